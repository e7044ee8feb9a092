import { randomBytes } from 'node:crypto';
import type { Container } from 'inversify';
import { MemoryTextStore } from '../../src/adapters/storage/memory-text-store.ts';
import { InProcessHttpClient } from '../../src/adapters/server/in-process-http-client.ts';
import type { AskInProcess } from '../../src/adapters/server/in-process-http-client.ts';
import type { ClientContext } from '../../src/container/client-context.ts';
import { loadScreen } from '../../src/container/route-screens.ts';
import { pathOf } from '../../src/core/site/paths.ts';
import { TransferPayloadStorage, SessionTransfer } from '../../src/core/site/session-transfer.ts';
import { TokenCookie, sessionMark } from '../../src/core/accounts/sign-in.ts';
import { Session } from '../../src/view-models/accounts/session.ts';
import { CartViewModel } from '../../src/view-models/orders/cart-view-model.ts';
import { FavoritesViewModel } from '../../src/view-models/favorites/favorites-view-model.ts';
import { CookieNotice } from '../../src/view-models/site/cookie-notice.ts';
import { LanguageSwitch } from '../../src/view-models/site/language-switch.ts';
import { Modals } from '../../src/view-models/site/modals.ts';
import { Navigation } from '../../src/view-models/site/navigation.ts';
import type { Screen } from '../../src/view-models/site/screen.ts';
import { CookieJar } from './browser/cookie-jar.ts';
import { HtmlPage } from './browser/html-page.ts';
import { RememberedHistory } from './remembered-history.ts';
import type { OpenShop, ScenarioClock } from './the-run.ts';
import { visitorContainer } from './visitor-container.ts';

type Kind<Wanted> = abstract new (...collaborators: never[]) => Wanted;

const MADE_BY_THE_BROWSER = new HtmlPage(200, '');

/** A person with a browser: opens pages as rendered by the server, and acts by the real view models. */
export class Visitor {
  /** Page from the server. */
  page = new HtmlPage(0, '');
  history = new RememberedHistory('/');
  /** True if the next response to an order or sign-up gets lost. */
  losesNextAnswer = false;
  /** Response that replaces the server's next one. */
  nextAnswer: { status: number; body: unknown } | null = null;
  /** Requests to the server: `GET /api/…`. */
  readonly asked: string[] = [];
  /** Handler of the token of Google's button. */
  googleSigns: ((credential: string) => void) | null = null;
  /** Payment page to which the server sent the buyer. */
  paymentPage: string | null = null;
  userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156';
  readonly cookies = new CookieJar();
  private readonly stores = new Map<string, MemoryTextStore>();
  /** Pages whose code does not load, by their names in the table of routes. */
  readonly missingPages = new Set<string>();
  private container: Container | null = null;
  private going: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private gate: Promise<void> = Promise.resolve();

  constructor(
    private readonly shop: OpenShop,
    private readonly clock: ScenarioClock,
    public host: string,
  ) {}

  get<Wanted>(kind: Kind<Wanted>): Wanted {
    if (!this.container) throw new Error('No page has been opened yet');
    return this.container.get(kind as never);
  }

  get navigation(): Navigation {
    return this.get(Navigation);
  }

  get cart(): CartViewModel {
    return this.get(CartViewModel);
  }

  get modals(): Modals {
    return this.get(Modals);
  }

  get language(): 'bg' | 'en' {
    return this.get(LanguageSwitch).language;
  }

  /** Storage of this browser for a host. */
  store(kind: 'local' | 'session' = 'local', host = this.host): MemoryTextStore {
    const key = `${kind} ${host}`;
    const store = this.stores.get(key) ?? new MemoryTextStore();
    this.stores.set(key, store);
    return store;
  }

  /** Text of the product in the language of the page. */
  t(key: string, values?: Record<string, string | number>): string {
    return this.shop.texts.in(this.language)(key, values);
  }

  /** Open screen. @throws for a screen of another kind */
  screen<Wanted extends Screen>(kind: Kind<Wanted>): Wanted {
    const { open, failure } = this.navigation.current ?? {};
    const screen = open?.screen;
    if (screen instanceof kind) return screen;
    throw new Error(`Open is ${open?.route ?? `a failure: ${failure?.message}`}, not ${kind.name}`);
  }

  /** Opens an address like a typed one: the server's page, then its hydration. */
  async arrive(url: string): Promise<void> {
    const { page, address } = await this.fetch(url);
    this.page = page;
    this.history = new RememberedHistory(address);
    const state = page.state<ClientContext>();
    const network = new InProcessHttpClient(
      (question) => this.ask(question, state.language),
      // The container reports it, as in a browser.
      () => {},
    );
    const container = visitorContainer(state, {
      host: this.host,
      clock: this.clock,
      network,
      store: this.store(),
      sessionStore: this.store('session'),
      history: this.history,
      crossing: {
        cross: (origin, secret, path) => this.run(() => this.cross(origin, secret, path)),
        follow: (target) => this.run(() => this.arrive(target)),
      },
      token: {
        isThere: () => this.cookies.get(this.host, 'token') !== undefined,
        mark: () => sessionMark(this.cookies.get(this.host, 'token')),
        write: (token) => this.cookies.set(this.host, 'token', token),
        clear: () => this.cookies.take(this.host, [{ name: 'token', value: '', maxAge: 0 }]),
      },
      loadScreen: (page) => (this.missingPages.has(page) ? new Promise(() => {}) : loadScreen(page)),
      userAgent: this.userAgent,
      google: (signedIn) => (this.googleSigns = signedIn),
      keys: { make: () => randomBytes(18).toString('base64url') },
      placed: {
        follow: (token) => {
          this.page = MADE_BY_THE_BROWSER;
          this.run(() => this.navigation.go(pathOf('FollowedOrder', state.language, { token })));
        },
        pay: (paymentUrl) => (this.paymentPage = paymentUrl),
        openCart: () => {
          this.page = MADE_BY_THE_BROWSER;
          this.run(() => this.navigation.go(pathOf('Cart', state.language)));
        },
      },
    });
    this.container = container;
    if (state.handedOver) {
      const { payload, authToken } = await container.get(SessionTransfer).collectSessionTransfer();
      if (authToken) container.get(TokenCookie).write(authToken);
      if (payload) container.get(TransferPayloadStorage).write(payload);
    }
    await Promise.all([container.get(Session).load(), this.navigation.start(address)]);
    container.get(CartViewModel).watch();
    container.get(FavoritesViewModel).watch();
    container.get(CookieNotice).read();
    this.navigation.hydrated();
    // Repeats the hydration of an error page.
    if (page.status === 401) container.get(Session).requestSignIn('stay');
    await container.get(FavoritesViewModel).refresh();
    await this.answered();
  }

  /** Follows a link within the site. */
  async go(url: string): Promise<void> {
    this.setOut(url);
    await this.settled();
  }

  /** Follows a link without waiting. */
  setOut(url: string): void {
    // The browser renders the page from here on, so the server's page no longer applies.
    this.page = MADE_BY_THE_BROWSER;
    const going = this.navigation.go(url);
    this.going = Promise.all([this.going, going]);
  }

  async back(): Promise<void> {
    this.page = MADE_BY_THE_BROWSER;
    this.history.back();
    await this.settled();
  }

  /** Reloads the current address. */
  async reload(): Promise<void> {
    await this.arrive(this.history.url);
  }

  async switchLanguage(): Promise<void> {
    const place = this.navigation.current?.place ?? { path: '/', query: {} };
    await this.get(LanguageSwitch).switch(place);
    await this.settled();
  }

  /** Waits until no navigation and no request is open. */
  async settled(): Promise<void> {
    await this.going;
    await this.answered();
    await this.going;
  }

  /** Waits until no request is open. */
  async answered(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await new Promise((next) => setImmediate(next));
      if (this.waiting > 0) quiet = -1;
    }
  }

  /** Delays responses. @returns a function that releases them */
  holdAnswers(): () => void {
    let release = () => {};
    this.gate = new Promise((open) => (release = open));
    return release;
  }

  /** Sends a form of a page without scripts. @returns the target of the redirect */
  async sendForm(
    url: string,
    fields: Record<string, string>,
    origin = `https://${this.host}`,
  ): Promise<string> {
    const answer = await this.shop.server.inject({
      method: 'POST',
      url,
      headers: {
        host: this.host,
        origin,
        cookie: this.cookies.header(this.host),
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(fields).toString(),
    });
    this.cookies.take(this.host, answer.cookies as Parameters<CookieJar['take']>[1]);
    return String(answer.headers['location'] ?? '');
  }

  private run(action: () => Promise<unknown>): void {
    this.going = this.going.then(action);
  }

  private async cross(origin: string, secret: string, path: string): Promise<void> {
    const from = `https://${this.host}`;
    this.host = new URL(origin).host;
    await this.arrive(await this.sendForm('/hand-over', { secret, path }, from));
  }

  private async fetch(url: string): Promise<{ page: HtmlPage; address: string }> {
    const answer = await this.shop.server.inject({
      method: 'GET',
      url,
      headers: { host: this.host, cookie: this.cookies.header(this.host) },
    });
    this.cookies.take(this.host, answer.cookies as Parameters<CookieJar['take']>[1]);
    if (answer.statusCode === 302 || answer.statusCode === 303)
      return this.fetch(String(answer.headers['location']));
    return { page: new HtmlPage(answer.statusCode, answer.body), address: url };
  }

  private async ask(
    { method, url, body, captcha }: Parameters<AskInProcess>[0],
    language: string,
  ): Promise<{ status: number; body: unknown }> {
    this.waiting += 1;
    this.asked.push(`${method} ${url}`);
    try {
      await this.gate;
      if (this.nextAnswer) {
        const said = this.nextAnswer;
        this.nextAnswer = null;
        return said;
      }
      const answer = await this.shop.server.inject({
        method: method as 'GET' | 'POST',
        url,
        headers: {
          host: this.host,
          origin: `https://${this.host}`,
          cookie: this.cookies.header(this.host),
          'x-accept-language': language,
          ...(captcha !== undefined && { 'x-captcha': captcha }),
        },
        ...(body !== undefined && { payload: body as object }),
      });
      this.cookies.take(this.host, answer.cookies as Parameters<CookieJar['take']>[1]);
      if (
        this.losesNextAnswer &&
        method === 'POST' &&
        [
          '/api/order',
          '/api/user',
          '/api/property-view',
          '/api/interior/enquiry',
          '/api/tenant-offer',
        ].includes(url)
      ) {
        this.losesNextAnswer = false;
        throw new Error('the connection broke');
      }
      return { status: answer.statusCode, body: answer.json() as unknown };
    } finally {
      this.waiting -= 1;
    }
  }
}
