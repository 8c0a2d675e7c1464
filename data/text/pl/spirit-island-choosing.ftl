## W chwili wyboru: co się ma, co to robi i czego rzadko się chce

spirit-island-have-energy = energia: { $count }
spirit-island-have-plays = zagrania kart: { $count }
spirit-island-have-elements = { $elements }
spirit-island-explain-spirit = { $does } Wrodzone: { $powers }.
spirit-island-explain-power = { $does }
spirit-island-explain-card = { $does } ({ $elements }){ $count ->
    [0] { "" }
   *[other] { " " }Dopełnia: { $completes }
}
spirit-island-completes = { $power }: { $adds }
spirit-island-level-plain = Bez progów: { $does }
spirit-island-level-adds = { $numbers }: { $adds }
spirit-island-doubt-restart = To cofa twój rozwój i zagrane w tej turze karty. Zacząć od nowa?
spirit-island-doubt-move = Na torach masz jeszcze obecność do dołożenia. Zamiast tego przenieść obecność z { $origin } do { $land }?
