/* list.h - the six unusual systems. The number is for ever: saved games depend on it. */
CARD(1392, hex_gas_giant)
CARD(1393, hex_space_dust)
CARD(1394, hex_six_pact)
CARD(1395, hex_rings)
CARD(1396, hex_spiral)
CARD(1397, hex_pulsar)
