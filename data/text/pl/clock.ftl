## The clock of a table

pace-question = Czas na ruch
pace-none = Bez limitu czasu
pace-relaxed = Spokojnie: 3 dni czuwania na ruch (zapas do 7)
pace-daily = Codziennie: 1 dzień czuwania na ruch (zapas do 2)
pace-quick = Szybko: 2 godziny czuwania na ruch (zapas do 6)
deadline-question = Gdy czas minie
deadline-nothing = gdy czas minie: gra czeka
deadline-computer = gdy czas minie: ten ruch zagra komputer
deadline-vote = gdy czas minie: pozostali głosują, czy zagra komputer
deadline-forfeit = gdy czas minie: gra przegrana
card-due = { $what } (termin { $when })
told-overdue = { $who }: czas minął; ten ruch zagra komputer.
pace-about = Dzień czuwania to dzień każdego gracza według /ja: noce, dni wolne i nieobecności się nie liczą.
bound-question = Najdłuższy czas na ruch według kalendarza
bound-days = { $count ->
    [0] bez granicy według kalendarza
    [one] najwyżej jeden dzień według kalendarza
    [few] najwyżej { $count } dni według kalendarza
   *[other] najwyżej { $count } dni według kalendarza
}
