/**
 * The address of a website and nothing else: http or https, a host with a dot, no name and password before it, and
 * no space, quote or bracket after it.
 */
export const WEBSITE_PATTERN =
  /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}(?::\d{1,5})?(?:[/?#][^\s<>"'`\\^{|}\p{C}]*)?$/iu;

/** What may become a link: an older row of the database may hold anything. */
export const isWebsite = (text: string): boolean => WEBSITE_PATTERN.test(text);
