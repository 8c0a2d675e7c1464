## Commands

command-me = ja
command-me-about = Kiedy nie śpisz i jak chcesz dowiadywać się o swojej kolejce
command-me-zone = strefa
command-me-zone-about = Twoja strefa czasowa, na przykład Europe/Warsaw
command-away = nieobecność
command-away-about = Zatrzymaj swoje zegary na czas nieobecności
command-away-until = do
command-away-until-about = Dzień Twojego powrotu

## What people set for themselves

button-me = Moje ustawienia
me-title = Tylko dla Ciebie
me-zone = Strefa czasowa: { $zone }, jest tam teraz { $time }. Inną wybierzesz przez /ja strefa
me-awake = Twój dzień trwa od { $wakes } do { $sleeps }. Tylko ten czas liczą Twoje zegary.
me-always = Twoje zegary liczą dzień i noc. Powiedz, kiedy nie śpisz, a noce będą Twoje.
me-off = Dni wolne: { $days }
me-wakes-question = Kiedy zaczyna się Twój dzień?
me-sleeps-question = Kiedy się kończy?
me-wakes = Dzień od { $time }
me-sleeps = Dzień do { $time }
me-off-day = Wolne: { $day }
me-off-question = Które dni masz wolne?
me-pings-question = Jak chcesz dowiadywać się, że to Twoja kolej?
me-pings-each = Powiadamiaj mnie o każdej kolejce
me-pings-digest = Jedna wiadomość dziennie, rano
me-pings-none = Nie powiadamiaj mnie
me-switches-question = Co jeszcze?
me-reminders = Przypominaj, zanim mój czas minie
me-quiet = Nie przeszkadzaj, kiedy śpię lub mnie nie ma
away-until = Dzień Twojego powrotu: { $when }. Do tego czasu Twoje zegary stoją.
away-back = Witaj z powrotem! Twoje zegary znów idą.
away-choice-back = Już jestem
away-no-date = Nie znam takiego dnia: „{ $given }”. Wybierz dzień z listy albo wpisz go tak: 2027-01-31.
away-past = Ten dzień już się zaczął. Wybierz późniejszy albo powiedz, że już jesteś.
hours-zone-unknown = Nie znam strefy czasowej { $zone }. Wybierz jakąś z listy, na przykład Europe/Warsaw.
hours-too-few = Zostaw na grę co najmniej { $hours } godzin dziennie: inni na Ciebie czekają.
hours-days-off = Najwięcej dni wolnych w tygodniu: { $most }. W pozostałe gra toczy się dalej.
hours-away-long = Nieobecność może trwać najwyżej { $days } dni. Na dłużej oddaj komuś swoje miejsce.
