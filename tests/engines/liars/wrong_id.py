"""An engine that answers another request than the one it was asked."""

import leash

leash.hold()
leash.reply(leash.request()["id"] + 1, {})
leash.request()
