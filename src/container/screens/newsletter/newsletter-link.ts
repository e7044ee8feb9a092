import { Newsletter } from '../../../core/newsletter/newsletter.ts';
import newsletterModule from '../../modules/newsletter.ts';
import { screen } from '../../screen.ts';
import { NewsletterLinkScreen } from '../../../view-models/newsletter/newsletter-link-screen.ts';
import { NewsletterLinkPage } from '../../../views/newsletter/newsletter-link-page.tsx';

export default screen({
  view: NewsletterLinkPage,
  modules: [newsletterModule],
  dependencies: { newsletter: Newsletter },
  build: ({ newsletter }) => new NewsletterLinkScreen(newsletter),
});
