## Commands

command-me = ja
command-me-about = Strefa czasowa, godziny i powiadomienia
command-me-zone = strefa
command-me-zone-about = Twoja strefa czasowa, na przykład Europe/Warsaw
command-away = nieobecność
command-away-about = Zatrzymaj swój zegar na czas nieobecności
command-away-until = do
command-away-until-about = Dzień Twojego powrotu

## What people set for themselves

button-me = Moje ustawienia
me-title = Twoje ustawienia
me-zone = Strefa czasowa: { $zone } (teraz { $time }). Zmiana: /ja strefa
me-awake = Twój dzień trwa od { $wakes } do { $sleeps }. Tylko wtedy idzie Twój zegar.
me-always = Twój zegar idzie dzień i noc. Ustaw godziny, a nocą zegar stanie.
me-off = Dni wolne: { $days }
me-wakes-question = Kiedy zaczyna się Twój dzień?
me-sleeps-question = Kiedy się kończy?
me-wakes = Dzień od { $time }
me-sleeps = Dzień do { $time }
me-off-day = Wolne: { $day }
me-off-question = Które dni masz wolne?
me-pings-question = Jak chcesz dowiadywać się, że to Twoja kolej?
me-pings-each = Powiadamiaj mnie o każdej turze
me-pings-digest = Jedna wiadomość dziennie, rano
me-pings-none = Nie powiadamiaj mnie
me-language-question = W jakim języku mam Ci odpowiadać?
me-language-choice = Mój język: { $language }
me-language-discord = jak na moim Discordzie
me-switches-question = Co jeszcze?
me-reminders = Przypominaj, zanim mój czas minie
me-quiet = Bez wiadomości, kiedy śpię lub mnie nie ma
me-confirms = Pokazuj mi każdy ruch jeszcze raz, zanim go zagram
away-until = Wracasz: { $when }. Do tego czasu Twój zegar stoi.
away-back = Witaj z powrotem! Twój zegar znów idzie.
away-choice-back = Już jestem
away-no-date = Nie znam takiego dnia: „{ $given }”. Wybierz dzień z listy albo wpisz go tak: 2027-01-31.
away-past = Ten dzień już się zaczął. Wybierz późniejszy albo powiedz, że już jesteś.
hours-zone-unknown = Nie znam strefy czasowej { $zone }. Wybierz jakąś z listy, na przykład Europe/Warsaw.
hours-too-few = Zostaw na grę co najmniej { $hours } godzin dziennie: inni na Ciebie czekają.
hours-days-off = Najwięcej dni wolnych w tygodniu: { $most }. W pozostałe gra toczy się dalej.
hours-away-long = Nieobecność może trwać najwyżej { $days } dni. Na dłużej oddaj komuś swoje miejsce.
