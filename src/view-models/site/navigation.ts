import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { UserInfo } from '../../core/accounts/account.ts';
import { AreaError, RoleError } from '../../core/accounts/account.ts';
import { coversArea } from '../../core/shared/vendor-roles.ts';
import { Cancelled, Failure } from '../../core/shared/failure.ts';
import type { CancelSignal, Canceller, FailureKind } from '../../core/shared/failure.ts';
import type { BrowserHistory, HistoryAction, Place } from '../../core/site/browser-history.ts';
import { queryText } from '../../core/site/paths.ts';
import type { Query, RouteParams } from '../../core/site/paths.ts';
import type { RouteName, Route } from '../../core/site/routes.ts';
import type { FormModal } from '../../core/site/modal.ts';
import { lastPageBefore, loadScreen } from './load-screen.ts';
import type { Panels } from './panels.ts';
import type { Progress } from './progress.ts';
import type { Screen } from './screen.ts';
import { unobserved } from './unobserved.ts';

/** The signed-in reader of a page. */
export type Reader = Pick<UserInfo, 'type' | 'vendorRole'>;

export type RouteMeta = Omit<Route, 'screen'>;

/** A loaded screen: view and state. */
export type OpenScreen = {
  route: RouteName;
  params: RouteParams;
  meta: RouteMeta;
  /** Component of the screen; this layer only passes it on. */
  view: unknown;
  screen: Screen;
};

/** A loaded modal with its state. */
export type OpenModal = { name: FormModal; view: unknown; screen: object };

export abstract class ScreenLoader {
  abstract routeOf(path: string): {
    route: RouteName;
    params: RouteParams;
    meta: RouteMeta;
  };
  /** @throws ChunkLoadError if the code fails to load (NAV-14) */
  abstract open(route: RouteName, params: RouteParams): Promise<OpenScreen>;
  /**
   * Prefetches the answers of a screen in one request; missing ones are loaded by the screen.
   * @returns `forget`, to call when the screen is loaded
   */
  prepare(_address: string): Promise<() => void> {
    return Promise.resolve(() => {});
  }

  /** Loads a modal. @throws ChunkLoadError if the code fails to load */
  abstract openModal(name: FormModal): Promise<OpenModal>;
}

export type Current = { place: Place; open: OpenScreen | null; failure: Error | null };

const KEPT_VISITS = 10;
const PREFETCH_SECONDS = 20;

/** Cause of loading a screen: the first address, a change of the history, or a retry. */
type How = HistoryAction | 'start' | 'retry';

type Prefetched = { loading: Promise<OpenScreen>; abort: Canceller; at: number };

/** Loads and shows the screens of the history's places. The present one stays until the next one is loaded. */
export class Navigation {
  current: Current | null = null;
  /** Address being loaded or shown. */
  private going: { address: string; canceller: Canceller } | null = null;
  /** A screen that is not cached when it is left. */
  private uncached?: OpenScreen | null;
  private readonly visits = new Map<string, OpenScreen>();
  private readonly prefetched = new Map<string, Prefetched>();

  constructor(
    private readonly loader: ScreenLoader,
    private readonly history: BrowserHistory,
    private readonly panels: Panels,
    private readonly progress: Progress,
    private readonly newAbort: () => Canceller,
    private readonly now: () => number,
    /** Type of the signed-in account; null for visitors. */
    private readonly reader: () => Promise<Reader | null>,
  ) {
    makeAutoObservable(this, {
      ...unobserved(
        'loader',
        'history',
        'panels',
        'progress',
        'newAbort',
        'now',
        'role',
        'going',
        'uncached',
        'visits',
        'prefetched',
        'openPlace',
        'placeOfShown',
        'leave',
      ),
      current: observableRef,
    });
  }

  /** Shows the first screen; in the browser it then follows the history. */
  async start(url: string): Promise<void> {
    this.history.listen((moved, action) => void this.come(moved, action));
    await this.come(this.history.placeOf(url), 'start');
  }

  /** Tells the first screen that it is shown, after hydration. */
  hydrated(): void {
    this.current?.open?.screen.onEnter?.();
  }

  async go(url: string, how: 'push' | 'replace' = 'push'): Promise<void> {
    await this.come(await this.history[how](url), how);
  }

  /** Loads the current screen again, after a failure or for another account. */
  async retry(): Promise<void> {
    if (this.current) await this.come(this.current.place, 'retry');
  }

  /** Loads the current screen again if access was refused, after a login (NAV-16). */
  async retryFailed(): Promise<void> {
    if (this.current?.failure) await this.retry();
  }

  /** Clears cached screens, and does not cache the current one. */
  clearVisits(): void {
    this.visits.clear();
    this.prefetched.clear();
    this.uncached = this.current?.open;
  }

  /**
   * Prefetches a page. For pages that need a login only the code is loaded, because a request with an expired
   * session would open the login.
   */
  prefetch(url: string): void {
    const { path, search, query } = this.history.placeOf(url);
    const address = path + search;
    if (address === this.going?.address) return;
    const { route, params, meta } = this.loader.routeOf(path);
    if (meta.roles) {
      // The press on the link loads it again and reports an error.
      this.loader.open(route, params).catch(() => undefined);
      return;
    }
    for (const [old, { at }] of this.prefetched) {
      if (this.now() - at >= PREFETCH_SECONDS * 1000) this.prefetched.delete(old);
    }
    if (this.prefetched.has(address)) return;
    const abort = this.newAbort();
    const loading = this.load({ path, search, query }, abort.signal);
    loading.catch(() => this.prefetched.delete(address));
    this.prefetched.set(address, { loading, abort, at: this.now() });
  }

  private async come(place: Place, how: How): Promise<void> {
    if (this.current) this.history.rememberScroll(this.current.place.key);
    if (how === 'back' && this.moveWithinPage(place)) return;
    this.going?.canceller.abort();
    const abort = this.newAbort();
    this.going = { address: place.path + place.search, canceller: abort };
    this.panels.closeAll();
    const done = this.progress.begin();
    try {
      const open = await this.openPlace(place, how, abort.signal);
      if (abort.signal.aborted) return;
      if (open.screen.movedTo) return await this.come(await this.history.replace(open.screen.movedTo), how);
      const shown = await this.placeOfShown(place, open.screen);
      if (abort.signal.aborted) return;
      const show = () => this.show({ place: shown, open, failure: null }, how);
      if (how === 'push') this.history.turnPage(show);
      else show();
    } catch (error) {
      if (abort.signal.aborted || error instanceof Cancelled) return;
      const failure = error instanceof Error ? error : new Error(String(error));
      this.show({ place, open: null, failure }, how);
    } finally {
      done();
    }
  }

  /** Replaces a page beyond the end of a list in the address. */
  private placeOfShown(place: Place, screen: Screen): Place | Promise<Place> {
    const last = lastPageBefore(screen, place.query);
    if (last === null) return place;
    const query = queryText({ ...place.query, page: last > 1 ? last : null });
    return this.history.replace(place.path + query + place.hash);
  }

  /** A change of the anchor alone scrolls and loads nothing. */
  private moveWithinPage(place: Place): boolean {
    const { open, place: present } = this.current ?? {};
    if (!open || present?.path !== place.path || present.search !== place.search) return false;
    if (present.hash === place.hash) return false;
    this.current = { open, place, failure: null };
    if (place.hash === '') this.history.restoreScroll(place.key);
    return true;
  }

  private async openPlace(place: Place, how: How, signal: CancelSignal): Promise<OpenScreen> {
    const stored = how === 'back' ? this.visits.get(place.key) : undefined;
    if (stored) {
      // A restored screen may change its query; it is cached again when it is left.
      this.visits.delete(place.key);
      return stored;
    }
    const present = this.current;
    if (present?.open && present.place.path === place.path && how !== 'retry') {
      const { open } = present;
      await loadScreen(open.screen, { route: open.route, params: open.params, query: place.query, signal });
      return open;
    }
    const address = place.path + place.search;
    const prefetched = this.prefetched.get(address);
    this.prefetched.delete(address);
    if (prefetched && this.now() - prefetched.at < PREFETCH_SECONDS * 1000) return prefetched.loading;
    return this.load(place, signal);
  }

  private async load(
    { path, search, query }: Pick<Place, 'path' | 'search' | 'query'>,
    signal: CancelSignal,
  ): Promise<OpenScreen> {
    const { route, params, meta } = this.loader.routeOf(path);
    await this.ensureRole(meta, query);
    // Answers of the first screen came with the page.
    const preparing = this.current ? this.loader.prepare(path + search) : null;
    try {
      const open = await this.loader.open(route, params);
      if (open.screen.load) {
        await preparing;
        await loadScreen(open.screen, { route, params, query, signal });
      }
      return open;
    } finally {
      void preparing?.then((release) => release());
    }
  }

  /** @throws RoleError, AreaError; visitors pass, and the server's answer opens their login */
  private async ensureRole({ roles, area, openedBy }: RouteMeta, query: Query): Promise<void> {
    if (!roles || (openedBy && query[openedBy])) return;
    const reader = await this.reader();
    if (reader === null) return;
    const { type, vendorRole } = reader;
    if (!roles.includes(type)) throw new RoleError(roles, type);
    if (area && vendorRole && !coversArea(vendorRole, area)) throw new AreaError(vendorRole);
  }

  private show(next: Current, how: How): void {
    const before = this.current;
    const samePath = before?.place.path === next.place.path;
    runInAction(() => {
      this.current = next;
      this.panels.setPromoBackground(next.open?.meta.promoBackground ?? false);
    });
    if (before?.open && before.open !== next.open) this.leave(before.place.key, before.open);
    if (how === 'start') return;
    next.open?.screen.onEnter?.();
    if (how === 'back') this.history.restoreScroll(next.place.key);
    else if (!samePath || how === 'push') this.history.scrollToTop();
  }

  /** Caches the screens left last, for "back". */
  private leave(key: string, open: OpenScreen): void {
    open.screen.onLeave?.();
    if (open === this.uncached) return;
    this.visits.delete(key);
    this.visits.set(key, open);
    for (const old of this.visits.keys()) {
      if (this.visits.size <= KEPT_VISITS) break;
      this.visits.delete(old);
    }
  }

  /** Kind of failure of the current screen; null without one. */
  get refusal(): FailureKind | null {
    const { open, failure } = this.current ?? {};
    if (failure) return failure instanceof Failure ? failure.kind : 'fault';
    return open?.route === 'NotFound' ? 'not-found' : null;
  }
}
