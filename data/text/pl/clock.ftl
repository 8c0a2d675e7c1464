hours-zone-unknown = Nie znam strefy czasowej { $zone }. Wybierz jakąś z listy, na przykład Europe/Warsaw.
hours-too-few = Zostaw na grę co najmniej { $hours } godzin dziennie: inni na Ciebie czekają.
hours-days-off = Najwięcej dni wolnych w tygodniu: { $most }. W pozostałe gra toczy się dalej.
hours-away-long = Nieobecność może trwać najwyżej { $days } dni. Na dłużej oddaj komuś swoje miejsce.
told-overdue = Czas minął: { $who }. Ten jeden raz ruch wykona komputer.
