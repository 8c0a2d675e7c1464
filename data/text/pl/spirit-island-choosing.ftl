## W chwili wyboru: co się ma, co to robi i czego rzadko się chce

spirit-island-have-always = zawsze: { $steps }
spirit-island-have-energy = energia: { $count }
spirit-island-have-plays = zagrania kart: { $count }
spirit-island-have-elements = { $elements }
spirit-island-explain-power = { $does }
spirit-island-one-after-other = { $first } { $other }
spirit-island-explain-card = { $does } ({ $elements })
spirit-island-card-completes = Dopełnia: { $completes }
spirit-island-adds-together = spełnia próg: { $completes }
spirit-island-completes = { $power }: { $adds }
spirit-island-level-plain = Bez progów: { $does }
spirit-island-level-adds = { $numbers }: { $adds }
spirit-island-choice-move = przesuń z { $land }
spirit-island-doubt-restart = To cofa Twój rozwój i zagrane w tej turze karty. Zacząć od nowa?
spirit-island-doubt-ready = { $count ->
        [one] Możesz jeszcze zagrać { $count } kartę.
        [few] Możesz jeszcze zagrać { $count } karty.
       *[many] Możesz jeszcze zagrać { $count } kart.
    } Zgłosić gotowość mimo to?
spirit-island-doubt-move = Na torach masz jeszcze obecność do dodania. Zamiast tego przesunąć obecność z { $origin } do { $land }?
spirit-island-style-lightnings-swift-strike = Uderza pierwszy i niszczy; niczego nie broni.
spirit-island-style-river-surges-in-sunlight = Przesuwa najeźdźców i Dahan i stale się rozwija.
spirit-island-style-vital-strength-of-the-earth = Powolny i niewzruszony: broni swoich krain, uderza późno.
spirit-island-style-shadows-flicker-like-flame = Sieje strach i dopada nielicznych, najlepiej przy Dahanach.
spirit-island-style-thunderspeaker = Prowadzi Dahan do walki i idzie z nimi.
spirit-island-style-a-spread-of-rampant-green = Jest wszędzie i samą obecnością wstrzymuje pustoszenia i budowy.
spirit-island-style-oceans-hungry-grasp = Wciąga najeźdźców z wybrzeży do morza i topi ich.
spirit-island-style-bringer-of-dreams-and-nightmares = Nikogo nie zabija: wygrywa strachem i przegania najeźdźców.
spirit-island-detail-complexity = Stopień trudności: { $complexity }.
spirit-island-detail-always = Co turę, przy każdym rozwoju: { $steps }.
spirit-island-growth-or = { $first }; { $other }
spirit-island-detail-growth = Co turę rozwija się na jeden z tych sposobów: { $growth }.
spirit-island-detail-special = Zasada specjalna: { $does }
spirit-island-detail-terms = Święte miejsce to kraina z co najmniej 2 Twoimi obecnościami. Zasięg liczy kroki od Twojej obecności do celu.
spirit-island-explain-gain-minor = 4 karty do wyboru; moce mniejsze są tanie.
spirit-island-explain-gain-major = 4 karty do wyboru; moce większe są silne i drogie, a za zatrzymaną zapominasz inną kartę.
