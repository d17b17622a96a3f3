/* list.h - every card with behaviour, once. The number is for ever: saved games depend on it. */
CARD(301, cosmic_zap)
CARD(302, mobius_tubes)
CARD(303, force_field)
CARD(304, plague)
CARD(305, stellar_gas)
CARD(306, emotion_control)
