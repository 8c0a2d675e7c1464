## Reminders

reminder-turn = { $who }, kiedy Cię nie było, przyszła Twoja kolej. Gra: { $game }, { $when }.
reminder-away = { $who }, podczas Twojej nieobecności przyszła Twoja kolej. Gra: { $game }, { $when }.
reminder-deadline = Termin: { $when }.
reminder-soon = { $who }, czas na Twój ruch: jeszcze { $left } (termin { $when }). Gra: { $game }.
reminder-late = { $who }, Twój czas na ruch skończył się { $when }. Gra: { $game }. Pozostali czekają na Ciebie.
digest-title = { $count ->
    [one] Dzień dobry! Czeka na Ciebie jedna gra:
    [few] Dzień dobry! Czekają na Ciebie { $count } gry:
   *[many] Dzień dobry! Czeka na Ciebie { $count } gier:
}
