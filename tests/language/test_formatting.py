"""The one spelling of cards: what it is, and that it says the same and loses no comment."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from cultrules.language.formatting import WIDTH, format_document, format_text
from cultrules.language.parsing import parse
from cultrules.language.syntax import Block, Document
from cultrules.spec.files import folder
from cultrules.spec.problems import BadCards
from tests.effort import examples

from .trees import documents, full_documents

HERE = Path(__file__).parent
FILE = Path("mine.cult")
FILES = [
    *(HERE / "good").glob("*.cult"),
    *folder("spec").glob("*/cards/*.cult"),
    *folder("spec").glob("*/packs/*.cult"),
]
_LARGE = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
MANY = examples(20, suppress_health_check=_LARGE)
FEW = examples(6, suppress_health_check=_LARGE)


def blocks(text: str) -> tuple[Block, ...]:
    """What a text says."""
    return parse(text, FILE).blocks


def formatted(text: str) -> str:
    """A text in the one spelling, which is its own."""
    once = format_text(text, FILE)
    assert format_text(once, FILE) == once
    assert blocks(once) == blocks(text)
    return once


# ---- Documents at random ---------------------------------------------------------------------------------------------


def check(document: Document) -> None:
    """Written down and read again, the tree is the same, and the text is in the one spelling already."""
    text = format_document(document)
    assert blocks(text) == document.blocks
    assert format_text(text, FILE) == text


@MANY
@given(document=documents)
def test_whatever_is_written_is_read(document: Document) -> None:
    """Any tree, written down and read again, is the same tree, in a text that is already in the one spelling."""
    check(document)


@FEW
@given(document=full_documents)
def test_a_card_with_everything(document: Document) -> None:
    """A card with every kind of line, ability and statement, written down and read again, is the same card."""
    check(document)


@MANY
@given(document=documents, data=st.data())
def test_comments_anywhere(document: Document, data: st.DataObject) -> None:
    """Comments on lines of their own and at the ends of lines are all kept, in order and beside the same words."""
    lines, count = list[str](), 0
    for line in (*format_document(document).splitlines(), ""):
        for margin in data.draw(st.lists(st.sampled_from((None, 0, 1, 4)), max_size=2)):
            count += 1
            lines.append("" if margin is None else f"{' ' * margin}# {count}, before {line.strip()}")
        beside = line and data.draw(st.booleans())
        lines.append(f"{line} # beside {line.strip()}" if beside else line)
    text = "\n".join(lines)
    got = formatted(text)
    assert comments(got) == comments(text)
    for line in got.splitlines():
        said, mark, words = line.partition("  # beside ")
        assert not mark or said.endswith(words)


def comments(text: str) -> list[str]:
    """All comments of a text, each with the words that it stands before or beside."""
    found = []
    for line in text.splitlines():
        quoted = False
        for at, character in enumerate(line):
            quoted ^= character == '"'
            if character == "#" and not quoted:
                found.append(line[at:].rstrip())
                break
    return found


@MANY
@given(document=documents, step=st.integers(1, 9))
def test_any_indentation(document: Document, step: int) -> None:
    """However far an author indents, the text becomes the same."""
    text = format_document(document)
    lines = [line.lstrip(" ") for line in text.split("\n")]
    steps = [(len(line) - len(line.lstrip(" "))) // 2 for line in text.split("\n")]
    loose = "\n".join(" " * step * depth + line for line, depth in zip(lines, steps, strict=True))
    assert format_text(loose, FILE) == text


# ---- Files -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_files(path: Path) -> None:
    """Every file of the project says the same in the one spelling, and has the same number of comments."""
    text = path.read_text(encoding="utf-8")
    assert sorted(comments(formatted(text))) == sorted(comments(text))


@pytest.mark.parametrize("text", ["", "\n", "  \n\n", "\ufeff"])
def test_nothing(text: str) -> None:
    """A text that says nothing becomes empty."""
    assert formatted(text) == ""


def test_no_document() -> None:
    """What is not of the language is refused, not written anew."""
    with pytest.raises(BadCards):
        format_text("card\n", FILE)


# ---- The spelling ----------------------------------------------------------------------------------------------------

LOOSE = """\
card   "Night Terrors"
   source   house    "why"
   during Terror once per  Round   where ( some Cult Site of you at   Contested District ) :
       requires you.coins>=3
       cost  destroy this
       draw 1..n   Card where x is not y as gift from Hand
   kind Action
   may when Terror Spread where event.seat is you   once per Round:
       draw 1
   cost 1   Moon ,1 Star
   copies 6
   is Dark,Sealed
   may instead of Disorganized:
       each other Player in turn order  :   gain 1 Disorganization
   has 1 Terror
   puts 1 Investigator  with Field 2  in Downtown
   marks Downtown,Uptown
   while count( Altar of you )>=2:
       allow Preach at Rift where ( a=1 or b=2 ) and c=3
       Token Limit of you +2
   always :  forbid Raid
   text "our words"
   resolve:
     choose one:
        option "Pay" if you.coins > 2:
           pay ( 1+2 ) Coin
        option "Do not" :
           may : lose half you.coins rounded up Coin
     if no Altar: move all Thug to Hand of rival toward other Shrine by 2
     else :
          place 1 Altar at spot with most strength
          rival.left : gain players( 2 :1 ,3:2 ) Coin with strength 3
     roll 2 Fate Die :
        on Star,Moon : gain 1 Coin
     repeat 2 times:
        let n=count(Thug)
     until end of This Round : Ritual Surcharge is 3
     together :
        play "Dock Watch"
        swap mine for theirs
        each Player as one_of_them secretly:
          draw 1
game "here"
datum "coins"
   source house "more"
   value players( 2:4,3 : 5 )
datum "moons"
   value 3
"""
TIGHT = """\
card "Night Terrors"
  kind Action
  cost 1 Moon, 1 Star
  has 1 Terror
  is Dark, Sealed
  marks Downtown, Uptown
  puts 1 Investigator with Field 2 in Downtown
  copies 6
  text "our words"
  source house "why"
  during Terror once per Round where some Cult Site of you at Contested District:
    requires you.coins >= 3
    cost destroy this
    draw 1..n Card as gift from Hand where x is not y
  may when Terror Spread where event.seat is you once per Round: draw 1
  may instead of Disorganized:
    each other Player in turn order: gain 1 Disorganization
  while count(Altar of you) >= 2:
    allow Preach at Rift where (a = 1 or b = 2) and c = 3
    Token Limit of you +2
  always: forbid Raid
  resolve:
    choose one:
      option "Pay" if you.coins > 2: pay (1 + 2) Coin
      option "Do not":
        may: lose half you.coins rounded up Coin
    if no Altar: move all Thug toward other Shrine to Hand of rival by 2
    else:
      place 1 Altar at spot with most strength
      rival.left: gain players(2: 1, 3: 2) Coin with strength 3
    roll 2 Fate Die:
      on Star, Moon: gain 1 Coin
    repeat 2 times:
      let n = count(Thug)
    until end of This Round: Ritual Surcharge is 3
    together:
      play "Dock Watch"
      swap mine for theirs
      each Player as one_of_them secretly: draw 1

game "here"

datum "coins"
  value players(2: 4, 3: 5)
  source house "more"

datum "moons"
  value 3
"""


def test_the_spelling() -> None:
    """Order, spaces, blank lines and bodies are those of the one spelling, whatever an author wrote."""
    loose = LOOSE.replace(
        "draw 1..n   Card where x is not y as gift from Hand", "draw 1..n   Card from Hand as gift where x is not y"
    )
    loose = loose.replace("to Hand of rival toward other Shrine by 2", "by 2 to Hand of rival toward other Shrine")
    assert formatted(loose) == TIGHT


@pytest.mark.parametrize("length", range(WIDTH - 2, WIDTH + 3))
def test_room_on_a_line(length: int) -> None:
    """A body stands on the line of its head up to the last column, and in a block beyond it, comments apart."""
    verb = "v" * (length - len("  resolve: "))
    text = f'card "A"\n  resolve:\n    {verb}\n'
    if length <= WIDTH:
        text = f'card "A"\n  resolve: {verb}\n'
    assert formatted(f'card "A"\n  resolve:\n      {verb}\n') == text
    assert formatted(f'card "A"\n  resolve: {verb}\n') == text
    beside = text.replace(f"{verb}\n", f"{verb}  # why\n")
    assert formatted(f'card "A"\n  resolve: {verb} # why\n') == beside


def test_two_words_of_the_game_in_a_row() -> None:
    """Two words of the game that two spaces part stay two."""
    acts = '    take Foo  Bar\n    take "A B" Bar\n    take Foo.x Bar\n'
    text = f'card "A"\n  resolve:\n{acts}    roll Foo  Die:\n      on Up: draw\n'
    assert formatted(text) == text


# ---- Comments --------------------------------------------------------------------------------------------------------


def test_comments_of_every_sort() -> None:
    """Comments go with their lines: before them at their indentation, or at their ends; groups stay groups."""
    text = """


# of the file


# of the game
game "here" # which

      # of the card

card "A"    # why "A"

# of the source, first
      # second

 # and a third, apart

  source house "a # b"    # not the first "of these"
  kind Action
  # of an ability
  when Dusk: # before a body
     # of the body
     draw 1 # the body
  when Dawn:
      # alone
      draw 1
  when Noon: # beside
      draw 1
  when Night:
      draw 1  # at the end
  resolve: draw 1 # on one line
  # between abilities
  resolve:
      if a = 1:
         draw 1
         # before else
      # at the margin of else
      else: # beside else
         # after else
         draw 2
         # of the next
      if b = 1: draw 3
      # before a short else
      else: draw 4 # short
      choose one: # which
         # of the option
         option "x": draw 1 # first
         # of the other
         option "y": draw 2
  # at the end of a card
datum "b"
  value 2
  # at the end

# of all
  # really

"""
    expected = """\
# of the file

# of the game
game "here"  # which

# of the card

card "A"  # why "A"
  kind Action
  # of the source, first
  # second

  # and a third, apart
  source house "a # b"  # not the first "of these"
  # of an ability
  when Dusk:  # before a body
    # of the body
    draw 1  # the body
  when Dawn:
    # alone
    draw 1
  when Noon:  # beside
    draw 1
  when Night: draw 1  # at the end
  resolve: draw 1  # on one line
  # between abilities
  resolve:
    if a = 1: draw 1
    # before else
    # at the margin of else
    else:  # beside else
      # after else
      draw 2
    # of the next
    if b = 1: draw 3
    # before a short else
    else: draw 4  # short
    choose one:  # which
      # of the option
      option "x": draw 1  # first
      # of the other
      option "y": draw 2

# at the end of a card
datum "b"
  value 2

# at the end

# of all
# really
"""
    assert formatted(text) == expected


def test_only_comments() -> None:
    """A file of comments stays one."""
    assert formatted("\n  # a\n\n\n#b  \n# c") == "# a\n\n#b\n# c\n"


def test_a_long_line_with_a_comment() -> None:
    """If a line becomes two, what stood before it stays before the first, what stood at its end stays at the end."""
    verb = "v" * WIDTH
    text = f'card "A"\n  # before\n  resolve: {verb} # beside\n'
    assert formatted(text) == f'card "A"\n  # before\n  resolve:\n    {verb}  # beside\n'
