/* list.h - the aliens of this set (box eon), 400 to 499. The number is for ever. */
ALIEN(400, assassin)
ALIEN(401, visionary)
ALIEN(402, prophet)
ALIEN(403, disease)
ALIEN(420, terrorist)
