"""A stand-in for Discord on 127.0.0.1: REST, gateway, faults, and a web page that looks like a channel.

`server.LocalDiscord` is all of it as one object; `python -m bot.local` runs it as a process. An unmodified bot is
pointed at it by `bot.discord.endpoint`.

world, start      the state, and what it starts with          rest, channels,            the routes of REST v10
saving            the file that keeps it                        gatherings, webhooks
permissions,      who may do what, and by which               interaction(s)             the life of an interaction
  installs        installation of the application             gateway, session           Gateway v10
shapes            how the state looks on the wire             bodies, limits, *_limits   what Discord would refuse
messages,         making and changing messages,               rates                      how often it would
  threads         threads that sleep and wake                 errors                     refusals
components,       trees of components, files and what         page, present, markup      what people see
  attachments     refers to them                              settle                     when they may see it
clicks, options,  what people do, checked and sent on         faults, failing, panel     what can go wrong, and
  resolving                                                                              what then does

It cannot tell: the numbers that Discord keeps to itself (rates are those bots have met), how clients draw, expiring
addresses, order under load.
"""
