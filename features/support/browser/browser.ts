import type { IncomingHttpHeaders } from 'node:http';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { BrowserTab } from './browser-tab.ts';
import { HOSTS } from '../the-run.ts';
import type { Data, OpenShop, TestEnvironment } from '../the-run.ts';

/** Options of a browser window. */
export type TabOptions = {
  data?: Data;
  language?: 'bg' | 'en';
  /** Pixels; by default the width of this run (`BROWSER_WIDTH`). */
  width?: number;
  scripts?: boolean;
  reducedMotion?: boolean;
};

const HEIGHTS = { phone: 844, desktop: 900 };
const DESKTOP_WIDTH = 1440;
const PHONE_WIDTH = 600;

/** Chromium of the run with the open servers; each scenario has its own windows. */
export class ShopBrowser {
  private readonly shops = new Map<Data, Promise<OpenShop & { port: number }>>();
  /** Requests of the browser as they reached the server. */
  readonly questions: { url: string; headers: IncomingHttpHeaders }[] = [];
  private tabs: BrowserTab[] = [];

  private constructor(
    private readonly chromium: Browser,
    private readonly run: TestEnvironment,
  ) {}

  static async start(run: TestEnvironment): Promise<ShopBrowser> {
    const executablePath = process.env['CHROMIUM_PATH'] ?? (await findChromium());
    const args = [
      '--headless',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      `--host-resolver-rules=MAP ${HOSTS.bg} 127.0.0.1, MAP ${HOSTS.en} 127.0.0.1`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ];
    return new ShopBrowser(await chromium.launch({ executablePath, args }), run);
  }

  async openTab(wish: TabOptions = {}): Promise<BrowserTab> {
    const { data = 'own', language = 'bg', scripts = true } = wish;
    const width = wish.width ?? Number(process.env['BROWSER_WIDTH'] ?? DESKTOP_WIDTH);
    const { port, texts } = await this.shop(data);
    const isPhone = width < PHONE_WIDTH;
    const context = await this.chromium.newContext({
      viewport: { width, height: isPhone ? HEIGHTS.phone : HEIGHTS.desktop },
      hasTouch: isPhone,
      isMobile: isPhone,
      javaScriptEnabled: scripts,
      reducedMotion: wish.reducedMotion ? 'reduce' : 'no-preference',
    });
    context.setDefaultTimeout(25_000);
    const origin = `http://${HOSTS[language]}:${port}`;
    const tab = new BrowserTab(await context.newPage(), origin, language, texts);
    this.tabs.push(tab);
    return tab;
  }

  /** Origin of the other domain. */
  async originOf(data: Data, language: 'bg' | 'en'): Promise<string> {
    return `http://${HOSTS[language]}:${(await this.shop(data)).port}`;
  }

  async picture(): Promise<Buffer> {
    const tab = this.tabs.at(-1);
    return tab ? tab.page.screenshot() : Buffer.alloc(0);
  }

  async closeTabs(): Promise<void> {
    for (const { page } of this.tabs) await page.context().close();
    this.tabs = [];
  }

  async close(): Promise<void> {
    await this.chromium.close();
  }

  private shop(data: Data): Promise<OpenShop & { port: number }> {
    const shop = this.shops.get(data) ?? this.listen(data);
    this.shops.set(data, shop);
    return shop;
  }

  private async listen(data: Data): Promise<OpenShop & { port: number }> {
    const shop = await this.run.listen(data);
    shop.server.server.on('request', ({ url = '', headers }) => {
      if (/^\/(api|answers)\//.test(url)) this.questions.push({ url, headers });
    });
    return shop;
  }
}

async function findChromium(): Promise<string> {
  const finder = '../../../scripts/find-chromium.mjs';
  const module = (await import(finder)) as { findChromium(): Promise<string> };
  return module.findChromium();
}
