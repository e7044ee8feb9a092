import type { Container, ContainerModule } from 'inversify';
import type { Clock } from '../core/shared/clock.ts';
import type { FormModal } from '../core/site/modal.ts';
import type { RouteParams } from '../core/site/paths.ts';
import type { Route, RouteName } from '../core/site/routes.ts';
import { routeNamed } from '../core/site/routes.ts';
import { MODALS } from './modals.ts';
import { routeOfPath } from './match-route.ts';
import { inChunkTime } from '../view-models/site/chunk-load-error.ts';
import { ScreenLoader } from '../view-models/site/navigation.ts';
import type { OpenModal, OpenScreen } from '../view-models/site/navigation.ts';
import type { Screen } from '../view-models/site/screen.ts';
import type { ScreenDeclaration } from './screen.ts';

/** Loads the declaration of a screen by its name in the table of routes. */
export type LoadScreen = (screen: Route['screen']) => Promise<{ default: ScreenDeclaration }>;

/**
 * Preloads the data of an address's screen.
 * @returns `forget`
 */
export type PrepareScreen = ScreenLoader['prepare'];

export const loadScreen: LoadScreen = (screen) => {
  const [domain, name] = screen.split('/');
  return import(`./screens/${domain}/${name}.ts`) as ReturnType<LoadScreen>;
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
    private readonly load: LoadScreen,
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
    const { view, build } = await this.bring(this.load(meta.screen));
    return { route, params, meta, view, screen: build(this.container) as Screen };
  }

  async openModal(name: FormModal): Promise<OpenModal> {
    const { view, build } = await this.bring(MODALS[name]());
    const screen = this.modals.get(name) ?? build(this.container);
    this.modals.set(name, screen);
    return { name, view, screen };
  }

  /** Adds modules to the container, each once. */
  use(...modules: ContainerModule[]): void {
    for (const module of modules) {
      if (!this.loaded.has(module)) this.container.load(module);
      this.loaded.add(module);
    }
  }

  private async bring(loading: ReturnType<LoadScreen>): Promise<ScreenDeclaration> {
    const { default: declaration } = await inChunkTime(this.clock, loading);
    this.use(...declaration.modules);
    return declaration;
  }
}
