import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { openView, signedIn, sizeOf } from '../../scripts/view-visit.ts';
import type { VisitSettings } from '../../scripts/view-visit.ts';
import { VIEWS } from '../../scripts/views.ts';
import type { Account, View } from '../../scripts/views.ts';
import { BuiltServer } from '../server/support/programs/built-server.ts';
import { createTestDatabase } from '../server/support/test-database.ts';
import type { TestDatabase } from '../server/support/test-database.ts';
import { newRandom, SEED, sampleOf, TRIES_ALL } from '../support/sample.ts';
import {
  lostWhenEnlarged,
  resize,
  smallFields,
  smallTargets,
  tooWide,
  violationsOf,
  wrongSizes,
} from './screen-checks.ts';

const random = newRandom();

const LOOKS: readonly VisitSettings[] = [390, 1440].flatMap((width) =>
  (['bg', 'en'] as const).flatMap((language) =>
    (['light', 'dark'] as const).map((theme) => ({ width, language, theme })),
  ),
);
/** 1280 × 1024 at 400%, in CSS pixels. */
const ENLARGED = { width: 320, height: 256 };
/** Milliseconds until the demo is loaded on a slow machine. */
const OPEN_WITHIN = 240_000;

let database: TestDatabase;
let shop: BuiltServer;
let browser: Browser;
const windows = new Map<string, Promise<Page>>();
/** Script errors and policy violations of the open page. */
let complaints: string[] = [];
/** Messages for missing pages, and for headers that need HTTPS. */
const EXPECTED = /Failed to load resource|Cross-Origin-Opener-Policy header has been ignored/;

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

/** One window per account and language, so that its scripts load once. */
function windowOf(account: Account, look: VisitSettings): Promise<Page> {
  const key = `${account} ${look.width} ${look.language}`;
  const open = async () => {
    const opened = await (await signedIn(browser, shop.address, account, look)).newPage();
    opened.on('pageerror', ({ message }) => complaints.push(message));
    opened.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text());
    });
    return opened;
  };
  const page = windows.get(key) ?? open();
  windows.set(key, page);
  return page;
}

async function whatIsWrong(page: Page): Promise<string[]> {
  const found = [...(await violationsOf(page)), ...(await tooWide(page)), ...(await wrongSizes(page))];
  await resize(page, sizeOf(390));
  found.push(...(await smallTargets(page)), ...(await smallFields(page)), ...(await tooWide(page)));
  await resize(page, ENLARGED);
  found.push(...(await tooWide(page)), ...(await lostWhenEnlarged(page)));
  return found;
}

/** One language a run, which halves the windows. */
const LANGUAGES = sampleOf(['bg', 'en'] as const, 1, random);

/** Each screen with its states: in one look per run, in all looks in the full run. */
const SIGHTS = VIEWS.flatMap((view) =>
  sampleOf(
    LOOKS.filter(({ width, language }) => LANGUAGES.includes(language) && (view.widths?.(width) ?? true)),
    1,
    random,
  ).map((look): [string, View, VisitSettings] => [
    `${view.name} as ${view.as}, ${look.width} pixels, ${look.language}, ${look.theme}`,
    view,
    look,
  ]),
);

describe(`Every screen is accessible: WCAG rules, touch targets and 400% zoom (${TRIES_ALL ? 'in every look' : `TEST_SEED=${SEED}`})`, () => {
  it.each(SIGHTS)('%s', async (_, view, look) => {
    const page = await windowOf(view.as, look);
    await page.emulateMedia({ colorScheme: look.theme });
    await page.setViewportSize(sizeOf(look.width));
    complaints = [];
    await openView(page, shop.address, view, look.language);
    expect([...(await whatIsWrong(page)), ...complaints]).toEqual([]);
  });
});
