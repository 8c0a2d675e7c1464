## The clock of a table

pace-question = Czas na ruch
pace-none = Bez limitu czasu
pace-relaxed = Bez pośpiechu: 3 dni na ruch (zapas do 7)
pace-daily = Codziennie: 24 godziny na ruch (zapas do 48)
pace-quick = Szybko: 2 godziny na ruch (zapas do 6)
deadline-question = Gdy czas minie
deadline-nothing = gdy czas minie: nic
deadline-computer = gdy czas minie: ten ruch zagra komputer
deadline-vote = gdy czas minie: pozostali głosują, czy zagra komputer
card-due = { $what } (termin { $when })
told-overdue = { $who }: czas minął; ten ruch zagra komputer.
