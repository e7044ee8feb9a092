import type { AbstractNewable, Container, ContainerModule } from 'inversify';
import type { Clock } from '../core/shared/clock.ts';
import type { FormModal } from '../core/site/modal.ts';
import type { RouteParams } from '../core/site/paths.ts';
import type { Part, Route } from '../core/site/route.ts';
import { routeNamed } from '../core/site/routes.ts';
import type { RouteName } from '../core/site/routes.ts';
import { MODALS } from '../modals.ts';
import { routeOfPath } from './match-route.ts';
import { inChunkTime } from '../view-models/site/chunk-load-error.ts';
import { ScreenLoader } from '../view-models/site/navigation.ts';
import type { OpenModal, OpenScreen } from '../view-models/site/navigation.ts';
import type { Screen } from '../view-models/site/screen.ts';
import type { Page } from '../views/page.ts';

/** Loads the code of a page by its name in the table of routes. */
export type LoadPage = (page: Route['page']) => Promise<{ default: Page }>;

/**
 * Preloads the data of an address's screen.
 * @returns `forget`
 */
export type PrepareScreen = ScreenLoader['prepare'];

export const loadPage: LoadPage = (page) => {
  const [domain, name] = page.split('/');
  return import(`../views/${domain}/${name}-page.tsx`) as ReturnType<LoadPage>;
};

/** Modules of the container; each loads with the first screen or modal that needs it. */
const MODULES: Record<Part, () => Promise<{ default: ContainerModule }>> = {
  accounts: () => import('./parts/accounts.ts'),
  addresses: () => import('./parts/addresses.ts'),
  conversations: () => import('./parts/conversations.ts'),
  contact: () => import('./parts/contact.ts'),
  newsletter: () => import('./parts/newsletter.ts'),
  comments: () => import('./parts/comments.ts'),
  forms: () => import('./parts/forms.ts'),
  properties: () => import('./parts/properties.ts'),
  journal: () => import('./parts/journal.ts'),
  'own-properties': () => import('./parts/own-properties.ts'),
  'own-reviews': () => import('./parts/own-reviews.ts'),
  orders: () => import('./parts/orders.ts'),
  plans: () => import('./parts/plans.ts'),
  reviews: () => import('./parts/reviews.ts'),
  roommates: () => import('./parts/roommates.ts'),
  favorites: () => import('./parts/favorites.ts'),
  searches: () => import('./parts/searches.ts'),
  push: () => import('./parts/push.ts'),
  services: () => import('./parts/services.ts'),
  handover: () => import('./parts/handover.ts'),
  'plan-page': () => import('./parts/plan-page.ts'),
  shop: () => import('./parts/shop.ts'),
  site: () => import('./parts/site.ts'),
  wallet: () => import('./parts/wallet.ts'),
};

/**
 * Opens screens by the table of routes: loads the page's code and builds its view model from the container.
 */
export class RouteScreens extends ScreenLoader {
  private readonly loaded = new Set<ContainerModule>();
  private readonly modals = new Map<FormModal, object>();

  constructor(
    private readonly container: Container,
    private readonly clock: Clock,
    private readonly load: LoadPage,
    private readonly prepares?: PrepareScreen,
  ) {
    super();
  }

  override prepare(address: string): Promise<() => void> {
    return this.prepares?.(address) ?? super.prepare(address);
  }

  routeOf(path: string): ReturnType<ScreenLoader['routeOf']> {
    const { name, params } = routeOfPath(path);
    return { route: name, params, meta: routeNamed(name) };
  }

  async open(route: RouteName, params: RouteParams): Promise<OpenScreen> {
    const meta = routeNamed(route);
    const page = await this.bring(this.load(meta.page), meta.needs);
    return { route, params, meta, view: page.View, screen: this.build(page) as Screen };
  }

  async openModal(name: FormModal): Promise<OpenModal> {
    const { modal, needs } = MODALS[name];
    const page = await this.bring(modal(), needs);
    const state = this.modals.get(name) ?? this.build(page);
    this.modals.set(name, state);
    return { name, view: page.View, screen: state };
  }

  /** Adds modules to the container, each once. */
  use(...modules: ContainerModule[]): void {
    for (const module of modules) {
      if (!this.loaded.has(module)) this.container.load(module);
      this.loaded.add(module);
    }
  }

  private async bring(loading: ReturnType<LoadPage>, needs: readonly Part[] = []): Promise<Page> {
    const modules = needs.map((part) => MODULES[part]());
    const [{ default: page }, ...own] = await inChunkTime(this.clock, Promise.all([loading, ...modules]));
    this.use(...own.map((module) => module.default));
    return page;
  }

  private build({ needs, build }: Page): object {
    const parts = needs.map((part) => this.container.get(part as AbstractNewable<object>));
    return build(...(parts as never[]));
  }
}
