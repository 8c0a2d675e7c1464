"""Discord's markdown as HTML that is safe to put into the page.

The HTML is made by markdown-it's renderer with raw HTML off: every character a person or the bot wrote is
escaped, links lead to http and https only, and the few tags there are come from this file.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml
from markdown_it.renderer import RendererHTML
from markdown_it.rules_block import StateBlock, heading
from markdown_it.rules_core import StateCore
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict

DEEPEST_HEADING = 3
CHANNEL_HEADING = 1
"""Level of the page's own heading, the name of the channel: those of messages are below it."""
TAG = re.compile(
    r"<(?:@!?(?P<user>\d{1,20})|#(?P<channel>\d{1,20})|@&(?P<role>\d{1,20})"
    r"|t:(?P<time>-?\d{1,13})(?::(?P<style>[tTdDfFRsS]))?"
    r"|a?:(?P<emoji>\w{2,32}):(?P<emoji_id>\d{1,20})"
    r"|/(?P<command>[-_'\w ]{1,100}):\d{1,20})>"
)
ADDRESS = re.compile(r"://[^\s<>|\"`]+")
TRAILING = ".,:;!?'\"]*_~"
SIGNS = {"🔒": "lock", "✅": "done", "🏆": "cup", "💡": "bulb"}
"""Emojis that the page draws itself, by the names of its drawings: a machine without a font of emojis would show an empty box."""


@dataclass(frozen=True, slots=True)
class Names:
    """Names behind the ids in a text: of a user, channel or role; None if unknown."""

    user: Callable[[str], str | None]
    channel: Callable[[str], str | None]
    role: Callable[[str], str | None]


def to_html(text: str, names: Names) -> str:
    """Render a whole message: paragraphs, lists, quotes, code blocks, headings, subtext."""
    return str(_MARKDOWN.render(text, {"names": names}))


def to_inline_html(text: str, names: Names) -> str:
    """Render one line, such as the title of an embed."""
    return str(_MARKDOWN.renderInline(text, {"names": names}))


def _tag(state: StateInline, silent: bool) -> bool:
    """Parse mentions, timestamps, custom emojis: <@1>, <#1>, <t:1:R>, <:leaf:1>."""
    match = TAG.match(state.src, state.pos, state.posMax)
    if match is None:
        return False
    if not silent:
        token = state.push("discord_tag", "", 0)
        token.content = match[0]
        token.meta = match.groupdict()
    state.pos = match.end()
    return True


def _spoiler(state: StateInline, silent: bool) -> bool:
    start = state.pos
    if not state.src.startswith("||", start):
        return False
    end = state.src.find("||", start + 2, state.posMax)
    if end <= start + 2:
        return False
    if not silent:
        state.push("spoiler_open", "span", 1).attrs = {"class": "spoiler"}
        before = state.posMax
        state.pos, state.posMax = start + 2, end
        state.md.inline.tokenize(state)
        state.posMax = before
        state.push("spoiler_close", "span", -1)
    state.pos = end + 2
    return True


def _address(state: StateInline, silent: bool) -> bool:
    """Turn a bare http(s) address into a link."""
    scheme = re.search(r"(?:^|\W)(https?)$", state.pending[-6:])
    if state.src[state.pos] != ":" or state.linkLevel > 0 or scheme is None:
        return False
    match = ADDRESS.match(state.src, state.pos, state.posMax)
    if match is None:
        return False
    rest = match[0].rstrip(TRAILING)
    if rest.endswith(")") and rest.count(")") > rest.count("("):
        rest = rest[:-1].rstrip(TRAILING)
    full = state.md.normalizeLink(scheme[1] + rest)
    if len(rest) <= len("://") or not state.md.validateLink(full):
        return False
    if not silent:
        state.pending = state.pending[: -len(scheme[1])]
        state.push("link_open", "a", 1).attrs = {"href": full}
        state.push("text", "", 0).content = scheme[1] + rest
        state.push("link_close", "a", -1)
    state.pos += len(rest)
    return True


def _heading(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """Parse a heading: Discord's have three levels at most."""
    if _line(state, start).startswith("#" * (DEEPEST_HEADING + 1)):
        return False
    return heading(state, start, end, silent)


def _subtext(state: StateBlock, start: int, _end: int, silent: bool) -> bool:
    line = _line(state, start)
    if not line.startswith("-# ") or not line[3:].strip():
        return False
    if not silent:
        state.line = start + 1
        state.push("subtext_open", "small", 1).attrs = {"class": "subtext"}
        _inline(state, line[3:].strip())
        state.push("subtext_close", "small", -1)
    return True


def _quote(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """Parse lines that begin with "> ", or everything after ">>> ". Quotes do not nest."""
    first = _line(state, start)
    if state.env.get("quoted") or not first.startswith(("> ", ">>> ")):
        return False
    if silent:
        return True
    lines, after = [first[2:]], start + 1
    if first.startswith(">>> "):
        lines = [first[4:], *(_line(state, number) for number in range(start + 1, end))]
        after = end
    else:
        while after < end and _line(state, after).startswith("> "):
            lines.append(_line(state, after)[2:])
            after += 1
    state.push("blockquote_open", "blockquote", 1)
    state.md.block.parse("\n".join(lines), state.md, {**state.env, "quoted": True}, state.tokens)
    state.push("blockquote_close", "blockquote", -1)
    state.line = after
    return True


def _end_of_item(state: StateBlock, start: int, _end: int, silent: bool) -> bool:
    """Return whether a line ends a list: one that is not indented goes on below the list, not in its last item."""
    return silent and bool(state.sCount[start] < state.blkIndent)


def _line(state: StateBlock, number: int) -> str:
    return state.src[state.bMarks[number] + state.tShift[number] : state.eMarks[number]]


def _inline(state: StateBlock, content: str) -> None:
    token = state.push("inline", "", 0)
    token.content = content
    token.children = []


def _nest(state: StateCore) -> None:
    """Give headings the level that they have on the page, none left out; how large each one is written stays as it was."""
    above: list[str] = []
    for token in state.tokens:
        if token.type == "heading_open":
            while above and above[-1] >= token.tag:
                above.pop()
            above.append(token.tag)
            token.attrs = {"class": token.tag}
        if token.type.startswith("heading_"):
            token.tag = f"h{CHANNEL_HEADING + len(above)}"


class _Renderer(RendererHTML):
    def discord_tag(self, tokens: list[Token], index: int, _options: OptionsDict, env: EnvType) -> str:
        found, names = tokens[index].meta, env["names"]
        if found["user"]:
            name = names.user(found["user"]) or "unknown-user"
            return f'<span class="mention" data-user="{found["user"]}">@{escapeHtml(name)}</span>'
        if found["channel"]:
            name = names.channel(found["channel"]) or "unknown"
            return f'<span class="mention" data-channel="{found["channel"]}">#{escapeHtml(name)}</span>'
        if found["time"]:
            return _time(int(found["time"]), found["style"] or "f", tokens[index].content)
        if found["emoji_id"]:
            word = f":{escapeHtml(found['emoji'])}:"
            return f'<img class="emoji" src="/emojis/{found["emoji_id"]}" alt="{word}" title="{word}">'
        if found["command"]:
            command = escapeHtml(found["command"])
            return f'<span class="mention" data-command="{command}">/{command}</span>'
        name = names.role(found["role"]) or "unknown-role"
        return f'<span class="mention">@{escapeHtml(name.removeprefix("@"))}</span>'

    def text(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        words = super().text(tokens, idx, options, env)
        for sign, name in SIGNS.items():
            words = words.replace(sign, f'<span class="emoji" data-sign="{name}">{sign}</span>')
        return words

    def strong_open(self, tokens: list[Token], index: int, _options: OptionsDict, _env: EnvType) -> str:
        return "<u>" if tokens[index].markup == "__" else "<strong>"

    def strong_close(self, tokens: list[Token], index: int, _options: OptionsDict, _env: EnvType) -> str:
        return "</u>" if tokens[index].markup == "__" else "</strong>"

    def link_open(self, tokens: list[Token], index: int, _options: OptionsDict, _env: EnvType) -> str:
        href = escapeHtml(str(tokens[index].attrs["href"]))
        return f'<a href="{href}" target="_blank" rel="noopener noreferrer nofollow">'


def _time(moment: int, style: str, raw: str) -> str:
    try:
        when = datetime.fromtimestamp(moment, UTC)
    except (ValueError, OverflowError, OSError):
        return escapeHtml(raw)
    shown = f"{when:%Y-%m-%d %H:%M} UTC"
    return f'<time datetime="{when:%Y-%m-%dT%H:%M:%SZ}" data-style="{style}">{shown}</time>'


def _make() -> MarkdownIt:
    markdown = MarkdownIt("zero", {"html": False, "breaks": True, "linkify": False}, renderer_cls=_Renderer)
    markdown.enable(["list", "fence", "heading"])
    markdown.enable(["newline", "escape", "backticks", "strikethrough", "emphasis", "link", "autolink"])
    markdown.block.ruler.at("heading", _heading, {"alt": ["paragraph", "reference", "blockquote"]})
    markdown.block.ruler.before("list", "quote", _quote, {"alt": ["paragraph", "list"]})
    markdown.block.ruler.before("list", "subtext", _subtext, {"alt": ["paragraph", "list"]})
    markdown.block.ruler.before("list", "end_of_item", _end_of_item, {"alt": ["paragraph"]})
    markdown.core.ruler.after("block", "nest", _nest)
    markdown.inline.ruler.before("autolink", "discord_tag", _tag)
    markdown.inline.ruler.before("emphasis", "spoiler", _spoiler)
    markdown.inline.ruler.before("link", "address", _address)
    markdown.inline.add_terminator_char("|")
    markdown.validateLink = _is_web_address  # type: ignore[method-assign]
    return markdown


def _is_web_address(url: str) -> bool:
    return url.lower().startswith(("http://", "https://"))


_MARKDOWN = _make()
