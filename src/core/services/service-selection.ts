import { Money } from '../shared/money.ts';
import { priceService } from './service-price.ts';
import { kindOf, withMeasures } from './service.ts';
import type { Service, ServiceKind, ServiceMeasures, ServiceType } from './service.ts';

/** The service that the other moving services contain. */
export const MOVING_TRANSPORT = 'moving-transport';

/** Of all types present, the first of these names the selection. */
const LEADING: readonly ServiceType[] = ['subscription', 'deep', 'one-time', 'moving'];

/** Why a service had to go when another one came; a text explains each (SERV-03 to SERV-05). */
export type Replaced = {
  service: Service;
  why: 'subscription-alone' | 'moving-alone' | 'transport-included' | 'subscription-ended';
};

/** What a person has chosen. It never changes: each action gives a new one, and going back is taking the old one. */
export class ServiceSelection {
  static readonly empty = new ServiceSelection([]);

  private constructor(readonly services: readonly Service[]) {}

  /** The services added one after the other, so that no rule is ever broken, whatever is given. */
  static of(services: Iterable<Service>): ServiceSelection {
    let selection = ServiceSelection.empty;
    for (const service of services) selection = selection.add(service).selection;
    return selection;
  }

  /**
   * Adds a service, or the same one again with other measures. A subscription replaces everything else (SERV-03); a
   * moving service removes what is no moving, and the transport that it contains (SERV-04); one-time and deep cleaning
   * remove the subscription (SERV-05).
   */
  add(added: Service): { selection: ServiceSelection; replaced: Replaced[] } {
    const others = this.services.filter(({ serviceKey }) => serviceKey !== added.serviceKey);
    const replaced = others.flatMap((service) => {
      const why = whyReplaced(service, added);
      return why ? [{ service, why }] : [];
    });
    const gone = new Set(replaced.map(({ service }) => service));
    const kept = others.filter((service) => !gone.has(service));
    return { selection: new ServiceSelection([...kept, added]), replaced };
  }

  /** Other measures for a chosen service; they are brought within its bounds. */
  change(serviceKey: string, measures: ServiceMeasures): ServiceSelection {
    return new ServiceSelection(
      this.services.map((service) =>
        service.serviceKey === serviceKey ? withMeasures(service, measures) : service,
      ),
    );
  }

  remove(serviceKey: string): ServiceSelection {
    return new ServiceSelection(this.services.filter((service) => service.serviceKey !== serviceKey));
  }

  find(serviceKey: string): Service | undefined {
    return this.services.find((service) => service.serviceKey === serviceKey);
  }

  get isEmpty(): boolean {
    return this.services.length === 0;
  }

  /** The type that speaks for the selection; null while nothing is chosen. */
  get cleaningType(): ServiceType | null {
    return LEADING.find((type) => this.services.some((service) => service.type === type)) ?? null;
  }

  /** Stotinki, VAT included. */
  get totalPrice(): number {
    return Money.sum(this.services.map((service) => Money.ofStotinki(priceService(service).total))).stotinki;
  }

  /** The teams that are needed. */
  get kinds(): ServiceKind[] {
    return [...new Set(this.services.map(kindOf))].toSorted();
  }
}

/** Whether services may stand in one order: a subscription stands alone (SERV-03). */
export function mayStandTogether(services: readonly Pick<Service, 'type'>[]): boolean {
  return services.length < 2 || services.every(({ type }) => type !== 'subscription');
}

function whyReplaced(present: Service, added: Service): Replaced['why'] | null {
  if (added.type === 'subscription') return 'subscription-alone';
  if (added.type === 'moving') {
    if (present.type !== 'moving') return 'moving-alone';
    return present.serviceKey === MOVING_TRANSPORT ? 'transport-included' : null;
  }
  return present.type === 'subscription' ? 'subscription-ended' : null;
}
