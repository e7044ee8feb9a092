import { captcha as captchaContract } from '../../../api/site/captcha.ts';
import * as contract from '../../../api/site/site.ts';
import { translateText as translateContract } from '../../../api/site/translations.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import type { Captcha } from '../../platform/captcha/captcha.ts';
import type { Texts } from '../../platform/texts.ts';
import type { LivePageTexts } from './page-texts.ts';
import { translateText } from './translate-text.ts';
import type { TranslationDependencies } from './translate-text.ts';
import type { VisitCounts } from './visit-counts.ts';

/** Cache-Control max-age in seconds: texts change only with a release. */
const CACHE = 300;

export function siteRoutes(
  pages: LivePageTexts,
  deps: TranslationDependencies & { texts: Texts; captcha: Captcha; visits: VisitCounts },
): Implementation[] {
  return [
    implement(
      contract.translation,
      async ({ params }) => ({ translations: deps.texts.bundle(params.locale) }),
      {
        cacheSeconds: CACHE,
        shows: () => [],
      },
    ),
    implement(contract.pageText, async ({ params, language }) => pages.text(language, params.name), {
      cacheSeconds: CACHE,
      shows: () => ['settings', 'pages'],
    }),
    implement(
      translateContract,
      ({ body, language, sender }) => translateText(deps, body, language, sender),
      { shareOfLimit: 1 / 20 },
    ),
    implement(captchaContract, ({ query }) => deps.captcha.challenge(query.action), {
      shareOfLimit: 1 / 10,
    }),
    implement(
      contract.reportScreenError,
      async ({ body, request }) => {
        request.log.error({ screenError: body }, 'a screen failed in a browser');
        return { message: 'screen-error-received' };
      },
      { shareOfLimit: 1 / 60 },
    ),
    implement(
      contract.countVisit,
      async ({ body, language, request }) => {
        deps.visits.count({ screen: body.screen, language, isArrival: false }, request.headers);
        return { message: 'visit-counted' };
      },
      { shareOfLimit: 1 / 5 },
    ),
  ];
}
