hours-zone-unknown = I know no time zone { $zone }. Pick one from the list, such as Europe/Warsaw.
hours-too-few = Please stay awake for at least { $hours } hours a day: the others wait for you.
hours-days-off = At most { $most } days off a week: on the others the game goes on.
hours-away-long = You can be away for { $days } days at most. For longer, let somebody take your seat.
told-overdue = The time of { $who } is over, and a computer player moves for them this once.
