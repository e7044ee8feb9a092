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
 * What the standard says of documents and their names for assistive technology, with what it leaves to the checker:
 * references lead somewhere, headings stand in order. How the source is laid out is the renderer's business.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // A list has a role that may be named, and is better so than by a heading that nobody sees.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      'heading-level': 'error',
      'input-missing-label': 'error',
      'no-dup-class': 'error',
      'no-missing-references': 'error',
      // A table that a phone lays out as cards keeps its roles only where they are written.
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

/** The cookies of an account of the demo. */
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

/** The pictures of ours that the elements of a page name and that are nowhere. */
function missingPictures(page: string): string[] {
  const elements = page.replaceAll(/<script[^]*?<\/script>/g, '');
  const named = new Set([...elements.matchAll(/\/pictures\/([\w/-]+\.\w+)/g)].map(([, file]) => file ?? ''));
  return [...named].filter((file) => !drawn.has(file) && !existsSync(`content/pictures/${file}`));
}

/** What styles and data say is no matter of the standard, and half of what there would be to read. */
const withoutContents = (page: string): string =>
  page.replaceAll(
    /(<style[^>]*>)[^]*?(<\/style>)|(<script type="application[^>]*>)[^]*?(<\/script>)/g,
    '$1$2$3$4',
  );

/** Amounts in leva that stand alone, without the euro beside them (PRICE-01). */
function leftWithoutEuro(page: string): string[] {
  const text = page
    .replaceAll(/<(script|style|select|option)[^]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', '\u00a0');
  return text.match(/.{0,40}(?:\d,\d\d\u00a0лв\.|BGN\u00a0[\d,]+\.\d\d)(?!\s*[(/]).{0,10}/gu) ?? [];
}

describe(`a page is a document as the standard of HTML wants it, and its pictures are there (${TRIES_ALL ? 'in both languages' : `TEST_SEED=${SEED}`})`, () => {
  it.each(VIEWS.filter(({ prepare }) => !prepare).map((view) => [view.name, view] as const))(
    '%s',
    async (_, { route, as }) => {
      const cookie = await signedInAs(as);
      const told: string[] = [];
      for (const language of sampleOf(['bg', 'en'] as const, 1, random)) {
        // The outbox is shown to this machine alone.
        const hostOf = (path: string) => (path.startsWith('/dev/') ? '127.0.0.1' : HOSTS[language]);
        const read = async (path: string) => (await app.get(path, { host: hostOf(path), cookie })).text;
        const send = async (path: string, body: object) => (await app.post(path, body, { cookie })).body;
        const path = await addressOf({ read, send, now: app.clock.now() }, route, language);
        const { status, text } = await app.get(path, { host: HOSTS[language], cookie });
        expect(status, path).toBe(
          route === 'NotFound' ? 404 : routeNamed(route).roles && as === 'nobody' ? 401 : 200,
        );
        told.push(...leftWithoutEuro(text).map((amount) => `${path} has no euro for ${amount}`));
        told.push(...missingPictures(text).map((file) => `${path} shows ${file}, which is missing`));
        const { results } = await validator.validateString(withoutContents(text));
        for (const { messages } of results) {
          told.push(
            ...messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} (${selector})`),
          );
        }
      }
      expect(told).toEqual([]);
    },
  );
});
