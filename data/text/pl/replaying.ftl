replay-live = Stół { $table } ({ $game }, gra trwa) różni się od kroku { $row }: { $why }. Gra potoczy się dalej od ostatniego zapisanego stanu.
replay-finished = Stół { $table } ({ $game }, gra skończona) różni się od kroku { $row }: { $why }.
replay-broken = Stołu { $table } w ogóle nie da się odczytać: jego wiersze w bazie danych są uszkodzone.
replay-found = { $count ->
    [0] Każda gra kończy się według tych zasad tak samo.
    [one] Jeden stół kończy się według tych zasad inaczej.
    [few] { $count } stoły kończą się według tych zasad inaczej.
   *[many] { $count } stołów kończy się według tych zasad inaczej.
}
