## The clock of a table

pace-question = Ile czasu jest na ruch?
pace-none = Bez zegara
pace-relaxed = Bez pośpiechu: 3 dni na ruch, zapas do 7 dni
pace-daily = Codziennie: 24 godziny na ruch, zapas do 48 godzin
pace-quick = Szybko: 2 godziny na ruch, zapas do 6 godzin
deadline-question = A kiedy czas minie?
deadline-nothing = po czasie nic się nie dzieje
deadline-computer = po czasie ruch za gracza wykonuje komputer
deadline-vote = po czasie pozostali głosują, czy zastąpi go komputer
card-due = { $what } (termin { $when })
told-overdue = Czas minął: { $who }. Ten jeden raz ruch wykona komputer.
