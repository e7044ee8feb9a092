/** Where feed readers ask for the journal; `?language=` says in which language. */
export const FEED_PATH = '/blog/rss.xml';
