import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { ServiceCatalogue, ServiceGateway } from '../../core/services/service-gateway.ts';
import type { ServiceGroup, ServiceKind } from '../../core/services/service.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import type { ServiceChoice } from './service-choice.ts';
import type { ServiceOrdering } from './service-ordering.ts';
import { unobserved } from '../site/unobserved.ts';

/** Selection and order of services, for cleaning and moving (NAV-04, SERV-01 to SERV-07). */
export class ServiceSelectionScreen implements Screen {
  kind: ServiceKind = 'cleaning';
  catalogue: ServiceCatalogue = { services: [], cities: [] };
  /** False until the browser's storage was read. */
  ready = false;
  /** Loads with the first selected service; null until then. */
  ordering: ServiceOrdering | null = null;
  orderingFailed = false;
  private stop: (() => void) | null = null;

  constructor(
    readonly choice: ServiceChoice,
    private readonly gateway: ServiceGateway,
    /** Loads the order form; `renew` loads the catalogue again. */
    private readonly loadOrdering: (renew: () => Promise<void>) => Promise<ServiceOrdering>,
  ) {
    makeAutoObservable(this, {
      ...unobserved('choice', 'gateway', 'loadOrdering', 'stop'),
      ordering: observableRef,
      catalogue: observableRef,
    });
  }

  get head(): Head {
    return {
      title: { key: `services-title-${this.kind}` },
      description: { key: `services-description-${this.kind}` },
      canonical: { name: this.kind === 'moving' ? 'MovingServices' : 'CleaningServices' },
    };
  }

  get groups(): ServiceGroup[] {
    return this.catalogue.services.filter(({ catalogue }) => catalogue === this.kind);
  }

  async load({ route, signal }: Visit): Promise<void> {
    const catalogue = await this.gateway.cleaningServices({}, signal);
    runInAction(() => {
      this.kind = route === 'MovingServices' ? 'moving' : 'cleaning';
      this.catalogue = catalogue;
    });
  }

  onEnter(): void {
    this.choice.read(this.catalogue.services);
    this.ready = true;
    this.stop?.();
    this.ordering?.begin(this.catalogue.cities);
    this.stop = reaction(
      () => this.choice.selection.isEmpty,
      (isEmpty) => !isEmpty && void this.prepare(),
      { fireImmediately: true },
    );
  }

  onLeave(): void {
    this.choice.clearChanges();
    this.ordering?.end();
    this.stop?.();
  }

  /** Loads the order form once. */
  async prepare(): Promise<void> {
    if (this.ordering) return;
    this.orderingFailed = false;
    try {
      const ordering = await this.loadOrdering(() => this.renew());
      runInAction(() => {
        if (this.ordering) return;
        this.ordering = ordering;
        ordering.begin(this.catalogue.cities);
      });
    } catch (error) {
      runInAction(() => {
        this.orderingFailed = true;
      });
      if (!(error instanceof Failure)) throw error;
    }
  }

  private async renew(): Promise<void> {
    const catalogue = await this.gateway.cleaningServices();
    runInAction(() => {
      this.catalogue = catalogue;
      this.choice.renew(catalogue.services);
    });
  }
}
