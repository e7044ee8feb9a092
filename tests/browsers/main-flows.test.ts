import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Texts } from '../../server/platform/texts.ts';
import { aShop } from '../server/support/a-shop.ts';
import { BuiltServer } from '../server/support/programs/built-server.ts';
import { createTestDatabase } from '../server/support/test-database.ts';
import type { TestDatabase } from '../server/support/test-database.ts';
import { FIREFOX, openFirefox } from './firefox.ts';
import type { OtherBrowser } from './other-browser.ts';
import { HAS_WEBKIT, openWebKit } from './webkit.ts';

const BROWSERS = [
  { name: 'Firefox', isThere: FIREFOX !== undefined, open: openFirefox },
  { name: 'WebKit', isThere: HAS_WEBKIT, open: openWebKit },
];
const SCREENS = [
  '/',
  '/imoti',
  '/sakvartiranti',
  '/produkti/kategorii',
  '/kolichka',
  '/pochistvane/uslugi',
  '/interior-dizayn',
  '/blog/kategoriya',
  '/kontakti',
];
const t = new Texts('content/translations').in('bg');
const LAMP = 'Настолна лампа Зора';
const DETAILS = {
  name: 'Мария Иванова',
  phone: '0888123456',
  email: 'maria@example.com',
  // Fills in its postcode.
  city: 'София',
  street: 'ул. Бигла 12',
};

let database: TestDatabase;
let server: BuiltServer;
let lamp: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const shop = aShop(database);
  const vendorId = await shop.vendor();
  lamp = await shop.product({ vendorId, categoryId: await shop.category(), title: LAMP, price: 4590 });
  server = await BuiltServer.over(database);
  await server.start();
}, 180_000);
afterAll(async () => {
  server.kill();
  await database.drop();
});

describe.each(BROWSERS)('In $name', ({ name, isThere, open }) => {
  describe.skipIf(!isThere).each([500, 1440])(`${name}, at %i pixels`, (width) => {
    let browser: OtherBrowser;
    beforeAll(async () => {
      browser = await open(width);
    }, 120_000);
    afterAll(() => browser.close());

    /** Opens a screen and waits for its hydration. */
    async function visit(path: string): Promise<void> {
      await browser.open(server.address + path);
      await eventually(`return 'hydrated' in document.documentElement.dataset`);
    }
    const eventually = (script: string) =>
      vi.waitFor(async () => expect(await browser.run(script), script).toBe(true), {
        timeout: 30_000,
        interval: 100,
      });
    const says = (words: string) =>
      eventually(`return document.body.innerText.replace(/\\s+/g, ' ').includes(${JSON.stringify(words)})`);
    /** Presses the control with this name. */
    async function press(words: string, within = 'body'): Promise<void> {
      await eventually(`
        const named = [...document.querySelectorAll(${JSON.stringify(`${within} :is(a, button)`)})].find((one) =>
          (one.getAttribute('aria-label') ?? one.textContent).trim() === ${JSON.stringify(words)} && one.checkVisibility());
        document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
        named?.setAttribute('data-pressed', '');
        return named !== undefined;`);
      await click('[data-pressed]');
    }
    /** Presses it in the middle of the window, where nothing covers it. */
    async function click(selector: string): Promise<void> {
      await browser.run(`document.querySelector('${selector}').scrollIntoView({ block: 'center' })`);
      await browser.click(selector);
    }

    it.each(SCREENS)('hydrates %s', async (path) => {
      await visit(path);
      expect(await browser.run(`return document.querySelectorAll('main h1').length`)).toBe(1);
      expect(await browser.run(`return document.documentElement.scrollWidth <= innerWidth`)).toBe(true);
    });

    it('opens the room filter over the page, and closes it on Escape', async () => {
      await visit('/za-nas');
      await press(t('shop'), 'header');
      await eventually(`return document.querySelector('dialog[open]') !== null`);
      await browser.press('Escape');
      await eventually(`return document.querySelector('dialog[open]') === null`);
    });

    it('adds a product to the cart, orders it and opens the order page', async () => {
      await visit(`/produkti/${lamp}`);
      await press(t('cookie-accept'));
      await press(t('add-to-cart'), 'main');
      await says(t('added-to-cart'));
      await visit('/kolichka');
      await says(LAMP);
      for (const [field, words] of Object.entries(DETAILS)) await browser.type(`#field-${field}`, words);
      await click('#field-termsAccepted');
      await press(t('checkout-submit'), 'main');
      await eventually(`return location.pathname.startsWith('/porachka/')`);
      await says(t('order-thanks-placed-title', { name: DETAILS.name }));
    });
  });
});
