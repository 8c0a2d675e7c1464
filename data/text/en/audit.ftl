## /audit: was it fair?

command-audit = audit
command-audit-about = Check that this game was dealt and played fairly
command-audit-rows = rows
command-audit-rows-about = Checksum of the first so many rows of the log only

audit-hash = Every shuffle follows from a secret number that was fixed before move 1. Its checksum (SHA-256) has been the same since then:
    `{ $hash }`
audit-seed = The secret number was `{ $seed }`. Its checksum is the one above; any tool that computes SHA-256 of these bytes will tell you the same.
audit-later = The number itself is shown when the game is over. Then I play the whole game again from it and show that it comes out the same.
audit-sealed = The number itself is a secret until { $when }, when this day is over everywhere: others still play the same deal.
audit-same = ✅ I have dealt again from that number and played { $moves ->
    [one] the one move
   *[other] all { $moves } moves
} again: every position came out as it was recorded.
audit-differs = ⚠️ Playing it again does not come to the same. If the rules of the game have been corrected since then, that is the reason. It first differs at row { $row }: { $why }
audit-log = The log has { $rows ->
    [one] one row
   *[other] { $rows } rows
} up to here; checksum: `{ $fingerprint }`
audit-fingerprint-why = -# Write both down if you like. After the game /audit gives you the checksum of as many first rows as you name: if it is the same, nobody has changed the log. It tells nothing of hidden cards or choices.
audit-fingerprint-again = -# With the option “rows” you get the checksum of the first rows only, to compare with one that you wrote down during the game.
