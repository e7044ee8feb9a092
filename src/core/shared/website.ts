/**
 * Pattern of a website's address: http or https, a host with a dot, no credentials, spaces, quotes or
 * brackets.
 */
export const WEBSITE_PATTERN =
  /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}(?::\d{1,5})?(?:[/?#][^\s<>"'`\\^{|}\p{C}]*)?$/iu;

/** True if the text may become a link; old rows of the database are not validated. */
export const isWebsite = (text: string): boolean => WEBSITE_PATTERN.test(text);
