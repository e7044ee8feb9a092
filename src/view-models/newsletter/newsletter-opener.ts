import type { NewsletterBox } from './newsletter-box.ts';

/** Brings what the footer's box does, once somebody begins to use it (BLOG-03). */
export abstract class NewsletterOpener {
  abstract open(): Promise<NewsletterBox>;
}
