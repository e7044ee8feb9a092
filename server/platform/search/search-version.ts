/** Versions of the folding, synonyms and texts behind stored search words; a job renews words of older versions. */
export const SEARCH_VERSION = 2;
export const HOME_SEARCH_VERSION = 3;
