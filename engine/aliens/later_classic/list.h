/* list.h - the aliens of this set (box later-classic), 600 to 699. The number is for ever. */
