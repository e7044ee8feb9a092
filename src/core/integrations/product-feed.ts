/** Hours between two requests of a feed (SHIP-12). */
export const FEED_HOURS = 1;
/** Failures in a row after which the vendor gets one mail. */
export const FEED_FAILURES_BEFORE_MAIL = 3;
export const MAX_FEED_URL_LENGTH = 500;

/** An address from which products are imported every hour; moments as ISO 8601. */
export type ProductFeed = {
  url: string;
  nextAt: string;
  /** Time of the last request. */
  fetchedAt: string | null;
  /** Import of the last file. */
  importId: number | null;
  isImporting: boolean;
  failures: number;
  /** Message key of the last failure. */
  error: string | null;
};
