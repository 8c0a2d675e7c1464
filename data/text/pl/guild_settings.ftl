## /ustawienia i /zatrzymaj: co ustalono na serwerze

command-settings = ustawienia
command-settings-about = Dla zarządzających serwerem: język, kanały, kto może zaczynać i kończyć gry
command-settings-zone = strefa
command-settings-zone-about = Strefa czasowa serwera, według której zaczyna się dzień wyzwania
command-stop = zatrzymaj
command-stop-about = Dla moderatorów: zakończ dowolną grę na tym kanale, także niezaczętą

button-stop = Zakończ

server-title = Gry na tym serwerze
server-language = Nowe gry: **{ $language }**
server-language-own = w języku gospodarza
server-language-question = Język nowych stołów
server-language-choice = Nowe stoły: { $language }
server-channels = Stoły można otwierać: { $where }
server-everywhere = **na każdym kanale**
server-channels-question = Kanały do gier; bez wyboru wszystkie
server-threads = Każda gra toczy się **we własnym wątku**; kanał pokazuje gdzie, czyja jest tura i jak się skończyło.
server-threads-none = Gry toczą się **na samym kanale**, jedna naraz, albo w wątku, który ktoś założy.
server-threads-question = Gdzie toczy się gra?
server-played-channel = Na samym kanale
server-played-thread = We własnym wątku
server-start-everyone = Gry może zaczynać **każdy**. Zarządzający serwerem mogą zakończyć każdą.
server-start-role = Gry zaczynają i kończą: **{ $who }** i zarządzający serwerem.
server-start-managers = Gry zaczynają i kończą tylko **zarządzający serwerem**.
server-no-role = rola jeszcze niewybrana
server-starters-question = Kto może zaczynać i kończyć gry?
server-starters-everyone = Gry: zaczyna każdy, kończą zarządzający
server-starters-role = Gry: wybrana rola
server-starters-managers = Gry: tylko osoby zarządzające serwerem
server-role-question = Która rola?
server-zone = Dzień wyzwania (/wyzwanie) zaczyna się o północy w strefie **{ $zone }**. Zmienia to /ustawienia ze strefą.
server-call = Gospodarze, którzy szukają graczy, mogą zawołać { $role }, raz do każdego stołu.
server-call-none = Gospodarze, którzy szukają graczy, nie mają roli do wołania.
server-call-question = Rola, którą gospodarze mogą zawołać, gdy brakuje graczy
server-managers = zarządzający serwerem
server-none = To jest dla serwerów; w prywatnej rozmowie nie ma czego ustalać.
server-only-managers = To mogą zmieniać tylko zarządzający serwerem. Poproś kogoś z nich.
server-not-here = Na tym serwerze gra się tutaj: { $channels }. Użyj tam /graj, także w wątku.
server-may-not-start = Na tym serwerze gry zaczynają: { $who }. Poproś o otwarcie stołu; gdy już będzie, możesz użyć /dołącz.
server-may-not-stop = To mogą tylko moderatorzy tego serwera. Gracze mogą użyć /wyjdź przed grą albo /zrezygnuj w jej trakcie, a stół przed grą może zamknąć gospodarz.
server-stop-preview = Zakończyć grę **{ $game }** na tym kanale dla wszystkich? Rozpoczęta gra skończy się bez zwycięzcy i nie będzie się liczyć.
server-stopped = Zakończone.
