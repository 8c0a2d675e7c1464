## /rules: questions as people ask them

## Words that mean the same, between semicolons; and words that ask, but mean nothing
rules-stemmer = english
rules-synonyms = win wins victory winner goal; win score; end ends over finish last; score scores points scoring count; turn round step; take takes draw get pick collect grab; tie ties tied equal level; lose loses lost losing minus; start starts begin beginning setup first; gem gems stone; favour favours token tokens; tile tiles piece; card cards; move moves go walk; pay pays cost costs price; players player people; fire fires flame; kill destroy destroyed remove removed; build builds; damage hurt hit; put place places lay; stop stops pass; hidden secret face-down; buy buys bought acquire gain obtain attract afford; spend spent pay; deck stack pile draw-pile; empty exhausted; alone solo solitaire single-player; everyone everybody others anyone; talk talking communicate communication speak; look looks see peek examine show shown public visible; turn flip flipped reveal revealed turned uncover uncovered; must compulsory forced obliged mandatory optional; skip decline refuse skipped pass passes; undo undone withdraw revert; copy copies imitate; sea ocean; heal healed cleared clear; adjacent neighbouring neighbour beside around; opponent enemy rival; keep keeps stay stays kept remain remains; begin beginning initial; phase phases step steps part parts; far range distance; most majority highest; fewest least lowest; jump jumps jumped leap
rules-empty = how many much number no do does did i we you a an the is are be can may must my me what when where which who why to of in on at it if for and or with happens happen there this that get now us our your them they their s t ll ve re have has had was were will would could should about into from by as so any some just also here am been allowed let's mean means work works exactly actually please
rules-none-written = The rules of this game have not been written down here yet.
rules-none-match = I found no rule about “{ $words }”. Ask in other words, or with one word alone.
rules-section = -# This part of the rules begins: { $rule }
rules-which = Which game do you want to know about? Its button shows how to play in a minute; a question after /rules is answered from the rules.
rules-ask = Ask with /{ $command }: how do I win? When does the game end?
rules-special = Special at this table
rules-nothing-special = Nothing is special at this table: the usual rules hold.
