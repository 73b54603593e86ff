"""An engine whose reply to `hello` has another form than the protocol's."""

import leash

leash.hold()
leash.reply(leash.request()["id"], {"name": "liar"})
leash.request()
