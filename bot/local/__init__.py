"""A stand-in for Discord on 127.0.0.1: REST, gateway, faults, and a web page that looks like a channel.

`server.LocalDiscord` is all of it as one object; `python -m bot.local` runs it as a process. An unmodified bot is
pointed at it by `bot.discord.endpoint`.

world, start      the state, and what it starts with          rest, channels, webhooks   the routes of REST v10
shapes            how the state looks on the wire             interaction(s)             the life of an interaction
messages          making and changing messages                gateway, session           Gateway v10
components,       trees of components, files and what         limits, *_limits           what Discord would refuse
  attachments     refers to them                              errors                     refusals
clicks, options   what people do, checked and sent on         page, present, markup      what people see
settle            when they may see it                        faults, failing, panel     what can go wrong, and what then does

It cannot tell: real rate limits, permissions of people, how clients draw, expiring addresses, order under load.
"""
