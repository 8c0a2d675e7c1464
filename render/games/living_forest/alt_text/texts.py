"""The forest for the ear: alternative texts, and the whole table in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.living_forest.model.texts import names as card_names
from engine.games.living_forest.model.texts import tell
from engine.games.living_forest.model.view import LivingForestView, PlayerView
from engine.text import Text, Who
from render.games.living_forest.alt_text import players
from render.games.living_forest.alt_text import table as middle
from render.kit.text_limits import ALT_LIMIT, TEXT_LIMIT, escaped, within
from render.words import Words


def table(view: LivingForestView, people: Sequence[str], words: Words) -> str:
    """The alternative text of the table: what burns, where each player stands, what can be attracted; the text has the rest."""
    said = [view.headline, *middle.centre(view)]
    for player in view.players:
        said += players.short(view, player)
    said += middle.reserve(view, bare=True)
    return within((words.say(text, people) for text in said), ALT_LIMIT, " ")


def hand(view: LivingForestView, player: PlayerView, words: Words) -> str:
    """The own forest and cards."""
    said: list[Text] = []
    if picked := players.picked_cards(view, player):
        said.append(tell("told-picked", cards=card_names(picked)))
    if player.tops:
        said.append(tell("told-tops", cards=card_names(player.tops)))
    said += players.line(player)
    said += [*players.elements(player), players.goals(player), *players.forest(player)]
    said += players.stacks(player)
    return within((words.say(text) for text in said), ALT_LIMIT, " ")


def scores(view: LivingForestView, people: Sequence[str], words: Words) -> str:
    """The standing, the best first, and who has enough."""
    said = [tell("told-scores-final" if view.outcome.final else "told-scores-now")]
    for standing in sorted(view.outcome.standings, key=lambda each: (each.rank, each.seat)):
        player, who = view.players[standing.seat], Who(standing.seat)
        said.append(tell("told-score", rank=standing.rank, who=who, score=standing.score))
        said.append(players.goals(player))
        if any(goal.reached >= goal.needed for goal in player.goals):
            said.append(tell("told-enough"))
    return within((words.say(text, people) for text in said), ALT_LIMIT, " ")


def everything(view: LivingForestView, people: Sequence[str], words: Words) -> str:
    """The whole table as markdown, a paragraph to each of its parts."""
    spoken = [escaped(name) for name in people]

    def line(texts: Iterable[Text]) -> str:
        return " ".join(words.say(text, spoken) for text in texts)

    head = f"**{words.say(view.headline, spoken)}**\n{line(middle.centre(view))}"
    parts = [head, *(line(players.whole(view, player)) for player in view.players)]
    parts += ["\n".join(f"- {line([text])}" for text in middle.reserve(view))]
    for texts in (middle.rocks, middle.piles, middle.trees_on_offer, middle.supply):
        parts.append(line(texts(view)))
    return within(filter(None, parts), TEXT_LIMIT, "\n\n")
