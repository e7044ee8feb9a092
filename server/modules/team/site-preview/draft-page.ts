import type { ServiceKind } from '../../../../src/core/services/service.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { pathOf } from '../../../../src/core/site/paths.ts';
import type { PathName } from '../../../../src/core/site/routes.ts';
import type { TextPageName } from '../../../../src/core/site/texts.ts';
import type { SiteDraft } from '../../../../src/core/team/site-preview.ts';

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
