"""The things before each player, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.games.living_forest.messages.labels import card_gives, tree_gives
from engine.games.living_forest.model.facts import trees
from engine.games.living_forest.model.kinds import ELEMENTS
from engine.games.living_forest.model.table import START_TREE
from engine.games.living_forest.model.texts import card_name, names, progress, solitary_left, tell, tree_name
from engine.games.living_forest.model.view import LivingForestView, PlayerView
from engine.games.living_forest.rules.ground import cells
from engine.text import Text, Who


def short(view: LivingForestView, player: PlayerView) -> Iterator[Text]:
    """Yield one player in short: goals, Help Line, where the spirit stands."""
    yield _who(view, player)
    yield from _actions(view, player)
    yield goals(player)
    yield from elements(player)
    yield tell("told-excess", excess=solitary_left(player.excess), count=len(player.line))


def whole(view: LivingForestView, player: PlayerView) -> Iterator[Text]:
    """Yield all there is to know of one player."""
    yield _who(view, player)
    if view.first == player.seat:
        yield tell("told-sacred")
    yield from _actions(view, player)
    yield goals(player)
    yield from line(player)
    yield from elements(player)
    yield from forest(player)
    yield from _tokens(view, player)
    yield tell("told-counts", stack=player.stack, discard=len(player.discard))


def _who(view: LivingForestView, player: PlayerView) -> Text:
    key = "told-stopped" if player.stopped and view.asked == "draw" else "told-player"
    return tell(key, who=Who(player.seat), spirit=tell(player.spirit), rock=player.rock + 1)


def _actions(view: LivingForestView, player: PlayerView) -> Iterator[Text]:
    """Yield the number of actions that a player has left in the turn that goes on, and those taken, which must differ."""
    acting = view.acting
    if acting is None or acting.seat != player.seat:
        return
    if acting.left:
        yield tell("told-actions-left", count=acting.left)
    if acting.used:
        yield tell("told-actions-taken", deeds=tuple(tell(f"deed-{deed}") for deed in acting.used))


def goals(player: PlayerView) -> Text:
    """Return the three totals of a player, each of the number needed."""
    shown = tuple(progress(goal.goal, goal.reached, goal.needed) for goal in player.goals)
    return tell("told-goals", goals=shown)


def elements(player: PlayerView) -> Iterator[Text]:
    """Yield the totals that are not 0."""
    found = [
        tell("gives", element=tell(each), amount=total)
        for each in ELEMENTS
        if (total := player.elements[each])
    ]
    yield tell("told-elements", elements=tuple(found)) if found else tell("told-no-elements")


def line(player: PlayerView) -> Iterator[Text]:
    """Yield the Help Line in the order drawn, and how near the limit it is."""
    if player.line:
        yield tell("told-line", cards=names(player.line), excess=solitary_left(player.excess))
    else:
        yield tell("told-line-empty")


def forest(player: PlayerView) -> Iterator[Text]:
    """Yield every tree planted, with its space and what it gives."""
    planted = tuple(
        tell("told-planted", at=at, tree=tree_name(tree), gives=tree_gives(trees()[tree]))
        for at, tree in zip(cells(), player.forest, strict=True)
        if tree is not None and tree != START_TREE
    )
    yield tell("told-forest", trees=planted) if planted else tell("told-forest-bare")


def _tokens(view: LivingForestView, player: PlayerView) -> Iterator[Text]:
    if player.fragments:
        yield tell("told-fragments", count=player.fragments)
    if view.kodama:
        yield tell("told-symbols", count=player.symbols)
    if player.element_tiles:
        yield tell("told-element-tiles", count=player.element_tiles)
    if player.tiles:
        tiles = tuple(
            tell("tile", goal=tell(f"goal-{tile.goal}"), spirit=tell(tile.spirit)) for tile in player.tiles
        )
        yield tell("told-tiles", tiles=tiles)


def stacks(player: PlayerView, bare: bool = False) -> Iterator[Text]:
    """Yield the cards of the stack, in no order, with what they give unless `bare`, and the discarded ones."""
    if stack := sorted(unordered(player).items()):
        yield tell("told-stack", cards=tuple(_counted(card, count, gives=not bare) for card, count in stack))
    if discard := sorted(Counter(player.discard).items()):
        yield tell("told-discard", cards=tuple(_counted(card, count) for card, count in discard))


def picked_cards(view: LivingForestView, player: PlayerView) -> tuple[str, ...]:
    """Return the animals picked so far in the action that goes on; fires are picked too, but lie open at once."""
    acting = view.acting
    if acting is None or acting.seat != player.seat or acting.deed != "attract":
        return ()
    return acting.picked


def unordered(player: PlayerView) -> Counter[str]:
    """Return the cards of the stack but for those whose place the viewer knows."""
    return Counter(player.stack_cards) - Counter(player.tops)


def _counted(card: str, count: int, *, gives: bool = False) -> Text:
    found = card_gives(card) if gives else ()
    name = tell("told-giving", card=card_name(card), gives=found) if found else card_name(card)
    return name if count == 1 else tell("told-counted", card=name, count=count)
