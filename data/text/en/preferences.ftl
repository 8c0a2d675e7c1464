## Commands

command-me = me
command-me-about = Your time zone, waking hours and notifications
command-me-zone = zone
command-me-zone-about = Your time zone, such as Europe/Warsaw
command-away = away
command-away-about = Pause your clock while you are away
command-away-until = until
command-away-until-about = The day on which you are back

## What people set for themselves

button-me = My settings
me-title = Your settings
me-zone = Time zone: { $zone } (now { $time }). Change: /me zone
me-awake = Your day lasts from { $wakes } to { $sleeps }. Your clock runs only then.
me-always = Your clock runs day and night. Set your waking hours and it pauses at night.
me-off = Days off: { $days }
me-wakes-question = When does your day start?
me-sleeps-question = When does it end?
me-wakes = Day starts: { $time }
me-sleeps = Day ends: { $time }
me-off-day = { $day } off
me-off-question = Which days do you take off?
me-pings-question = How do you want to hear that it is your turn?
me-pings-each = Notify me of every turn
me-pings-digest = One message a day, in the morning
me-pings-none = Do not notify me
me-language-question = In which language shall I answer you?
me-language-choice = My language: { $language }
me-language-discord = as in my Discord
me-switches-question = Anything else?
me-reminders = Remind me before my time is up
me-quiet = No messages while I sleep or am away
me-confirms = Show me every move once more before I play it
away-until = You are back on { $when }. Until then your clock is paused.
away-back = Welcome back! Your clock is running again.
away-choice-back = I am back
away-no-date = “{ $given }” is no day that I know. Pick one from the list, or type it like 2027-01-31.
away-past = That day has begun already. Pick a later one, or say that you are back.
hours-zone-unknown = I know no time zone { $zone }. Pick one from the list, such as Europe/Warsaw.
hours-too-few = Please stay awake for at least { $hours } hours a day: the others wait for you.
hours-days-off = At most { $most } days off a week: on the others the game goes on.
hours-away-long = You can be away for { $days } days at most. For longer, let somebody take your seat.
