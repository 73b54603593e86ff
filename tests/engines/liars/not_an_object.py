"""An engine whose reply is JSON, but no object."""

import leash

leash.hold()
leash.request()
leash.say("[1, 2, 3]")
leash.request()
