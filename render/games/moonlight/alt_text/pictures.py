"""The words of each picture, and of the whole table, in Texts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.games.moonlight.messages.scoring import scoring
from engine.games.moonlight.model.texts import creature_text, named, side_text, tell
from engine.games.moonlight.model.view import MissionView, MoonlightView, PlayerView, SideView
from engine.outcome import ScoreLine
from engine.text import Arg, Text, Who
from render.games.moonlight.alt_text import ground
from render.games.moonlight.board.panels import has_fireflies, is_late
from render.kit.alt_text import Paragraph
from render.sheets.scores import best_first
from words.catalogue import signed


def table(view: MoonlightView) -> Iterator[Text]:
    """Yield the creatures with the tiles they can pick, the tiles picked in this turn, the sides, the players."""
    yield view.headline
    yield from ground.creatures(view)
    yield from ground.picks(view)
    yield from ground.picked(view)
    for side in view.sides:
        yield side_line(view, side)
    yield from demands(view)
    for player in view.players:
        yield player_line(view, player)


def majorities(view: MoonlightView) -> Iterator[Text]:
    """Yield the count of each side in every spirit and power."""
    counts = tuple(
        tell("told-count", name=named(each.name), light=each.light.total, shadow=each.shadow.total)
        for each in view.categories
    )
    light, shadow = (side_text(side.side, view.mode) for side in view.sides)
    yield tell("told-counts", light=light, shadow=shadow, counts=counts)


def supply(view: MoonlightView) -> Iterator[Text]:
    """Yield the amount of every spirit and power that neither side has yet, and the amount there is in all."""
    counts = tuple(
        tell("told-share", name=named(each.name), count=each.to_come, whole=each.in_all)
        for each in view.categories
        if each.to_come
    )
    if counts:
        yield tell("told-supply", counts=counts)


def demands(view: MoonlightView) -> Iterator[Text]:
    """Yield whether talk is open, what the team may score and still use, what the Moonlight card demands, and, late, what the team
    lacks.
    """
    if view.talking:
        yield tell("told-talking")
    yield from scoring(view)
    if view.plus:
        yield tell("told-plus", count=view.plus)
    if view.card:
        yield tell("told-card", spirits=tuple(map(named, view.card)))
    if view.lacking and is_late(view) and not view.outcome.final:
        yield tell("told-lacking", spirits=tuple(map(named, view.lacking)))


def missions(player: PlayerView) -> Iterator[Text]:
    """Yield an Objective card."""
    if player.side is not None:
        yield tell("picture-objective", creature=creature_text(player.side))
        for mission in player.missions:
            text = mission_text(mission)
            yield tell("told-done", mission=text) if mission.done else text


def scores(view: MoonlightView) -> Iterator[Text]:
    """Yield the standing: the sums of both sides, or the final scores of sides and players where these are against each other."""
    if has_hidden(view):
        yield tell("told-scores-hidden")
    if view.mode != "versus" or has_hidden(view):
        yield from sums(view)
        return
    yield tell("told-scores-final")
    for side in view.sides:
        yield tell("told-side-score", side=side_text(side.side, view.mode), score=side.score)
    for standing in best_first(view.outcome):
        yield tell("told-score", rank=standing.rank, who=Who(standing.seat), score=standing.score)


def has_hidden(view: MoonlightView) -> bool:
    """Return whether some Objective card that will count cannot be seen by this viewer yet (ML-VERSUS-02)."""
    return view.mode == "versus" and any(player.side is None for player in view.players)


def sums(view: MoonlightView) -> Iterator[Text]:
    """Yield the points of both sides, line by line, and of players against each other as far as they can be known.

    Nothing at the end of a game against each other, in which each player has points of their own then.
    """
    if view.mode == "versus" and not has_hidden(view):
        return
    for side in view.sides:
        name = side_text(side.side, view.mode, first=True)
        yield tell("told-side-sum", side=name, score=signed(side.score), lines=_points(side.lines))
    yield from players_so_far(view)
    yield from scoring(view)


def players_so_far(view: MoonlightView) -> Iterator[Text]:
    """Yield for each player against others the points so far, or those without the Objective card where that is secret (ML-VERSUS-02)."""
    if not has_hidden(view):
        return
    for player, standing in zip(view.players, view.outcome.standings, strict=True):
        who, lines = Who(player.seat), _points(standing.lines)
        if player.side is None:
            yield tell("told-score-secret", who=who, lines=lines)
        else:
            yield tell("told-score-so-far", who=who, score=signed(standing.score), lines=lines)


def _points(lines: Iterable[ScoreLine]) -> tuple[Text, ...]:
    return tuple(tell("told-line", line=line.label, points=signed(line.points)) for line in lines)


def paragraphs(view: MoonlightView) -> Iterator[Paragraph]:
    """Yield the whole table."""
    if view.intro:
        yield Paragraph([view.intro])
    yield Paragraph([ground.creatures(view), view.notices, [tell("told-left", count=view.tiles_left)]])
    yield Paragraph([[row] for row in ground.rows(view)], bullets=True)
    yield Paragraph([[each] for each in (*ground.picked(view), *ground.beside(view))], bullets=True)
    yield Paragraph([[side_line(view, side)] for side in view.sides], bullets=True)
    yield Paragraph([majorities(view), supply(view), demands(view)])
    yield Paragraph([[player_line(view, player)] for player in view.players], bullets=True)
    if view.seat is not None:
        yield Paragraph([missions(view.players[view.seat])])


def side_line(view: MoonlightView, side: SideView) -> Text:
    """Return the possessions of a side, in one line."""
    led = tuple(named(each.name) for each in view.categories if each.of(side.side).leads)
    has: dict[str, Arg] = {"score": signed(side.score), "bits": side.bits, "tiles": len(side.tiles)}
    name = side_text(side.side, view.mode, first=True)
    told = tell("told-side-leads", side=name, led=led, **has) if led else tell("told-side", side=name, **has)
    return tell("told-fireflies", side=told, count=side.fireflies) if has_fireflies(view) else told


def player_line(view: MoonlightView, player: PlayerView) -> Text:
    """Return the possessions of a player, in one line; bits are a player's own where all are against each other."""
    if view.mode == "versus":
        return tell("told-player-bits", who=Who(player.seat), gems=player.gems, bits=player.bits)
    return tell("told-player", who=Who(player.seat), gems=player.gems)


def mission_text(mission: MissionView) -> Text:
    """Return a mission in words."""
    args: dict[str, Arg] = {"creature": tell(f"creature-{mission.side}"), "spirit": named(mission.spirit)}
    return (
        tell("mission-minimum", least=mission.least, **args)
        if mission.least
        else tell("mission-majority", **args)
    )
