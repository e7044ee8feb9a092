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

/** Why a service can't be added: the price of the chosen team includes the transport (SERV-04). */
export type NotAdded = 'transport-included';

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
   * moving service removes what is no moving, and the transport that it contains, which is then not added again
   * (SERV-04); one-time and deep cleaning remove the subscription (SERV-05).
   */
  add(added: Service): { selection: ServiceSelection; replaced: Replaced[]; notAdded: NotAdded | null } {
    if (added.serviceKey === MOVING_TRANSPORT && this.services.some(includesTransport)) {
      return { selection: this, replaced: [], notAdded: 'transport-included' };
    }
    const others = this.services.filter(({ serviceKey }) => serviceKey !== added.serviceKey);
    const replaced = others.flatMap((service) => {
      const why = whyReplaced(service, added);
      return why ? [{ service, why }] : [];
    });
    const gone = new Set(replaced.map(({ service }) => service));
    const kept = others.filter((service) => !gone.has(service));
    return { selection: new ServiceSelection([...kept, added]), replaced, notAdded: null };
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

/**
 * Why services may not stand in one order, as a message key: a subscription stands alone (SERV-03), and transport
 * would be paid twice beside a team (SERV-04). Null when they may.
 */
export function whyNotTogether(services: readonly Pick<Service, 'type' | 'serviceKey'>[]): string | null {
  if (services.length > 1 && services.some(({ type }) => type === 'subscription')) {
    return 'error-services-together';
  }
  const hasTransport = services.some(({ serviceKey }) => serviceKey === MOVING_TRANSPORT);
  return hasTransport && services.some(includesTransport) ? 'error-service-transport-included' : null;
}

function includesTransport({ type, serviceKey }: Pick<Service, 'type' | 'serviceKey'>): boolean {
  return type === 'moving' && serviceKey !== MOVING_TRANSPORT;
}

function whyReplaced(present: Service, added: Service): Replaced['why'] | null {
  if (added.type === 'subscription') return 'subscription-alone';
  if (added.type === 'moving') {
    if (present.type !== 'moving') return 'moving-alone';
    return present.serviceKey === MOVING_TRANSPORT ? 'transport-included' : null;
  }
  return present.type === 'subscription' ? 'subscription-ended' : null;
}
