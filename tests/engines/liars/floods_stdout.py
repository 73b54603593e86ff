"""An engine that says line after line that nobody asked for."""

import leash

leash.hold()
while True:
    leash.say("and another thing " * 50)
