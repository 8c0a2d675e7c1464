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

order-unreadable = Nie da się odczytać kroku { $step }: { $why }
order-empty = nic w nim nie ma. Zacznij od ruchu: { $verbs }.
order-too-long = to za długo. Polecenie może mieć najwyżej { $most } znaków.
order-too-many = o jeden krok za dużo. Polecenie może mieć ich najwyżej { $most }.
order-no-verb = „{ $word }” nie jest ruchem w tej grze. Są takie: { $verbs }.
order-incomplete = „{ $move }” to jeszcze nie cały ruch. Dopisz resztę albo postaw za nim …, jeśli dalszy ciąg może być dowolny.
order-whom = „{ $word }” to nikt z tego stołu. Grają tu: { $names }; można też napisać ktokolwiek.
order-number = w miejscu „{ $word }” powinna być liczba.
order-odd-word = „{ $word }” tu nie pasuje. Krok kończy średnik, a inną możliwość zaczyna słowo inaczej.
order-doubt = Po krótkim spojrzeniu naprzód ruch „{ $move }” nigdzie nie był możliwy. Może to literówka; polecenie mimo to obowiązuje.
order-none = Nie ma już takiego Twojego polecenia.
order-full = To byłoby za długo: polecenie może mieć najwyżej { $most ->
    [one] { $most } krok
    [few] { $most } kroki
   *[other] { $most } kroków
}.

## What an order did

order-played = Zagrane: { $move }
order-done = Twoje polecenie zostało wykonane.
order-stopped = Twoje polecenie zostało przerwane. { $why }
order-skipped = { $why } Ten krok został więc pominięty.
order-helped = { $why } Ruch wykonał więc za Ciebie komputer.
order-cannot = Krok { $step }: { $why }.
order-not-legal = ruch „{ $move }” jest niemożliwy
order-which = „{ $move }” może oznaczać więcej niż jeden ruch
order-changed = to, co było „{ $then }”, to teraz „{ $now }”
order-behind = jesteś na { $rank }. miejscu
order-late = nadszedł już ruch { $move }
order-somebody = { $who } ma już za sobą ruch „{ $move }”
order-over = Gra się skończyła.
order-seat-gone = Twoje miejsce zajmuje ktoś inny.
order-by-hand = Na Twoim miejscu wykonano ruch bez tego polecenia.
order-undone = Twój ruch został cofnięty.

## The command, and its private answers

command-order = polecenie
command-order-about = Powiedz teraz, co zagrać, gdy przyjdzie Twoja kolej; widzisz to tylko Ty
command-order-give = wydaj
command-order-give-about = Powiedz, co zagrać, gdy przyjdzie Twoja kolej
command-order-give-plan = plan
command-order-give-plan-about = Na przykład: zbierz A1, inaczej zbierz C1; zostaw. Puste: wybór z menu
command-order-list = lista
command-order-list-about = Twoje polecenia i to, co zrobiły
command-order-cancel = wycofaj
command-order-cancel-about = Wycofaj swoje polecenie przy tym stole

order-pick = Co zagrać, gdy znów przyjdzie Twoja kolej? Te ruchy są możliwe, o ile da się to przewidzieć.
order-preview = Gdy przyjdzie Twoja kolej: **{ $move }**
    Jeśli to wtedy niemożliwe albo znaczy co innego niż teraz:
order-otherwise-stop = przerwij i daj mi znać
order-otherwise-skip = pomiń to i przejdź do następnego kroku
order-otherwise-random = zagraj dowolny ruch, losowo
order-otherwise-greedy = niech zagra prosty komputer
order-otherwise-question = A jeśli nie?
order-given = Polecenie przyjęte i nikt inny go nie zobaczy.
order-withdrawn = Polecenie wycofane.
order-nothing = Nie masz żadnych poleceń. Nowe wydasz przez /polecenie wydaj, słowami albo z menu.
order-about = O Twoim poleceniu w grze { $game }, { $place }:
order-language = -# Kroki dzieli średnik, inne możliwości słowo inaczej. Warunki: chyba że ktoś: ruch · dopóki prowadzę · dopóki miejsce najwyżej 2 · przed ruchem 30 · mimo wszystko.
button-order-give = Wydaj to polecenie
button-order-add = Dopisz do mojego polecenia
button-order-cancel = Wycofaj
button-order-more = Dodaj krok
