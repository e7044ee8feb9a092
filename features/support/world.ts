import { setWorldConstructor, World } from '@cucumber/cucumber';
import type { ShopBrowser } from './browser/browser.ts';
import type { BrowserTab } from './browser/browser-tab.ts';
import { ShopBuilder } from './shop-builder.ts';
import type { Shopper } from './shopper.ts';
import { HOSTS } from './the-run.ts';
import type { Data, OpenShop, Setting, TestEnvironment } from './the-run.ts';
import { Visitor } from './visitor.ts';

/** State of one scenario: its server and its people. */
export class ShopWorld extends World {
  /** Set by the hooks before each scenario. */
  run!: TestEnvironment;
  /** Set only in browser scenarios. */
  browser: ShopBrowser | null = null;
  data: Data = 'own';
  setting: Setting = 'two domains';
  /** Host of the next visitor. */
  host: string = HOSTS.bg;
  /** Server of this scenario alone. */
  ownShop: OpenShop | null = null;
  /** Values that a step stores for later steps. */
  readonly notes = new Map<string, unknown>();
  private readonly visitors = new Map<string, Visitor>();
  private openTab: BrowserTab | null = null;
  private openShopper: Shopper | null = null;
  private builder: ShopBuilder | null = null;

  shop(): Promise<OpenShop> {
    return this.ownShop ? Promise.resolve(this.ownShop) : this.run.shop(this.data, this.setting);
  }

  /** Builder of the shop's records. */
  async goods(): Promise<ShopBuilder> {
    this.builder ??= new ShopBuilder(await this.run.database('own'));
    return this.builder;
  }

  /** Person of the scenario; `I` is the narrator. */
  async visitor(name = 'I'): Promise<Visitor> {
    const visitor = this.visitors.get(name) ?? new Visitor(await this.shop(), this.run.clock, this.host);
    this.visitors.set(name, visitor);
    return visitor;
  }

  /** Person who has a page open. */
  async visitorInside(name = 'I'): Promise<Visitor> {
    const visitor = await this.visitor(name);
    if (visitor.page.status === 0) await visitor.arrive('/');
    return visitor;
  }

  get tab(): BrowserTab {
    if (!this.openTab) throw new Error('No browser is open in this scenario');
    return this.openTab;
  }

  set tab(tab: BrowserTab) {
    this.openTab = tab;
  }

  get shopper(): Shopper {
    if (!this.openShopper) throw new Error('Nobody shops in this scenario');
    return this.openShopper;
  }

  set shopper(shopper: Shopper) {
    this.openShopper = shopper;
  }

  note<Value>(name: string): Value {
    if (!this.notes.has(name)) throw new Error(`No step before has left its ${name}`);
    return this.notes.get(name) as Value;
  }
}

setWorldConstructor(ShopWorld);
