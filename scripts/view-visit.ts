import type { Browser, BrowserContext, Page, Request } from 'playwright';
import { STORE_KEYS } from '../src/adapters/storage/text-store.ts';
import type { Language } from '../src/core/shared/language.ts';
import { Texts } from '../server/platform/texts.ts';
import { addressOf } from './address-of-view.ts';
import { waitUntilInteractive, shopOf } from './views.ts';
import type { Account, View } from './views.ts';

/** Width in pixels, language and theme of a picture. */
export type VisitSettings = { width: number; language: Language; theme: 'light' | 'dark' };

const PASSWORD = 'uyut-demo';
/** Milliseconds after which a page counts as hanging. */
export const HANGS_AFTER = 110_000;
/** In pixels. */
const PHONE_BELOW = 600;
const texts = new Texts('content/translations');

/** Session cookies by account, so that each logs in once. */
const sessions = new Map<Account, Awaited<ReturnType<BrowserContext['storageState']>>>();

/** The window of a phone or of a desktop, in pixels. */
export const sizeOf = (width: number) => ({ width, height: width < PHONE_BELOW ? 844 : 900 });

/** Opens a browser window with a demo account logged in, without motion and cookie notice. */
export async function signedIn(
  browser: Browser,
  origin: string,
  account: Account,
  { width, theme, language }: VisitSettings,
): Promise<BrowserContext> {
  const isPhone = width < PHONE_BELOW;
  const context = await browser.newContext({
    viewport: sizeOf(width),
    hasTouch: isPhone,
    isMobile: isPhone,
    colorScheme: theme,
    reducedMotion: 'reduce',
    ...(sessions.has(account) && { storageState: sessions.get(account) }),
  });
  context.setDefaultTimeout(HANGS_AFTER);
  if (account !== 'nobody' && !sessions.has(account)) {
    const data = { email: `${account}@demo.example`, password: PASSWORD };
    const answer = await context.request.post(`${origin}/api/auth`, { data });
    const { authToken } = (await answer.json()) as { authToken: string };
    await context.addCookies([{ name: 'token', value: authToken, url: origin }]);
    sessions.set(account, await context.storageState());
  }
  await context.addCookies([{ name: 'defaultLang', value: language, url: origin }]);
  // The cookie notice would cover every screen.
  await context.addInitScript((key) => localStorage.setItem(key, 'declined'), STORE_KEYS.consent);
  return context;
}

/** Opens a view, prepares its state and waits until it is complete. */
export async function openView(page: Page, origin: string, view: View, language: Language): Promise<void> {
  watch(page);
  // Page on which links are searched, relative to the origin.
  if (!page.url().startsWith(origin)) await page.goto(`${origin}/coming-soon`, { waitUntil: 'commit' });
  await page.goto(origin + (await addressOf(shopOf(page), view.route, language)));
  await waitUntilInteractive(page);
  await view.prepare?.({ page, t: texts.in(language), language });
  await quiet(page);
}

const pending = new WeakMap<Page, Set<Request>>();

/**
 * Waits until all requests are answered and the layout does not change between frames. A layout that never
 * settles is accepted after `MAX_CHECKS` frames.
 */
export async function quiet(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const until = performance.now() + HANGS_AFTER;
  let [before, checks] = ['', 0];
  while (performance.now() < until) {
    const layout = await drawnLayout(page);
    const isThere = pending.get(page)?.size === 0;
    checks = isThere ? checks + 1 : 0;
    if (isThere && (layout === before || checks > MAX_CHECKS)) return;
    before = layout;
  }
  const urls = [...(pending.get(page) ?? [])].map((one) => one.url());
  throw new Error(`The page still waits: ${urls.join(' ')}`);
}

const MAX_CHECKS = 40;

/** Returns the boxes of all elements after the next frame as a text. */
function drawnLayout(page: Page): Promise<string> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    // Lays out everything, as on later pages of a visit.
    document.documentElement.dataset['laidOut'] = '';
    const boxes = [...document.querySelectorAll('body *')].map((one) => one.getBoundingClientRect());
    return boxes.map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`).join();
  });
}

/** Counts the open requests of a page; a navigation resets them. */
function watch(page: Page): void {
  if (pending.has(page)) return;
  const open = new Set<Request>();
  pending.set(page, open);
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    // Event streams stay open.
    if (request.resourceType() !== 'eventsource') open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}
