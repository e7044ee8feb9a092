/**
 * Versions of the folding, the synonyms and the texts by which stored words are made; older ones are renewed at start. Homes have one
 * of their own, since the words of their type were added.
 */
export const SEARCH_VERSION = 2;
export const HOME_SEARCH_VERSION = 3;
