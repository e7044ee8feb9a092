import { ContainerModule } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpNewsletter } from '../adapters/http/http-newsletter.ts';
import { NewsletterLinkScreen } from '../view-models/journal/newsletter-link-screen.ts';

/** The pages that the newsletter's mails lead to. */
export const newsletterScreens = new ContainerModule(({ bind }) => {
  bind(NewsletterLinkScreen).toResolvedValue(
    (http) => new NewsletterLinkScreen(new HttpNewsletter(http)),
    [HttpClient],
  );
});
