import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright';
import type { Texts } from '../../../server/platform/texts.ts';
import { eventually } from '../eventually.ts';
import { plain } from './html-page.ts';

/** Errors that scenarios provoke, and Chromium's message about a header that needs HTTPS. */
const EXPECTED = /Failed to load resource|Cross-Origin-Opener-Policy header has been ignored/;

/** Browser window with a page of the site. Elements are found by role and visible name. */
export class BrowserTab {
  /** Errors of scripts and violations of the security policy. */
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

  /** Text of the product in the language of the page. */
  t(key: string, values?: Record<string, string | number>): string {
    return this.texts.in(this.language)(key, values);
  }

  get isPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 600;
  }

  /** Opens an address and waits for the hydration. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.origin + path);
    await this.alive();
  }

  /**
   * Waits until React has hydrated the page, so that buttons work. The security policy forbids waiting inside
   * the page.
   */
  async alive(): Promise<void> {
    await eventually(async () => {
      const alive = await this.page.evaluate(
        () => !document.getElementById('root') || 'hydrated' in document.documentElement.dataset,
      );
      assert.ok(alive, `the page does not come alive: ${this.complaints.join('; ')}`);
    });
  }

  /** Waits until all lists have loaded. */
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

  /** Accepts the cookie notice, which covers the page. */
  async acceptCookies(): Promise<void> {
    const button = this.button(this.t('cookie-accept'));
    await button.click();
    await button.waitFor({ state: 'hidden' });
  }
}
