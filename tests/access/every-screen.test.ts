import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { openView, signedIn } from '../../scripts/view-visit.ts';
import type { Look } from '../../scripts/view-visit.ts';
import { ACCOUNTS, VIEWS } from '../../scripts/views.ts';
import { BuiltServer } from '../server/support/built-server.ts';
import { createTestDatabase } from '../server/support/test-database.ts';
import type { TestDatabase } from '../server/support/test-database.ts';
import { contrastInTheDark, lostWhenEnlarged, smallTargets, tooWide, violationsOf } from './screen-checks.ts';

const PHONE: Look = { width: 390, language: 'bg', theme: 'light' };
const DESKTOP: Look = { width: 1440, language: 'en', theme: 'light' };
/** Milliseconds until the demo is loaded, on a slow machine. */
const OPEN_WITHIN = 240_000;

let database: TestDatabase;
let shop: BuiltServer;
let browser: Browser;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await BuiltServer.over(database);
  await shop.start({ DEMO_DATA: 'on', MAP_TILES_URL: 'off' }, OPEN_WITHIN);
  browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
}, OPEN_WITHIN + 60_000);

afterAll(async () => {
  await browser?.close();
  shop?.kill();
  await database?.drop();
});

/** Each screen and state of it (NAV-12), one after the other in one window of each account. */
function onEveryScreen(look: Look, check: (page: Page) => Promise<string[]>): void {
  describe.each(ACCOUNTS)('as %s', (account) => {
    let page: Page;
    beforeAll(async () => {
      page = await (await signedIn(browser, shop.address, account, look)).newPage();
    });
    afterAll(() => page.context().close());

    const views = VIEWS.filter(({ as, widths }) => as === account && (widths?.(look.width) ?? true));
    it.each(views.map((view) => [view.name, view] as const))('%s', async (_, view) => {
      await openView(page, shop.address, view, look.language);
      expect(await check(page)).toEqual([]);
    });
  });
}

describe('everybody can use it on a phone, in light and dark, by thumb and enlarged to 400%', () => {
  onEveryScreen(PHONE, async (page) => {
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const found = [
      ...(await violationsOf(page)),
      ...(await contrastInTheDark(page)),
      ...(await smallTargets(page)),
      ...(await tooWide(page)),
      ...(await lostWhenEnlarged(page)),
    ];
    await page.setViewportSize({ width, height });
    return found;
  });
});

describe('everybody can use it on a desktop', () => {
  onEveryScreen(DESKTOP, async (page) => [...(await violationsOf(page)), ...(await tooWide(page))]);
});
