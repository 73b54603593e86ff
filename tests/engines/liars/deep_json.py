"""An engine whose reply is nested without end."""

import leash

leash.hold()
leash.request()
leash.say("[" * 100_000)
leash.request()
