## /audit: was it fair?

command-audit = audit
command-audit-about = Check that this game was dealt and played fairly
command-audit-rows = rows
command-audit-rows-about = Fingerprint of the first so many rows of the log only

audit-hash = Before the first move I had fixed a secret number, from which every draw follows. Its SHA-256 was posted with the first card:
    `{ $hash }`
audit-seed = The secret number was `{ $seed }`. Its SHA-256 is the hash above; any tool that computes SHA-256 of these bytes will tell you the same.
audit-later = The number itself comes with the end of the game. Then I play the whole game again from it and show that it comes out the same.
audit-same = ✅ I have dealt anew from that number and played { $moves ->
    [one] the one move
   *[other] all { $moves } moves
} again: every position came out as it was recorded.
audit-differs = ⚠️ Playing it again does not come to the same. It first differs at row { $row }: { $why }. If the rules of the game have been corrected since then, that is the reason.
audit-log = The log has { $rows ->
    [one] one row
   *[other] { $rows } rows
} up to here; fingerprint: `{ $fingerprint }`
audit-fingerprint-why = -# Write both down if you like. After the game /audit gives you the fingerprint of as many first rows as you name: if it is the same, nobody has changed the log. It tells nothing of hidden cards or choices.
audit-fingerprint-again = -# With the option “rows” you get the fingerprint of the first rows only, to compare with one that you wrote down during the game.
