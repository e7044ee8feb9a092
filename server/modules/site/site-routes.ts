import * as contract from '../../../api/site/site.ts';
import { translateText as translateContract } from '../../../api/site/translations.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import type { ArticleValues } from '../../platform/article-values.ts';
import type { Texts } from '../../platform/texts.ts';
import { readPageTexts } from './page-texts.ts';
import { translateText } from './translate-text.ts';
import type { TranslationServices } from './translate-text.ts';

/** Seconds that texts may be kept: they change with a release. */
const CACHE = 300;

/** `pagesFolder` is `content/pages`. */
export function siteRoutes(
  pagesFolder: string,
  services: TranslationServices & { texts: Texts; configuration: ArticleValues },
): Implementation[] {
  const pages = readPageTexts(pagesFolder, services.configuration);
  return [
    implement(
      contract.translation,
      async ({ params }) => ({ translations: services.texts.bundle(params.locale) }),
      {
        cacheSeconds: CACHE,
        shows: () => [],
      },
    ),
    implement(contract.pageText, async ({ params, language }) => pages[language][params.name], {
      cacheSeconds: CACHE,
      shows: () => [],
    }),
    implement(
      translateContract,
      ({ body, language, sender }) => translateText(services, body, language, sender),
      { shareOfLimit: 1 / 20 },
    ),
    implement(
      contract.reportScreenError,
      async ({ body, request }) => {
        request.log.error({ screenError: body }, 'a screen failed in a browser');
        return { message: 'screen-error-received' };
      },
      { shareOfLimit: 1 / 60 },
    ),
  ];
}
