command-settings = einstellungen
command-settings-about = Für alle, die den Server verwalten: Sprache, Kanäle, wer Spiele beginnen und beenden darf
command-settings-zone = zone
command-settings-zone-about = Zeitzone dieses Servers, in der der Tag der Aufgabe beginnt
command-stop = beenden
command-stop-about = Für die Moderation: ein Spiel oder einen Tisch in diesem Kanal beenden

button-stop = Beenden

server-title = Spiele auf diesem Server
server-language = Sprache neuer Spiele: **{ $language }**
server-language-own = die der Person, die den Tisch eröffnet
server-language-question = Sprache neuer Spiele
server-language-choice = Neue Spiele: { $language }
server-channels = Spiele dürfen eröffnet werden: { $where }
server-everywhere = **in jedem Kanal**
server-channels-question = Kanäle für Spiele; keiner gewählt heißt überall
server-threads = Jedes Spiel läuft in **einem eigenen Thread**; der Kanal zeigt, wo, wer am Zug ist und wie es ausging.
server-threads-none = Gespielt wird **im Kanal selbst**, ein Spiel nach dem anderen, oder in einem Thread, den jemand erstellt.
server-threads-question = Wo wird gespielt?
server-played-channel = Im Kanal selbst
server-played-thread = In einem eigenen Thread
server-start-everyone = **Alle** dürfen Spiele beginnen. Wer den Server verwaltet, kann jedes Spiel beenden.
server-start-managers = Nur **wer den Server verwaltet**, darf Spiele beginnen und jedes Spiel beenden.
server-starters-question = Wer darf Spiele beginnen und beenden?
server-managers = wer den Server verwaltet
server-none = Das ist für Server; in einer Direktnachricht gibt es nichts einzustellen.
server-stopped = Das Spiel wurde beendet.
