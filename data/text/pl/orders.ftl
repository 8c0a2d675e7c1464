## The words that standing orders are written with: ways to say the same stand between bars, the first is the one we write

order-word-else = inaczej | w przeciwnym razie | albo
order-word-unless = chyba że
order-word-leading = dopóki prowadzę | póki prowadzę
order-word-top = dopóki miejsce najwyżej | dopóki miejsce <=
order-word-before = przed ruchem
order-word-anyway = mimo wszystko | tak czy inaczej
order-word-anybody = ktokolwiek | ktoś
order-word-player = gracz | miejsce
order-word-stop = przerwij i daj mi znać | przerwij i daj znać | daj mi znać | przerwij
order-word-skip = pomiń ten krok | następny krok | pomiń
order-word-random = zagraj losowo | losowo
order-word-greedy = niech zagra komputer | komputer

## Reading an order

order-unreadable = Krok { $step }: { $why }
order-empty = nic tu nie ma. Ruchy: { $verbs }.
order-too-long = to za długo. Plan może mieć najwyżej { $most } znaków.
order-too-many = o jeden krok za dużo. Plan może mieć ich najwyżej { $most }.
order-no-verb = nie znam ruchu „{ $word }”. Ruchy: { $verbs }.
order-incomplete = „{ $move }” to jeszcze nie cały ruch. Dopisz resztę albo postaw za nim …, jeśli dalszy ciąg może być dowolny.
order-whom = w tej grze nie ma gracza „{ $word }”. Gracze: { $names }; można też napisać ktokolwiek.
order-number = w miejscu „{ $word }” powinna być liczba.
order-odd-word = „{ $word }” tu nie pasuje. Krok kończy średnik, a inną możliwość zaczyna słowo inaczej.
order-doubt = Po krótkim spojrzeniu naprzód ruch „{ $move }” nigdzie nie był możliwy. Może to literówka; plan mimo to obowiązuje.
order-none = Nie ma już takiego planu.
order-full = To byłoby za długo: plan może mieć najwyżej { $most ->
    [one] { $most } krok
    [few] { $most } kroki
   *[other] { $most } kroków
}.

## What an order did

order-played = Zagrane: { $move }
order-done = Twój plan jest wykonany.
order-stopped = Twój plan został przerwany. { $why }
order-skipped = { $why } Ten krok został więc pominięty.
order-helped = { $why } Ruch wykonał więc za Ciebie komputer.
order-cannot = Krok { $step }: { $why }.
order-not-legal = ruch „{ $move }” jest niemożliwy
order-which = „{ $move }” może oznaczać więcej niż jeden ruch
order-changed = to, co było „{ $then }”, to teraz „{ $now }”
order-ends = ruch „{ $move }” zakończyłby grę bez pewnej wygranej
order-behind = jesteś na { $rank }. miejscu
order-late = nadszedł już ruch { $move }
order-somebody = { $who } ma już za sobą ruch „{ $move }”
order-over = Gra się skończyła.
order-seat-gone = Twoje miejsce ma teraz ktoś inny.
order-by-hand = Na Twoim miejscu wykonano ruch poza planem.
order-undone = Twój ruch został cofnięty.

## The command, and its private answers

command-order = plan-ruchu
command-order-about = Powiedz teraz, co zagrać w Twojej następnej turze; widzisz to tylko Ty
command-order-give = ułóż
command-order-give-about = Powiedz, co zagrać w Twojej następnej turze
command-order-give-plan = ruchy
command-order-give-plan-about = Na przykład: zbierz A1, inaczej zbierz C1; zostaw. Puste: wybór z menu
command-order-list = lista
command-order-list-about = Twoje plany i to, co zrobiły
command-order-cancel = anuluj
command-order-cancel-about = Anuluj swój plan w tej grze

order-pick = Co zagrać w Twojej następnej turze? Te ruchy są możliwe, o ile da się to przewidzieć.
order-preview = W Twojej następnej turze: **{ $move }**
    A jeśli to wtedy niemożliwe albo znaczy co innego niż teraz?
order-otherwise-stop = przerwij i daj mi znać
order-otherwise-skip = pomiń to i przejdź do następnego kroku
order-otherwise-random = zagraj dowolny ruch, losowo
order-otherwise-greedy = niech zagra komputer
order-otherwise-question = A jeśli to niemożliwe?
order-given = Plan przyjęty i nikt inny go nie zobaczy.
order-takes-place = Twój wcześniejszy plan już nie obowiązuje: ten go zastępuje.
order-before = Co zrobił plan przed nim:
order-withdrawn = Plan anulowany.
order-nothing = Nie masz żadnych planów. Nowy ułożysz przez /plan-ruchu ułóż, słowami albo z menu.
order-about = O Twoim planie w grze { $game }, { $place }:
order-example = -# Pisz tak: { $plan }; …
order-language = -# Więcej: chyba że ktoś: ruch · dopóki prowadzę · dopóki miejsce najwyżej 2 · przed ruchem 30 · mimo wszystko.
button-order-give = Przyjmij ten plan
button-order-add = Dopisz do mojego planu
button-order-cancel = Anuluj
button-order-more = Dodaj krok
