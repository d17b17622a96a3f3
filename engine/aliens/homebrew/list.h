/* list.h - the aliens of this set (box homebrew), 2000 to 2303. The number is for ever. */
