/* list.h - the essence cards, once each, in blocks of sixteen: a set of an alien each. The number is for ever. */
