/** Version of the folding and the synonyms by which stored words of products and homes are made; older ones are renewed at start. */
export const SEARCH_VERSION = 2;
