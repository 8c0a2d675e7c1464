smithy = Smithy
smithy-about = Four rounds at the anvil.
smithy-command = smithy

smithy-verb-choose = Choose
smithy-verb-choose-name = choose
smithy-verb-choose-about = Choose what is offered
smithy-verb-pick = Choose in secret
smithy-verb-pick-name = pick
smithy-verb-pick-about = Choose unseen what is offered
smithy-enough = That is enough
smithy-rival = { $who }
smithy-field-option = Which?
smithy-field-option-name = option
smithy-field-option-about = One of what is offered

smithy-choose = { $who } chooses a card.
smithy-keep = { $who } keeps one of two cards.
smithy-where = Where is the raid?
smithy-whom = Who is raided?
smithy-share = Keep the spoils or share them?
smithy-give = What is given away?
smithy-discard = Which card goes?
smithy-stake = Once more?

smithy-looks = { $who }, you draw { $cards }.
smithy-plays = { $who } plays { $card }.
smithy-over = The fire is out.
smithy-points = Points
smithy-option = { $option }
smithy-not-offered = “{ $option }” is not offered now.
