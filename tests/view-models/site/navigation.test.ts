import { beforeEach, describe, expect, it } from 'vitest';
import { placeOfUrl } from '../../../src/adapters/browser/place-of-url.ts';
import type { AccountType } from '../../../src/core/accounts/account.ts';
import type { VendorRole } from '../../../src/core/shared/vendor-roles.ts';
import { Cancelled, Failure } from '../../../src/core/shared/failure.ts';
import { BrowserHistory } from '../../../src/core/site/browser-history.ts';
import type { HistoryAction, Place } from '../../../src/core/site/browser-history.ts';
import { routeOfPath } from '../../../src/container/match-route.ts';
import type { RouteParams } from '../../../src/core/site/paths.ts';
import type { RouteName } from '../../../src/core/site/routes.ts';
import { Navigation, ScreenLoader } from '../../../src/view-models/site/navigation.ts';
import type { OpenScreen } from '../../../src/view-models/site/navigation.ts';
import { Panels } from '../../../src/view-models/site/panels.ts';
import { Progress } from '../../../src/view-models/site/progress.ts';
import type { Screen, Visit } from '../../../src/view-models/site/screen.ts';
import { FakeClock } from '../../support/fake-clock.ts';

/** Browser history with its back button. */
class TestHistory extends BrowserHistory {
  readonly scrolled: string[] = [];
  visits: string[] = [];
  turned = 0;
  private at = -1;
  private moved: (place: Place, action: HistoryAction) => void = () => {};

  placeOf(url: string): Place {
    return placeOfUrl(url, String(Math.max(this.at, 0)));
  }
  push(url: string): Place {
    this.visits = [...this.visits.slice(0, this.at + 1), url];
    this.at += 1;
    return this.placeOf(url);
  }
  replace(url: string): Place {
    this.visits[this.at] = url;
    return this.placeOf(url);
  }
  listen(moved: (place: Place, action: HistoryAction) => void): void {
    this.moved = moved;
  }
  scrollToTop(): void {
    this.scrolled.push('top');
  }
  rememberScroll(key: string): void {
    this.scrolled.push(`remembers ${key}`);
  }
  override turnPage(show: () => void): void {
    this.turned += 1;
    show();
  }
  restoreScroll(key: string): void {
    this.scrolled.push(`where ${key} was`);
  }
  begin(url: string): void {
    this.visits = [url];
    this.at = 0;
  }
  async step(by: -1 | 1): Promise<void> {
    this.at += by;
    this.moved(this.placeOf(this.visits[this.at] ?? '/'), 'back');
    await settle();
  }
}

const settle = () => new Promise((resume) => setTimeout(resume, 0));

/** Screen that records its visits; loading waits while `held`, and fails with `failure`. */
class TestScreen implements Screen {
  readonly head = { title: 'A screen' };
  readonly events: string[] = [];
  page = '1';
  pageCount?: number;
  movedTo: string | null = null;

  constructor(private readonly loader: TestLoader) {
    if (loader.pageCount !== undefined) this.pageCount = loader.pageCount;
  }

  async load({ route, query, signal }: Visit): Promise<void> {
    this.events.push('load');
    this.loader.loaded.push(route);
    await this.loader.gate;
    if (signal.aborted) this.events.push('cancelled');
    if (this.loader.failure) throw this.loader.failure;
    this.page = query['page']?.[0] ?? '1';
    this.movedTo = query['request'] ? '/imoti?city=1' : null;
  }
  onEnter(): void {
    this.events.push('shown');
  }
  onLeave(): void {
    this.events.push('left');
  }
}

class TestLoader extends ScreenLoader {
  readonly opened: string[] = [];
  /** Screens that requested their data. */
  readonly loaded: string[] = [];
  readonly screens: TestScreen[] = [];
  /** URLs of pending preloads, and their results. */
  readonly prepared: string[] = [];
  gate: Promise<void> = Promise.resolve();
  failure: Error | null = null;
  /** Number of pages of the screens' lists. */
  pageCount?: number;
  release = () => {};

  routeOf(path: string): ReturnType<ScreenLoader['routeOf']> {
    const { name, params } = routeOfPath(path);
    return {
      route: name,
      params,
      meta: path.startsWith('/profil/')
        ? path === '/profil/plashtaniya'
          ? { roles: ['vendor'], area: 'finance' }
          : { roles: ['user', 'agency'], openedBy: 'access' }
        : {},
    };
  }

  override async prepare(address: string): Promise<() => void> {
    this.prepared.push(address);
    return () => void this.prepared.push(`${address} forgotten`);
  }

  openModal(): Promise<never> {
    return Promise.reject(new Error('No modals here'));
  }

  async open(route: RouteName, params: RouteParams): Promise<OpenScreen> {
    this.opened.push(route);
    const meta = { showFooter: true, promoBackground: route === 'MarketplaceProductPromoCategories' };
    const screen = new TestScreen(this);
    this.screens.push(screen);
    return { route, params, meta, view: null, screen };
  }

  hold(): void {
    this.gate = new Promise((release) => {
      this.release = () => {
        this.gate = Promise.resolve();
        release();
      };
    });
  }
}

let loader: TestLoader;
let history: TestHistory;
let panels: Panels;
let clock: FakeClock;
let progress: Progress;
let navigation: Navigation;
let role: AccountType | null;
let vendorRole: VendorRole | null;

const shownRoute = () => navigation.current?.open?.route;
const shownScreen = () => navigation.current?.open?.screen as TestScreen;

beforeEach(async () => {
  [loader, history, panels, clock] = [new TestLoader(), new TestHistory(), new Panels(), new FakeClock()];
  progress = new Progress(clock);
  role = null;
  vendorRole = null;
  const newAbort = () => new AbortController();
  const now = () => clock.now().getTime();
  navigation = new Navigation(
    loader,
    history,
    panels,
    progress,
    newAbort,
    now,
    async () => role && { type: role, vendorRole },
  );
  history.begin('/');
  await navigation.start('/');
});

describe('The navigation between screens', () => {
  it('shows the current screen until the next one is loaded', async () => {
    loader.hold();
    const going = navigation.go('/kolichka');
    await settle();
    expect(shownRoute()).toBe('Index');
    loader.release();
    await going;
    expect(shownRoute()).toBe('Cart');
  });

  it('notifies the screens when they are left and shown', async () => {
    const property = shownScreen();
    await navigation.go('/kolichka');
    expect(property.events).toEqual(['load', 'left']);
    expect(shownScreen().events).toEqual(['load', 'shown']);
  });

  it('notifies the first screen only after the hydration', () => {
    expect(shownScreen().events).toEqual(['load']);
    navigation.hydrated();
    expect(shownScreen().events).toEqual(['load', 'shown']);
  });

  it('cancels requests that are no longer needed', async () => {
    loader.hold();
    const slow = navigation.go('/lyubimi');
    await settle();
    const quick = navigation.go('/kolichka');
    await settle();
    loader.release();
    await Promise.all([slow, quick]);
    expect(shownRoute()).toBe('Cart');
    expect(loader.screens.map(({ events }) => events)).toEqual([
      ['load', 'left'],
      ['load', 'cancelled'],
      ['load', 'shown'],
    ]);
  });

  it('closes the panels of rooms and menu (NAV-09), and scrolls to the top (NAV-10)', async () => {
    panels.openRooms();
    await navigation.go('/kolichka');
    expect(panels.rooms).toBe(false);
    expect(history.scrolled).toEqual(['remembers 0', 'top']);
  });

  it('turns the promo background on and off (NAV-06)', async () => {
    await navigation.go('/produkti/kategorii/promo');
    expect(panels.promoBackground).toBe(true);
    await navigation.go('/kolichka');
    expect(panels.promoBackground).toBe(false);
  });

  it('keeps the screen and reloads its data if only the query changes', async () => {
    await navigation.go('/produkti/kategorii/3');
    const screen = shownScreen();
    await navigation.go('/produkti/kategorii/3?page=2');
    expect(shownScreen()).toBe(screen);
    expect(screen.page).toBe('2');
    expect(screen.events).not.toContain('left');
  });
});

describe('The data of a screen', () => {
  it('is loaded in one request by the whole URL, and dropped after the screen has used it', async () => {
    loader.hold();
    const going = navigation.go('/produkti/kategorii/3?page=2&room=kitchen#list');
    await settle();
    expect(loader.prepared).toEqual(['/produkti/kategorii/3?page=2&room=kitchen']);
    loader.release();
    await going;
    expect(loader.prepared.at(-1)).toBe('/produkti/kategorii/3?page=2&room=kitchen forgotten');
  });

  it('of the first screen is in the page', () => {
    expect(shownRoute()).toBe('Index');
    expect(loader.prepared).toEqual([]);
  });

  it('is preloaded once for a probable navigation', async () => {
    navigation.prefetch('/kolichka');
    await settle();
    await navigation.go('/kolichka');
    expect(loader.prepared).toEqual(['/kolichka', '/kolichka forgotten']);
  });

  it('is dropped if the script of the screen can’t be loaded', async () => {
    loader.open = () => Promise.reject(new Error('gone'));
    await navigation.go('/kolichka');
    await settle();
    expect(loader.prepared).toEqual(['/kolichka', '/kolichka forgotten']);
  });
});

describe('A page beyond the end of a list', () => {
  it.each([
    [3, '/za-nas?room=kitchen&page=3#list'],
    [1, '/za-nas?room=kitchen#list'],
  ])('of %i is shown as the last one, also in the URL', async (pages, address) => {
    loader.pageCount = pages;
    await navigation.go('/za-nas?room=kitchen&page=9999#list');
    const { path = '', search = '', hash = '' } = navigation.current?.place ?? {};
    expect(path + search + hash).toBe(address);
    expect(history.visits.at(-1)).toBe(address);
    expect(loader.screens.at(-1)?.page).toBe(String(pages));
  });
});

describe('A page of a list', () => {
  it('that exists stays in the URL', async () => {
    loader.pageCount = 3;
    await navigation.go('/za-nas?room=kitchen&page=2#list');
    expect(history.visits.at(-1)).toBe('/za-nas?room=kitchen&page=2#list');
  });
});

describe('The way back', () => {
  it('works after another link, too', async () => {
    await navigation.go('/kolichka');
    await history.step(-1);
    await navigation.go('/lyubimi');
    expect(shownRoute()).toBe('Favorites');
  });

  it('shows the screen unchanged, at its scroll position, without a request', async () => {
    const property = shownScreen();
    await navigation.go('/kolichka');
    await history.step(-1);
    expect(shownScreen()).toBe(property);
    expect(property.events).toEqual(['load', 'left', 'shown']);
    expect(history.scrolled.at(-1)).toBe('where 0 was');
  });

  it('shows the page of the list in the URL', async () => {
    await navigation.go('/produkti/kategorii/3');
    await navigation.go('/produkti/1');
    await history.step(-1);
    await navigation.go('/produkti/kategorii/3?page=2');
    await history.step(-1);
    expect(navigation.current?.place.search).toBe('');
    expect(shownScreen().page).toBe('1');
  });

  it('and forward again shows the same screen', async () => {
    await navigation.go('/kolichka');
    const cart = shownScreen();
    await history.step(-1);
    await history.step(1);
    expect(shownScreen()).toBe(cart);
  });

  it('loads a screen again that was left long ago', async () => {
    for (let id = 1; id <= 12; id += 1) await navigation.go(`/produkti/${id}`);
    const opened = loader.opened.length;
    for (let steps = 1; steps <= 12; steps += 1) await history.step(-1);
    expect(loader.opened.length).toBe(opened + 2);
    expect(shownRoute()).toBe('Index');
  });
});

describe('A preloaded screen', () => {
  it('is used', async () => {
    navigation.prefetch('/kolichka');
    await settle();
    navigation.prefetch('/kolichka');
    await navigation.go('/kolichka');
    expect(loader.opened).toEqual(['Index', 'Cart']);
  });

  it('is loaded again after it has expired', async () => {
    navigation.prefetch('/kolichka');
    await settle();
    clock.pass(21_000);
    await navigation.go('/kolichka');
    expect(loader.opened).toEqual(['Index', 'Cart', 'Cart']);
  });

  it('is not requested if an expired session would open the login', async () => {
    navigation.prefetch('/profil/imoti');
    await settle();
    expect(loader.opened).toEqual(['Index', 'AdminPropertyList']);
    expect(loader.loaded).toEqual(['Index']);
    await navigation.go('/profil/imoti');
    expect(loader.loaded).toEqual(['Index', 'AdminPropertyList']);
  });

  it('causes no error when it can’t be loaded', async () => {
    loader.failure = new Failure('error-please-try-again-later', {}, 'unreachable');
    navigation.prefetch('/kolichka');
    await settle();
    loader.failure = null;
    await navigation.go('/kolichka');
    expect(shownRoute()).toBe('Cart');
  });
});

describe('A page for other accounts (ROLE-05)', () => {
  it('is rejected before a request, and names its accounts', async () => {
    role = 'vendor';
    await navigation.go('/profil/imoti');
    expect(loader.opened).toEqual(['Index']);
    expect(navigation.current?.failure).toMatchObject({ roles: ['user', 'agency'], own: 'vendor' });
    expect(navigation.refusal).toBe('not-allowed');
  });

  it('is rejected for a member of a shop whose role does not cover it (ROLE-04)', async () => {
    role = 'vendor';
    vendorRole = 'orders';
    await navigation.go('/profil/plashtaniya');
    expect(navigation.current?.failure).toMatchObject({ messageKey: 'error-vendor-role', own: 'orders' });
    vendorRole = 'owner';
    await navigation.go('/kolichka');
    await navigation.go('/profil/plashtaniya');
    expect(shownRoute()).toBe('AdminPayouts');
  });

  it('opens by the link of an e-mail for every visitor', async () => {
    role = 'vendor';
    await navigation.go('/profil/imoti?access=secret');
    expect(shownRoute()).toBe('AdminPropertyList');
  });

  it('opens for its accounts, and asks a visitor to log in after a 401', async () => {
    await navigation.go('/profil/imoti');
    role = 'agency';
    await navigation.go('/profil/tablo');
    expect(loader.loaded).toEqual(['Index', 'AdminPropertyList', 'AgencyDashboard']);
  });
});

describe('A screen that can’t be shown', () => {
  it('shows the kind of its error, and can be retried', async () => {
    loader.failure = new Failure('error-product-not-found', {}, 'not-found');
    await navigation.go('/produkti/9');
    expect(navigation.current?.failure).toBe(loader.failure);
    expect(navigation.refusal).toBe('not-found');
    loader.failure = null;
    await navigation.retry();
    expect(shownRoute()).toBe('Product');
    expect(navigation.refusal).toBeNull();
  });

  it('distinguishes network errors, unexpected errors and unknown paths', async () => {
    loader.failure = new Failure('error-please-try-again-later', {}, 'unreachable');
    await navigation.go('/produkti/9');
    expect(navigation.refusal).toBe('unreachable');
    loader.failure = new TypeError('a fault');
    await navigation.go('/produkti/10');
    expect(navigation.refusal).toBe('fault');
    loader.failure = null;
    await navigation.go('/nowhere');
    expect(navigation.refusal).toBe('not-found');
  });

  it('hides the progress bar', async () => {
    loader.failure = new TypeError('a fault');
    await navigation.go('/produkti/9');
    clock.pass(5_000);
    expect(progress.value).toBeNull();
  });
});

describe('An anchor of the current page', () => {
  it('changes the URL, loads nothing and leaves the scroll to the browser', async () => {
    await navigation.go('/porachka/1');
    await navigation.go('/porachka/1#deliveries');
    const loaded = loader.loaded.length;
    history.scrolled.length = 0;
    await history.step(-1);
    expect(navigation.current?.place.hash).toBe('');
    await history.step(1);
    expect(navigation.current?.place.hash).toBe('#deliveries');
    expect(loader.loaded).toHaveLength(loaded);
    expect(history.scrolled).not.toContain('top');
  });
});

describe('A navigation to a screen', () => {
  it('replaces the history entry with the URL of a redirect', async () => {
    await navigation.go('/kolichka');
    await navigation.go('/tarsene?request=x');
    expect(navigation.current?.open?.route).toBe('Properties');
    expect(history.visits.slice(-2)).toEqual(['/kolichka', '/imoti?city=1']);
    await history.step(-1);
    expect(navigation.current?.open?.route).toBe('Cart');
  });

  it('uses a transition only after a press of a link', async () => {
    await navigation.go('/kolichka');
    expect(history.turned).toBe(1);
    await navigation.go('/lyubimi', 'replace');
    await history.step(-1);
    expect(history.turned).toBe(1);
  });

  it('scrolls to the top, unless only the query changes', async () => {
    await navigation.go('/produkti/kategorii/3');
    history.scrolled.length = 0;
    await navigation.go('/produkti/kategorii/3?inStock=1', 'replace');
    expect(history.scrolled).toEqual(['remembers 1']);
    await navigation.go('/produkti/kategorii/3?page=2');
    await navigation.go('/kolichka', 'replace');
    expect(history.scrolled).toEqual(['remembers 1', 'remembers 1', 'top', 'remembers 2', 'top']);
  });

  it('shows the progress bar until it ends', async () => {
    loader.hold();
    const going = navigation.go('/kolichka');
    await settle();
    clock.pass(1_000);
    expect(progress.value).not.toBeNull();
    loader.release();
    await going;
    expect(progress.value).toBeNull();
  });

  it('closes the menu at once', async () => {
    panels.toggleMenu();
    loader.hold();
    const going = navigation.go('/kolichka');
    await settle();
    expect(panels.menu).toBe(false);
    loader.release();
    await going;
  });

  it('that was cancelled leaves the current screen, without a bar', async () => {
    loader.failure = new Cancelled();
    await navigation.go('/kolichka');
    clock.pass(5_000);
    expect([shownRoute(), navigation.current?.failure, progress.value]).toEqual(['Index', null, null]);
  });

  it('that failed after a later one started shows no error', async () => {
    loader.hold();
    const slow = navigation.go('/lyubimi');
    await settle();
    const quick = navigation.go('/kolichka');
    loader.failure = new Failure('error-please-try-again-later', {}, 'unreachable');
    loader.release();
    await slow;
    expect(navigation.current?.place.path).not.toBe('/lyubimi');
    await quick;
    expect(navigation.current?.place.path).toBe('/kolichka');
  });

  it('rejected with a value that is not an error is reported as an unexpected error', async () => {
    loader.failure = 'a word' as unknown as Error;
    await navigation.go('/kolichka');
    expect([navigation.current?.failure?.message, navigation.refusal]).toEqual(['a word', 'fault']);
  });

  it('that failed leaves no promo background', async () => {
    await navigation.go('/produkti/kategorii/promo');
    loader.failure = new TypeError('a fault');
    await navigation.go('/kolichka');
    expect(panels.promoBackground).toBe(false);
  });
});

describe('A retry of a screen', () => {
  it('loads the screen again', async () => {
    const screen = shownScreen();
    await navigation.retry();
    expect(screen.events).toEqual(['load', 'left']);
    expect([shownRoute(), shownScreen() === screen, shownScreen().events]).toEqual([
      'Index',
      false,
      ['load', 'shown'],
    ]);
    expect(history.visits).toEqual(['/']);
  });

  it('follows the login for a rejected screen (NAV-16)', async () => {
    await navigation.retryFailed();
    expect(shownScreen().events).toEqual(['load']);
    loader.failure = new Failure('error-login-required', {}, 'login-required');
    await navigation.go('/profil/imoti');
    loader.failure = null;
    await navigation.retryFailed();
    expect([shownRoute(), history.visits]).toEqual(['AdminPropertyList', ['/', '/profil/imoti']]);
  });

  it('does nothing before the first screen', async () => {
    const at = () => clock.now().getTime();
    const newAbort = () => new AbortController();
    const empty = new Navigation(
      loader,
      history,
      panels,
      progress,
      newAbort,
      at,
      async () => role && { type: role, vendorRole },
    );
    await empty.retry();
    await empty.retryFailed();
    empty.hydrated();
    expect([empty.current, empty.refusal]).toEqual([null, null]);
    await empty.go('/kolichka');
    expect(empty.current?.place.path).toBe('/kolichka');
  });
});

describe('Data loaded for another person', () => {
  it('is not restored by the way back, including the page at the end of the session', async () => {
    await navigation.go('/profil/imoti');
    const own = shownScreen();
    navigation.clearVisits();
    await navigation.go('/');
    await history.step(-1);
    expect([shownRoute(), shownScreen() === own]).toEqual(['AdminPropertyList', false]);
    expect(loader.loaded).toEqual(['Index', 'AdminPropertyList', 'Index', 'AdminPropertyList']);
  });

  it('is loaded again, on the way back and for preloading', async () => {
    const index = shownScreen();
    await navigation.go('/kolichka');
    navigation.prefetch('/lyubimi');
    await settle();
    navigation.clearVisits();
    await navigation.go('/lyubimi');
    await history.step(-1);
    await history.step(-1);
    expect(shownScreen()).not.toBe(index);
    expect(loader.opened).toEqual(['Index', 'Cart', 'Favorites', 'Favorites', 'Cart', 'Index']);
  });
});

describe('A preload', () => {
  it('is not started for the navigation in progress', async () => {
    loader.hold();
    const going = navigation.go('/kolichka');
    navigation.prefetch('/kolichka');
    await settle();
    loader.release();
    await going;
    expect(loader.opened).toEqual(['Index', 'Cart']);
    expect(loader.prepared).toEqual(['/kolichka', '/kolichka forgotten']);
  });

  it('is used once', async () => {
    navigation.prefetch('/kolichka');
    await navigation.go('/kolichka');
    await navigation.go('/lyubimi');
    await navigation.go('/kolichka');
    expect(loader.opened).toEqual(['Index', 'Cart', 'Favorites', 'Cart']);
  });

  it('is specific to its query', async () => {
    navigation.prefetch('/produkti/kategorii/3?page=2');
    await navigation.go('/produkti/kategorii/3');
    expect(loader.opened).toEqual(['Index', 'ProductCategory', 'ProductCategory']);
    expect(shownScreen().page).toBe('1');
  });

  it.each([
    [19_999, 1],
    [20_000, 2],
  ])('expires after twenty seconds: after %i milliseconds it was loaded %i times', async (waited, times) => {
    navigation.prefetch('/kolichka');
    await settle();
    clock.pass(waited);
    navigation.prefetch('/kolichka');
    await settle();
    expect(loader.opened.filter((route) => route === 'Cart')).toHaveLength(times);
    await navigation.go('/kolichka');
    expect(loader.opened.filter((route) => route === 'Cart')).toHaveLength(times);
  });

  it('causes no error if the script of a private page can’t be loaded', async () => {
    const open = loader.open.bind(loader);
    loader.open = () => Promise.reject(new Error('the code did not come'));
    navigation.prefetch('/profil/imoti');
    await settle();
    loader.open = open;
    await navigation.go('/profil/imoti');
    expect(shownRoute()).toBe('AdminPropertyList');
  });
});
