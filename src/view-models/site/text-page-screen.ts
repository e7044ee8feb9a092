import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RouteName } from '../../core/site/routes.ts';
import type { PageText, PageTexts, TextPageName } from '../../core/site/texts.ts';
import type { Head, Screen, Visit } from './screen.ts';
import { unobserved } from './unobserved.ts';

const PAGE_OF_ROUTE: Partial<Record<RouteName, TextPageName>> = {
  AboutUsPage: 'about-us',
  TermsAndConditionsPage: 'terms-and-conditions',
  PrivacyPolicyPage: 'privacy-policy',
  Ranking: 'ranking',
  LegalGuarantee: 'legal-guarantee',
  Accessibility: 'accessibility',
};

/** An informational page (BLOG-05), or "coming soon" for a screen that is not built yet. */
export class TextPageScreen implements Screen {
  page: PageText | null = null;
  name: TextPageName = 'coming-soon';
  private route: RouteName = 'ComingSoon';

  constructor(private readonly texts: PageTexts) {
    makeAutoObservable(this, { ...unobserved('texts'), page: observableRef });
  }

  get head(): Head {
    const { page, name, route } = this;
    if (!page) return { title: { key: 'coming-soon-title' } };
    // "Coming soon" at another screen's address is not indexed.
    const isOwn = route !== 'NotFound' && (name !== 'coming-soon' || route === 'ComingSoon');
    return {
      title: page.title,
      description: page.description,
      ...(isOwn && { canonical: { name: route } }),
    };
  }

  async load({ route, signal }: Visit): Promise<void> {
    const name = PAGE_OF_ROUTE[route] ?? 'coming-soon';
    const page = await this.texts.pageText({ name }, signal);
    runInAction(() => {
      this.page = page;
      this.name = name;
      this.route = route;
    });
  }
}
