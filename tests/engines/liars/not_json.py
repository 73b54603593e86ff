"""An engine that prints a greeting where a reply belongs."""

import leash

leash.hold()
leash.say("Welcome to the engine!")
leash.request()
leash.request()
