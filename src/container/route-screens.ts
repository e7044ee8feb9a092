import type { AbstractNewable, Container } from 'inversify';
import type { Clock } from '../core/shared/clock.ts';
import { routeOfPath } from '../core/site/paths.ts';
import { Failure } from '../core/shared/failure.ts';
import type { FormModal } from '../core/site/modal.ts';
import type { RouteName, RouteParams } from '../core/site/paths.ts';
import { MODALS } from '../modals.ts';
import { ROUTES } from '../routes.ts';
import type { Route } from '../routes.ts';
import { CHUNK_TIMEOUT, ChunkLoadError } from '../view-models/site/chunk-load-error.ts';
import { ScreenLoader } from '../view-models/site/navigation.ts';
import type { OpenModal, OpenScreen } from '../view-models/site/navigation.ts';
import type { Screen } from '../view-models/site/screen.ts';

/** Opens screens by the table of routes: the page's code, and its state from the container. */
export class RouteScreens extends ScreenLoader {
  constructor(
    private readonly container: Container,
    private readonly clock: Clock,
  ) {
    super();
  }

  routeOf(path: string): ReturnType<ScreenLoader['routeOf']> {
    const { name, params } = routeOfPath(path);
    return { route: name, params, meta: ROUTES[name].meta ?? {} };
  }

  async open(route: RouteName, params: RouteParams): Promise<OpenScreen> {
    const { page: loadPage, bindings: loadBindings, meta } = ROUTES[route];
    const { view, screen } = await this.bring(loadPage, loadBindings);
    return { route, params, meta: { showFooter: true, ...meta }, view, screen: screen as Screen };
  }

  async openModal(name: FormModal): Promise<OpenModal> {
    const parts = MODALS[name];
    if (!parts) throw new Failure('error-not-found', {}, 'not-found');
    const { page, bindings } = parts;
    return { name, ...(await this.bring(page, bindings)) };
  }

  private async bring(loadPage: Route['page'], loadBindings: Route['bindings']) {
    const [page, bindings] = await this.inTime(Promise.all([loadPage(), loadBindings()]));
    const screen = page.screen as AbstractNewable<object>;
    if (!this.container.isBound(screen)) this.container.load(bindings);
    return { view: page.View, screen: this.container.get(screen) };
  }

  private async inTime<Result>(loading: Promise<Result>): Promise<Result> {
    let cancel = () => {};
    const late = new Promise<never>((_, reject) => {
      cancel = this.clock.after(CHUNK_TIMEOUT, () => reject(new Error('timeout')));
    });
    try {
      return await Promise.race([loading, late]);
    } catch (error) {
      throw new ChunkLoadError(error);
    } finally {
      cancel();
    }
  }
}
