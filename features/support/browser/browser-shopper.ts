import { pathOf } from '../../../src/core/site/paths.ts';
import type { Room } from '../../../src/core/shop/room.ts';
import type { BrowserTab } from './browser-tab.ts';
import { plain } from './html-page.ts';
import type { OrderDetails, Shopper } from '../shopper.ts';

const FIELDS: readonly (readonly [keyof OrderDetails, string])[] = [
  ['name', 'checkout-field-name'],
  ['phone', 'checkout-field-phone'],
  ['email', 'checkout-field-email'],
  ['city', 'checkout-field-city'],
  ['postCode', 'checkout-field-postCode'],
  ['street', 'checkout-field-street'],
];

/** Follows the main path by the visible controls, like a person. */
export class BrowserShopper implements Shopper {
  constructor(private readonly tab: BrowserTab) {}

  async openShop(): Promise<void> {
    await this.tab.open('/');
    await this.tab.acceptCookies();
  }

  async chooseRoom(room: Room): Promise<void> {
    const { tab } = this;
    await tab.page
      .getByRole('button', { name: tab.t('shop'), exact: true })
      .or(tab.link(tab.t('shop')))
      .first()
      .click();
    await tab
      .link(tab.t(`room-${room}`), tab.dialog())
      .last()
      .click();
    await tab.heading(tab.t(`room-title-${room}`)).waitFor();
  }

  async openCategory(name: string): Promise<void> {
    await this.tab.link(name, this.tab.main).click();
    await this.tab.heading(name).waitFor();
  }

  async filterByColour(colour: string): Promise<void> {
    const { tab } = this;
    if (tab.isPhone) await tab.main.getByRole('button', { name: new RegExp(`^${tab.t('filters')}`) }).click();
    await tab.page.getByRole('checkbox', { name: colour }).check();
    await tab.page.waitForURL(/colour=/);
    if (tab.isPhone) {
      await tab.page
        .getByRole('dialog', { name: tab.t('filters') })
        .getByRole('button')
        .last()
        .click();
    }
  }

  async listedProducts(): Promise<string[]> {
    const { tab } = this;
    await tab.loaded();
    const titles = await tab.main.getByRole('heading', { level: 2 }).allInnerTexts();
    return titles.map(plain).filter((title) => title !== tab.t('filters'));
  }

  async openProduct(title: string): Promise<void> {
    await this.tab.link(title, this.tab.main).click();
    await this.tab.heading(title).waitFor();
  }

  async putInCart(): Promise<void> {
    const { tab } = this;
    await tab.button(tab.t('add-to-cart'), tab.main).click();
    await tab.page.getByRole('status').getByText(tab.t('added-to-cart')).waitFor();
  }

  async countAtCart(): Promise<number> {
    const { tab } = this;
    const counted = tab.t('cart-count', { count: 7 }).split('7')[0] ?? '';
    const name = await tab.page.getByRole('link', { name: counted }).first().getAttribute('aria-label');
    return Number(/\d+/.exec(name ?? '')?.[0] ?? 0);
  }

  async openCart(): Promise<void> {
    const { tab } = this;
    await tab.link(tab.t('go-to-cart'), tab.page.getByRole('status')).click();
    await tab.page.waitForURL(`**${pathOf('Cart', tab.language)}`);
    await tab.page.getByRole('heading', { name: tab.t('cart-summary-title') }).waitFor();
  }

  async totalInCart(): Promise<string> {
    const { tab } = this;
    return tab.text(tab.page.getByRole('region', { name: tab.t('cart-summary-title') }));
  }

  async order(details: OrderDetails): Promise<void> {
    const { tab } = this;
    for (const [name, label] of FIELDS)
      await tab.page.getByRole('main').getByLabel(tab.t(label)).fill(details[name]);
    await tab.page.getByRole('checkbox', { name: tab.t('checkout-field-termsAccepted') }).check();
    await tab.button(tab.t('checkout-submit')).click();
    const thanks = tab.t('order-thanks-placed-title', { name: details.name });
    await tab.page.getByText(thanks).waitFor();
  }

  async orderText(): Promise<string> {
    return this.tab.text(this.tab.main);
  }
}
