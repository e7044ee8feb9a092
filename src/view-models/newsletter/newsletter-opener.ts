import type { NewsletterBox } from './newsletter-box.ts';

/** Loads the newsletter's view model on demand (BLOG-03). */
export abstract class NewsletterOpener {
  abstract open(): Promise<NewsletterBox>;
}
