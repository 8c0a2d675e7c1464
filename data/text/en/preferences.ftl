## Commands

command-me = me
command-me-about = When you are awake, and how you want to hear of your turns
command-me-zone = zone
command-me-zone-about = Your time zone, such as Europe/Warsaw
command-away = away
command-away-about = Let your clocks stand still while you are away
command-away-until = until
command-away-until-about = The day on which you are back

## What people set for themselves

button-me = My settings
me-title = Just for you
me-zone = Time zone: { $zone }, where it is { $time } now. Another one: /me zone
me-awake = You are awake from { $wakes } to { $sleeps }. Your clocks count only that time.
me-always = Your clocks count day and night. Say when you are awake, and your nights are yours.
me-off = Days off: { $days }
me-wakes-question = When does your day begin?
me-sleeps-question = When does it end?
me-wakes = Awake from { $time }
me-sleeps = Awake until { $time }
me-off-day = { $day } off
me-off-question = Which days do you take off?
me-pings-question = How do you want to hear that it is your turn?
me-pings-each = Notify me of every turn
me-pings-digest = One message a day, in the morning
me-pings-none = Do not notify me
me-switches-question = And besides?
me-reminders = Remind me before my time is over
me-quiet = Leave me alone while I sleep or am away
away-until = You are back on { $when }. Until then your clocks stand still.
away-back = Welcome back! Your clocks go on.
away-choice-back = I am back
away-no-date = “{ $given }” is no day that I know. Pick one from the list, or type it like 2027-01-31.
away-past = That day has begun already. Pick a later one, or say that you are back.
hours-zone-unknown = I know no time zone { $zone }. Pick one from the list, such as Europe/Warsaw.
hours-too-few = Please stay awake for at least { $hours } hours a day: the others wait for you.
hours-days-off = At most { $most } days off a week: on the others the game goes on.
hours-away-long = You can be away for { $days } days at most. For longer, let somebody take your seat.
