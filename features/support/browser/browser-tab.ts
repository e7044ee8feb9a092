import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright';
import type { Texts } from '../../../server/platform/texts.ts';
import { eventually } from '../eventually.ts';
import { plain } from './html-page.ts';

/** Refusals that a scenario provokes, and what Chromium says of a header that means something over HTTPS only. */
const EXPECTED = /Failed to load resource|Cross-Origin-Opener-Policy header has been ignored/;

/** A window of the browser with a page of the shop. Things are found by role and by their name on the screen. */
export class BrowserTab {
  /** What the browser complained of: errors of scripts, and what the page's own rules forbade. */
  readonly complaints: string[] = [];

  constructor(
    readonly page: Page,
    readonly origin: string,
    public language: 'bg' | 'en',
    private readonly texts: Texts,
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED.test(message.text())) {
        this.complaints.push(`${new URL(page.url()).pathname}: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
  }

  /** A text of the product, in the language of the page. */
  t(key: string, values?: Record<string, string | number>): string {
    return this.texts.in(this.language)(key, values);
  }

  get isPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 600;
  }

  /** Opens an address of the shop and waits until the page is alive. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.origin + path);
    await this.alive();
  }

  /** Until React hydrates the page, after which buttons work. The page's security policy forbids to wait within it. */
  async alive(): Promise<void> {
    await eventually(async () => {
      const alive = await this.page.evaluate(
        () => !document.getElementById('root') || 'hydrated' in document.documentElement.dataset,
      );
      assert.ok(alive, `the page does not come alive: ${this.complaints.join('; ')}`);
    });
  }

  /** Until no list waits for its products any more. */
  async loaded(): Promise<void> {
    await this.main.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  link(name: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('link', { name, exact: true });
  }

  button(name: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name, exact: true });
  }

  dialog(): Locator {
    return this.page.getByRole('dialog').filter({ visible: true });
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, level: 1 });
  }

  async text(of: Locator = this.page.locator('body')): Promise<string> {
    return plain(await of.innerText());
  }

  get path(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  /** The cookie notice lies over the page: a buyer answers it first. */
  async acceptCookies(): Promise<void> {
    const button = this.button(this.t('cookie-accept'));
    await button.click();
    await button.waitFor({ state: 'hidden' });
  }
}
