## Reminders

reminder-turn = { $count ->
    [one] { $who }, kiedy Cię nie było, przyszła Twoja kolej. Gra: { $game }, { $when }.
   *[other] { $who }, kiedy Was nie było, przyszła Wasza kolej. Gra: { $game }, { $when }.
}
reminder-away = { $count ->
    [one] { $who }, podczas Twojej nieobecności przyszła Twoja kolej. Gra: { $game }, { $when }.
   *[other] { $who }, podczas Waszej nieobecności przyszła Wasza kolej. Gra: { $game }, { $when }.
}
reminder-deadline = Termin: { $when }.
reminder-soon = { $count ->
    [one] { $who }, czas na Twój ruch: jeszcze { $left } (termin { $when }). Gra: { $game }.
   *[other] { $who }, czas na Wasze ruchy: jeszcze { $left } (termin { $when }). Gra: { $game }.
}
reminder-late = { $count ->
    [one] { $who }, Twój czas na ruch skończył się { $when }. Gra: { $game }. Pozostali czekają na Ciebie.
   *[other] { $who }, Wasz czas na ruch skończył się { $when }. Gra: { $game }. Pozostali czekają na Was.
}
reminder-forfeit = Potem gra jest przegrana według zasad tego turnieju.
digest-title = { $count ->
    [one] Dzień dobry! Czeka na Ciebie jedna gra:
    [few] Dzień dobry! Czekają na Ciebie { $count } gry:
   *[many] Dzień dobry! Czeka na Ciebie { $count } gier:
}
