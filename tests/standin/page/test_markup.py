"""Discord's markdown as HTML: what it means, and that nothing anybody writes becomes markup of its own."""

from __future__ import annotations

import time
from html.parser import HTMLParser

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from standin.page.markup import SIGNS, Names, to_html, to_inline_html
from standin.page.page import FOLDER
from tests.catalogues import files
from words.catalogue import LANGUAGES

every_language = pytest.mark.parametrize("language", LANGUAGES)
EMOJIS = 0x1F000
"""Code of the first character of those that only fonts of emojis have."""

NAMES = Names({"1": "Ada <b>"}.get, {"2": "grove"}.get, {"3": "Wardens", "4": "@everyone"}.get)
ALLOWED = {
    *("p", "br", "strong", "em", "u", "s", "code", "pre", "span", "time", "img", "a", "blockquote", "small"),
    *("ul", "ol", "li", "h2", "h3", "h4"),
}
ATTRIBUTES = {
    "a": {"href", "target", "rel"},
    "span": {"class", "data-user", "data-channel", "data-sign"},
    "time": {"datetime", "data-style"},
    "img": {"class", "src", "alt", "title"},
    "small": {"class"},
    "code": {"class"},
    "ol": {"start"},
    **{heading: {"class"} for heading in ("h2", "h3", "h4")},
}


class Inspector(HTMLParser):
    """Every tag and attribute as a browser would find it."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.words = ""
        self.links: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in ALLOWED, tag
        for name, value in attrs:
            assert name in ATTRIBUTES.get(tag, set()), (tag, name)
            if name == "href":
                self.links.append(str(value))
            if name == "src":
                assert str(value).removeprefix("/emojis/").isdigit()

    def handle_data(self, data: str) -> None:
        self.words += data

    def handle_comment(self, data: str) -> None:
        raise AssertionError(data)

    def handle_decl(self, decl: str) -> None:
        raise AssertionError(decl)


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("**b** *i* _i_ __u__ ~~s~~", "<strong>b</strong> <em>i</em> <em>i</em> <u>u</u> <s>s</s>"),
        ("***both***", "<em><strong>both</strong></em>"),
        ("||**hidden**||", '<span class="spoiler"><strong>hidden</strong></span>'),
        ("||||", "||||"),
        ("a || b", "a || b"),
        ("`**x** <b>`", "<code>**x** &lt;b&gt;</code>"),
        ("<@1> <@!1>", '<span class="mention" data-user="1">@Ada &lt;b&gt;</span> ' * 2),
        ("<#2>", '<span class="mention" data-channel="2">#grove</span>'),
        ("<@&3> <@&9>", '<span class="mention">@Wardens</span> <span class="mention">@unknown-role</span>'),
        ("<@&4>", '<span class="mention">@everyone</span>'),
        ("<@9>", '<span class="mention" data-user="9">@unknown-user</span>'),
        ("</play:5>", '<span class="mention" data-command="play">/play</span>'),
        ("<t:0:R>", '<time datetime="1970-01-01T00:00:00Z" data-style="R">1970-01-01 00:00 UTC</time>'),
        ("<t:86400>", '<time datetime="1970-01-02T00:00:00Z" data-style="f">1970-01-02 00:00 UTC</time>'),
        ("<t:9999999999999:R>", "&lt;t:9999999999999:R&gt;"),
        ("<:leaf:12>", '<img class="emoji" src="/emojis/12" alt=":leaf:" title=":leaf:">'),
        ("🔒 fair", '<span class="emoji" data-sign="lock">🔒</span> fair'),
        ("two\nlines", "two<br>\nlines"),
        ("<b>x</b> & y", "&lt;b&gt;x&lt;/b&gt; &amp; y"),
        (r"\*plain\*", "*plain*"),
    ],
)
def test_words_in_a_line(text: str, html: str) -> None:
    assert to_inline_html(text, NAMES).strip() == html.strip()


@pytest.mark.parametrize(
    ("text", "html"),
    [
        (
            "# One\n### Three\n#### no",
            '<h2 class="h1">One</h2>\n<h3 class="h3">Three</h3>\n<p>#### no</p>',
        ),
        (
            "### Three\n# One\n> ## Two\n## Two",
            '<h2 class="h3">Three</h2>\n<h2 class="h1">One</h2>\n<blockquote>\n<h3 class="h2">Two</h3>\n</blockquote>\n'
            '<h3 class="h2">Two</h3>',
        ),
        ("words\n-# small\nmore", '<p>words</p>\n<small class="subtext">small</small>\n<p>more</p>'),
        ("> quoted\n> twice\nnot", "<blockquote>\n<p>quoted<br>\ntwice</p>\n</blockquote>\n<p>not</p>"),
        (">>> all\nof it", "<blockquote>\n<p>all<br>\nof it</p>\n</blockquote>"),
        ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"),
        ("- a\n- b\nmore", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<p>more</p>"),
        ("- a\n  more\n- b", "<ul>\n<li>a<br>\nmore</li>\n<li>b</li>\n</ul>"),
        ("```py\n<x>\n```", '<pre><code class="language-py">&lt;x&gt;\n</code></pre>'),
    ],
)
def test_whole_lines(text: str, html: str) -> None:
    assert to_html(text, NAMES).strip() == html


@pytest.mark.parametrize(
    ("text", "links"),
    [
        ("[x](https://e.org/a?b=1&c=2)", ["https://e.org/a?b=1&c=2"]),
        ("see http://e.org/x_(y). And", ["http://e.org/x_(y)"]),
        ("(https://e.org)", ["https://e.org"]),
        ("<https://e.org>", ["https://e.org"]),
        ("[https://e.org](https://f.org)", ["https://f.org"]),
        ("[x](javascript:alert(1))", []),
        ("[x](JaVaScRiPt:alert(1)) [x](data:text/html,x) [x](//e.org) [x](/etc)", []),
        ("[x](java&#115;cript:alert(1)) <javascript:alert(1)> javascript://e.org", []),
        ("https:// http://", []),
        ("`https://e.org`", []),
    ],
)
def test_links_lead_to_the_web_only(text: str, links: list[str]) -> None:
    assert Inspector(to_html(text, NAMES)).links == links


HOSTILE = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '[x](https://e.org/"onmouseover="alert(1))',
    '[a"><script>](https://e.org)',
    'https://e.org/"><script>alert(1)</script>',
    '```"><script>\n</code></pre><script>\n```',
    "<!-- --><![CDATA[x]]><?php ?>",
    '<:"><script>:1> <@1"><script>',
    "||<svg onload=alert(1)>||",
    "> <iframe src=javascript:alert(1)>",
    "[x]: javascript:alert(1)\n\n[x]",
    "![x](https://e.org/track.png)",
    "&lt;script&gt; &#60;script&#62;",
    "-# <b>\n# <b>",
]


@pytest.mark.parametrize("name", SIGNS.values())
def test_every_sign_that_the_page_draws_has_a_drawing(name: str) -> None:
    assert f'[data-sign="{name}"]' in (FOLDER / "markdown.css").read_text(encoding="utf-8")
    assert (FOLDER / f"sign-{name}.svg").is_file()


@every_language
def test_nothing_that_people_read_needs_a_font_of_emojis(language: str) -> None:
    said = "".join(path.read_text(encoding="utf-8") for path in files(language))
    assert {sign for sign in said if ord(sign) >= EMOJIS or sign in SIGNS} <= SIGNS.keys()


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_words_stay_words(text: str) -> None:
    inspected = Inspector(to_html(text, NAMES))
    assert all(link.startswith(("http://", "https://")) for link in inspected.links)
    Inspector(to_inline_html(text, NAMES))


PIECES = st.sampled_from(
    [
        *HOSTILE,
        *"<>&\"'`*_~|[]()!#-:/\\ \n",
        "||",
        "**",
        "https://e.org",
        "<@1>",
        "```",
        "> ",
        "-# ",
        "<t:1:R>",
        "x",
    ]
)


@settings(deadline=None)
@given(st.lists(PIECES, max_size=25).map("".join))
def test_nothing_written_becomes_markup(text: str) -> None:
    for html in (to_html(text, NAMES), to_inline_html(text, NAMES)):
        assert all(link.startswith(("http://", "https://")) for link in Inspector(html).links)


@settings(deadline=None)
@given(st.text(alphabet="abcąćź 森👍é.,;?", max_size=80))
def test_plain_words_lose_nothing(text: str) -> None:
    assert Inspector(to_html(text, NAMES)).words.split() == text.split()


@pytest.mark.parametrize(
    "piece", ["||", "> ", "[", "*_", "http:", "<", "`", "- ", "-# x\n", "![", "||a", ">>> "]
)
def test_no_text_of_a_message_takes_long(piece: str) -> None:
    text = piece * (4000 // len(piece))
    before = time.process_time()
    Inspector(to_html(text, NAMES))
    assert time.process_time() - before < 1.0
