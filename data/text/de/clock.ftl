## Die Uhr eines Tisches

pace-question = Zeit für einen Zug
pace-none = Ohne Zeitgrenze
pace-relaxed = Gemütlich: 3 Tage je Zug (angespart bis 7)
pace-daily = Täglich: 24 Stunden je Zug (angespart bis 48)
pace-quick = Schnell: 2 Stunden je Zug (angespart bis 6)
deadline-question = Wenn die Zeit abläuft
deadline-nothing = wenn die Zeit abläuft: nichts
deadline-computer = wenn die Zeit abläuft: ein Computer macht diesen Zug
deadline-vote = wenn die Zeit abläuft: die anderen stimmen über einen Computer ab
card-due = { $what } (bis { $when })
told-overdue = Die Zeit für { $who } ist um; der Computer macht diesen Zug.
