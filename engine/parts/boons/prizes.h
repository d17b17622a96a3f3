/* prizes.h - what the lower ranks of a campaign begin its next game with. The number is for ever: saved games depend on it. */
CARD(1250, prize_flare)
CARD(1251, prize_ultra)
CARD(1252, prize_rewards)
CARD(1253, prize_discards)
CARD(1254, prize_three)
CARD(1255, boons)
