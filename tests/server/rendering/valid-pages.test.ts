import { existsSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../../../scripts/address-of-view.ts';
import { VIEWS } from '../../../scripts/views.ts';
import type { Account } from '../../../scripts/views.ts';
import { allDrawings } from '../../../server/demo/drawings/write-drawings.ts';
import { loadDemo } from '../../../server/demo/load-demo.ts';
import { countFairPrices } from '../../../server/modules/properties/fair-price/count-fair-prices.ts';
import { loadLocations } from '../../../server/modules/properties/load-locations.ts';
import { loadPosts } from '../../../server/modules/journal/load-posts.ts';
import { loadUniversities } from '../../../server/modules/roommates/load-universities.ts';
import { loadServices } from '../../../server/modules/services/load-services.ts';
import { newRandom, SEED, sampleOf, TRIES_ALL } from '../../support/sample.ts';
import { sessionOf } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import { TEST_RENDERER } from '../support/test-renderer.ts';
import { routeNamed } from '../../../src/core/site/routes.ts';
import type { TestApplication } from '../support/test-application.ts';
import { ARTICLE_VALUES } from '../support/article-values.ts';

const random = newRandom();

const HOSTS = { bg: 'uyut.example', en: 'cosy.example' };

/**
 * Rules of the HTML standard and its accessible names, with stricter settings: valid references and ordered
 * headings. Source layout is the renderer's concern.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // A list role may have a label, which is better than an invisible heading.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      'heading-level': 'error',
      'input-missing-label': 'error',
      'no-dup-class': 'error',
      'no-missing-references': 'error',
      // A table with a card layout on phones needs explicit roles.
      'no-redundant-role': 'off',
    },
  }),
);

let app: TestApplication;
const cookies = new Map<Account, string>();

beforeAll(async () => {
  app = await startTestApplication({
    environment: {
      DOMAIN_BG: `https://${HOSTS.bg}`,
      DOMAIN_EN: `https://${HOSTS.en}`,
      OUTBOX_PAGE: 'on',
    },
    renderer: TEST_RENDERER,
  });
  const { pool } = app.database;
  await loadLocations(pool, process.cwd());
  await loadServices(pool, process.cwd());
  await loadUniversities(pool, process.cwd());
  await loadPosts(pool, process.cwd(), app.clock.now(), ARTICLE_VALUES);
  await loadDemo(pool, app.clock.now(), { products: 640, properties: 400, offers: 60 });
  await countFairPrices(app.database.db, app.clock.now());
});
afterAll(() => app.close());

/** The cookies of a demo account. */
async function signedInAs(account: Account): Promise<string> {
  if (account === 'nobody') return '';
  const known = cookies.get(account);
  if (known !== undefined) return known;
  const { id } = await app.database.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', `${account}@demo.example`)
    .executeTakeFirstOrThrow();
  const { cookie } = await sessionOf(app, id);
  cookies.set(account, cookie);
  return cookie;
}

const drawn = new Set([...allDrawings()].map(([file]) => file));

/** Returns our pictures that a page refers to but that do not exist. */
function missingPictures(page: string): string[] {
  const elements = page.replaceAll(/<script[^]*?<\/script>/g, '');
  const named = new Set([...elements.matchAll(/\/pictures\/([\w/-]+\.\w+)/g)].map(([, file]) => file ?? ''));
  return [...named].filter((file) => !drawn.has(file) && !existsSync(`content/pictures/${file}`));
}

/** Styles and data are outside the standard, and half of the text. */
const withoutContents = (page: string): string =>
  page.replaceAll(
    /(<style[^>]*>)[^]*?(<\/style>)|(<script type="application[^>]*>)[^]*?(<\/script>)/g,
    '$1$2$3$4',
  );

/** Amounts in leva without the euro amount beside them (PRICE-01). */
function leftWithoutEuro(page: string): string[] {
  const text = page
    .replaceAll(/<(script|style|select|option)[^]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', '\u00a0');
  return text.match(/.{0,40}(?:\d,\d\d\u00a0лв\.|BGN\u00a0[\d,]+\.\d\d)(?!\s*[(/]).{0,10}/gu) ?? [];
}

describe(`Every page is valid HTML with existing pictures (${TRIES_ALL ? 'in both languages' : `TEST_SEED=${SEED}`})`, () => {
  it.each(VIEWS.filter(({ prepare }) => !prepare).map((view) => [view.name, view] as const))(
    '%s',
    async (_, { route, as }) => {
      const cookie = await signedInAs(as);
      const problems: string[] = [];
      for (const language of sampleOf(['bg', 'en'] as const, 1, random)) {
        // The outbox is visible only on this machine.
        const hostOf = (path: string) => (path.startsWith('/dev/') ? '127.0.0.1' : HOSTS[language]);
        const read = async (path: string) => (await app.get(path, { host: hostOf(path), cookie })).text;
        const send = async (path: string, body: object) => (await app.post(path, body, { cookie })).body;
        const path = await addressOf({ read, send, now: app.clock.now() }, route, language);
        const { status, text } = await app.get(path, { host: HOSTS[language], cookie });
        expect(status, path).toBe(
          route === 'NotFound' ? 404 : routeNamed(route).roles && as === 'nobody' ? 401 : 200,
        );
        problems.push(...leftWithoutEuro(text).map((amount) => `${path} has no euro for ${amount}`));
        problems.push(...missingPictures(text).map((file) => `${path} shows ${file}, which is missing`));
        const { results } = await validator.validateString(withoutContents(text));
        for (const { messages } of results) {
          problems.push(
            ...messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} (${selector})`),
          );
        }
      }
      expect(problems).toEqual([]);
    },
  );
});
