import type { ServiceKind } from '../services/service.ts';
import type { Language } from '../shared/language.ts';
import { pathOf } from '../site/paths.ts';
import type { PathName } from '../site/routes.ts';
import type { TextPageName } from '../site/texts.ts';
import type { CatalogueResource } from './catalogue.ts';

/** A changed record that only its author sees, on the pages of the site (TEAM-07, TEAM-09). */
export type SiteDraft = { kind: 'texts' | 'pages' | 'posts' | CatalogueResource; key: string; value: object };

/** Minutes until the addresses of a preview expire. */
export const SITE_PREVIEW_MINUTES = 60;

const PAGE_ROUTES: Record<TextPageName, PathName> = {
  'about-us': 'AboutUsPage',
  'terms-and-conditions': 'TermsAndConditionsPage',
  'privacy-policy': 'PrivacyPolicyPage',
  contacts: 'Contacts',
  ranking: 'Ranking',
  'legal-guarantee': 'LegalGuarantee',
  accessibility: 'Accessibility',
  'coming-soon': 'ComingSoon',
};

/**
 * Returns the path of the page that shows a draft; that of the front page for a draft of any page.
 * @param catalogue the catalogue of a changed service
 */
export function pathOfDraft(
  draft: Pick<SiteDraft, 'kind' | 'key'> | null,
  language: Language,
  catalogue: ServiceKind = 'cleaning',
): string {
  const { kind, key = '' } = draft ?? {};
  if (kind === 'pages') return pathOf(PAGE_ROUTES[key as TextPageName], language);
  if (kind === 'posts') return pathOf('BlogPost', language, { id: key });
  if (kind === 'cities') return pathOf('Properties', language);
  if (kind === 'services')
    return pathOf(catalogue === 'moving' ? 'MovingServices' : 'CleaningServices', language);
  if (kind !== 'categories') return pathOf('Index', language);
  return key === 'tree'
    ? pathOf('MarketplaceProductCategories', language)
    : pathOf('ProductCategory', language, { id: key });
}
