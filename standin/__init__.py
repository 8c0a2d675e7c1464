"""A stand-in for Discord on 127.0.0.1: REST, gateway, faults, and a web page that looks like a channel.

`server.LocalDiscord` is all of it as one object; `python -m standin` runs it as a process. An unmodified bot is
pointed at it by `bot.discord.endpoint`. Each room imports only those below it:

server, middleware   starts everything; what each request passes on its way in
gateway/             Gateway v10: `socket` (connections), `frames` (what a bot sends), `session` (what it may resume),
                     `ready` (what it is told first), `audience` (which events it hears), `immediate_faults`
faults/              `model` (what can go wrong), `injector` (makes it happen), `panel` (asks for it from the page)
rest/                REST v10: routes/ (a file for each kind), `http` (bodies and answers), `access` (may the bot?),
                     `rate_limits`, `observer` (hears what passes: for tests)
interactions/        `from_page` (what a person does), `lifecycle` (how it is answered), `model`, `resolved`
page/                `page` (files and sockets), `tab` (one open page), `present` and `markup` (messages as HTML), static/ (the page itself)
content/             what stands in channels: `messages`, `components`, `attachments`, `uploads`, `pictures`, `emojis`,
                     `reactions`, `pins`; and Discord's limits on them (`message_limits`, `component_limits`)
world/               `state`, what it starts with (`seed`) and how a file keeps it (`persistence`); `wire` (how it looks as
                     JSON); `membership` (invitations, kicks, outages); `thread_rules`; `installs` (who may use a command
                     where); `visibility` (when people see what the bot did)
protocol/            what Discord defines and no state is needed for: `errors`, `schemas`, `permissions`, commands

What it cannot tell: the numbers that Discord keeps to itself (rates are those bots have met), how clients draw, expiring
addresses, order under load.
"""
