import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccountType } from '../../core/accounts/account.ts';
import { RoleRefusal } from '../../core/accounts/role-refusal.ts';
import { Cancelled, Failure } from '../../core/shared/failure.ts';
import type { CancelSignal, Canceller, FailureKind } from '../../core/shared/failure.ts';
import type { BrowserHistory, HistoryAction, Place } from '../../core/site/browser-history.ts';
import { queryText } from '../../core/site/paths.ts';
import type { Query, RouteParams } from '../../core/site/paths.ts';
import type { RouteName } from '../../core/site/routes.ts';
import type { FormModal } from '../../core/site/modal.ts';
import type { Route } from '../../core/site/route.ts';
import { lastPageBefore, loadScreen } from './load-screen.ts';
import type { Panels } from './panels.ts';
import type { Progress } from './progress.ts';
import type { Screen } from './screen.ts';

/** What a route says of its screen besides the page. */
export type RouteMeta = Omit<Route, 'page' | 'needs'>;

/** A screen ready to be shown: the route's view with its state. */
export type OpenScreen = {
  route: RouteName;
  params: RouteParams;
  meta: RouteMeta;
  /** The component that shows it; this layer only hands it on. */
  view: unknown;
  screen: Screen;
};

/** A modal ready to be shown, with its state. */
export type OpenModal = { name: FormModal; view: unknown; screen: object };

/** Brings the code of a route's screen. */
export abstract class ScreenLoader {
  abstract routeOf(path: string): {
    route: RouteName;
    params: RouteParams;
    meta: RouteMeta;
  };
  /** @throws ChunkLoadError when the code does not come (NAV-14). */
  abstract open(route: RouteName, params: RouteParams): Promise<OpenScreen>;
  /**
   * Brings in one go what the screen of an address will ask for; what it can't bring the screen asks for itself.
   * @returns `forget`, for when the screen is loaded
   */
  prepare(_address: string): Promise<() => void> {
    return Promise.resolve(() => {});
  }

  /** Brings the code of a modal. @throws ChunkLoadError likewise. */
  abstract openModal(name: FormModal): Promise<OpenModal>;
}

/** What is on the screen: a place, and either its screen or why it can't be shown. */
export type Current = { place: Place; open: OpenScreen | null; failure: Error | null };

const KEPT_VISITS = 10;
const PREFETCH_SECONDS = 20;

/** Reason to load a screen: the first address, a change of the history, or another attempt. */
type How = HistoryAction | 'start' | 'retry';

type Prefetched = { loading: Promise<OpenScreen>; abort: Canceller; at: number };

/** Loads and shows the screens of the history's places. The present one stays until the next one is loaded. */
export class Navigation {
  current: Current | null = null;
  /** Where one is on the way to, or has come to. */
  private going: { address: string; canceller: Canceller } | null = null;
  /** Is not kept when it is left. */
  private forgotten?: OpenScreen | null;
  private readonly visits = new Map<string, OpenScreen>();
  private readonly prefetched = new Map<string, Prefetched>();

  constructor(
    private readonly loader: ScreenLoader,
    private readonly history: BrowserHistory,
    private readonly panels: Panels,
    private readonly progress: Progress,
    private readonly newAbort: () => Canceller,
    private readonly now: () => number,
    /** What the signed-in account is; null for a visitor. */
    private readonly role: () => Promise<AccountType | null>,
  ) {
    makeAutoObservable<this, PrivateField>(this, {
      current: observableRef,
      loader: false,
      history: false,
      panels: false,
      progress: false,
      newAbort: false,
      now: false,
      role: false,
      going: false,
      forgotten: false,
      visits: false,
      prefetched: false,
      bring: false,
      placeOfShown: false,
      leave: false,
    });
  }

  /** Shows the first screen; in the browser the history is watched from then on. */
  async start(url: string): Promise<void> {
    this.history.listen((moved, action) => void this.come(moved, action));
    await this.come(this.history.placeOf(url), 'start');
  }

  /** Tells the first screen that it is shown: the page has been taken over by the browser. */
  hydrated(): void {
    this.current?.open?.screen.onEnter?.();
  }

  /** Goes to an address of this site. */
  async go(url: string, how: 'push' | 'replace' = 'push'): Promise<void> {
    await this.come(await this.history[how](url), how);
  }

  /** Loads the present screen from the beginning: after a failure, or for another person. */
  async retry(): Promise<void> {
    if (this.current) await this.come(this.current.place, 'retry');
  }

  /** Loads the present screen again if it was refused: somebody has signed in (NAV-16). */
  async retryFailed(): Promise<void> {
    if (this.current?.failure) await this.retry();
  }

  /** What was loaded for one person is not shown to another, the present screen neither once it is left. */
  forgetVisits(): void {
    this.visits.clear();
    this.prefetched.clear();
    this.forgotten = this.current?.open;
  }

  /**
   * Begins to load what the visitor seems to be about to open. Of a page that needs a login only the code: asking
   * for its content when the session has ended would open the login, and nobody has pressed anything.
   */
  prefetch(url: string): void {
    const { path, search, query } = this.history.placeOf(url);
    const address = path + search;
    if (address === this.going?.address) return;
    const { route, params, meta } = this.loader.routeOf(path);
    if (meta.roles) {
      // Code that does not come now is asked for again when the link is pressed, and then it is told of.
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
      const open = await this.bring(place, how, abort.signal);
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

  /** The address says which page is shown: none lies beyond the end of a list. */
  private placeOfShown(place: Place, screen: Screen): Place | Promise<Place> {
    const last = lastPageBefore(screen, place.query);
    if (last === null) return place;
    const query = queryText({ ...place.query, page: last > 1 ? last : null });
    return this.history.replace(place.path + query + place.hash);
  }

  /** Another anchor of the page that is shown: the browser scrolls to it, and nothing is loaded. */
  private moveWithinPage(place: Place): boolean {
    const { open, place: present } = this.current ?? {};
    if (!open || present?.path !== place.path || present.search !== place.search) return false;
    if (present.hash === place.hash) return false;
    this.current = { open, place, failure: null };
    if (place.hash === '') this.history.restoreScroll(place.key);
    return true;
  }

  private async bring(place: Place, how: How, signal: CancelSignal): Promise<OpenScreen> {
    const kept = how === 'back' ? this.visits.get(place.key) : undefined;
    if (kept) {
      // Shown again it goes on living, and may come to another query: it is kept anew when it is left.
      this.visits.delete(place.key);
      return kept;
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
    // The first screen's came with the page.
    const preparing = this.current ? this.loader.prepare(path + search) : null;
    try {
      const open = await this.loader.open(route, params);
      if (open.screen.load) {
        await preparing;
        await loadScreen(open.screen, { route, params, query, signal });
      }
      return open;
    } finally {
      void preparing?.then((forget) => forget());
    }
  }

  /** @throws RoleRefusal; a visitor is let through, and asked to log in by the server's answer. */
  private async ensureRole({ roles, openedBy }: RouteMeta, query: Query): Promise<void> {
    if (!roles || (openedBy && query[openedBy])) return;
    const own = await this.role();
    if (own !== null && !roles.includes(own)) throw new RoleRefusal(roles, own);
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

  /** The latest screens are kept as they are, for the way back. */
  private leave(key: string, open: OpenScreen): void {
    open.screen.onLeave?.();
    if (open === this.forgotten) return;
    this.visits.delete(key);
    this.visits.set(key, open);
    for (const old of this.visits.keys()) {
      if (this.visits.size <= KEPT_VISITS) break;
      this.visits.delete(old);
    }
  }

  /** Why the present screen can't show what it is for; null when it does. */
  get refusal(): FailureKind | null {
    const { open, failure } = this.current ?? {};
    if (failure) return failure instanceof Failure ? failure.kind : 'fault';
    return open?.route === 'NotFound' ? 'not-found' : null;
  }
}

type PrivateField =
  | 'loader'
  | 'history'
  | 'panels'
  | 'progress'
  | 'newAbort'
  | 'now'
  | 'role'
  | 'going'
  | 'forgotten'
  | 'visits'
  | 'prefetched'
  | 'bring'
  | 'placeOfShown'
  | 'leave';
