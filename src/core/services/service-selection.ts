import { totalPriceOf } from './service-price.ts';
import { amountOf, kindOf, withMeasures } from './service.ts';
import type { Service, ServiceKind, ServiceMeasures, ServiceType, ServiceGroup } from './service.ts';

/** The service of a van with only its driver. */
export const MOVING_TRANSPORT = 'moving-transport';

/** Moving services whose price includes the van. */
export const MOVING_TEAMS: readonly string[] = ['moving-two', 'moving-three'];

/** The first of these types in the selection names it. */
const LEADING: readonly ServiceType[] = ['subscription', 'deep', 'one-time', 'moving'];

/** Reasons for which an added service removes a selected one, each with a text (SERV-03 to SERV-05). */
export type Replaced = {
  service: Service;
  why:
    | 'subscription-alone'
    | 'moving-alone'
    | 'transport-included'
    | 'transport-removed'
    | 'subscription-ended';
};

/** Reasons against adding a service: the selected team has a van, or moving is selected (SERV-04). */
export type NotAdded = 'transport-included' | 'moving-alone';

/** Immutable selection of services; each action returns a new one. */
export class ServiceSelection {
  static readonly empty = new ServiceSelection([]);

  private constructor(readonly services: readonly Service[]) {}

  /** Combines compatible services in any order; of two incompatible ones the later is used. */
  static of(services: Iterable<Service>): ServiceSelection {
    let selection = ServiceSelection.empty;
    for (const service of services) {
      selection = selection.combine(service) ?? selection.add(service).selection;
    }
    return selection;
  }

  /**
   * Adds a service, or replaces its measures. A subscription removes everything else (SERV-03). A moving
   * service removes all other types and the transport (SERV-04). Cleaning removes the subscription (SERV-05).
   * A selection of moving does not accept cleaning, so that both sequences have the same result; `combine`
   * accepts both.
   */
  add(added: Service): { selection: ServiceSelection; replaced: Replaced[]; notAdded: NotAdded | null } {
    const others = this.without(added);
    const notAdded = this.find(added.serviceKey) ? null : whyNotAdded(others, added);
    if (notAdded) return { selection: this, replaced: [], notAdded };
    const replaced = others.flatMap((service) => {
      const why = whyReplaced(service, added);
      return why ? [{ service, why }] : [];
    });
    const removed = new Set(replaced.map(({ service }) => service));
    const remaining = others.filter((service) => !removed.has(service));
    return { selection: new ServiceSelection([...remaining, added]), replaced, notAdded: null };
  }

  /** Adds a service to the selected ones; null if they are incompatible. */
  combine(added: Service): ServiceSelection | null {
    const combined = [...this.without(added), added];
    return whyNotTogether(combined) === null ? new ServiceSelection(combined) : null;
  }

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

  private without({ serviceKey }: Service): Service[] {
    return this.services.filter((service) => service.serviceKey !== serviceKey);
  }

  get isEmpty(): boolean {
    return this.services.length === 0;
  }

  /** Leading type of the selection; null if it is empty. */
  get cleaningType(): ServiceType | null {
    return LEADING.find((type) => this.services.some((service) => service.type === type)) ?? null;
  }

  /** Stotinki, VAT included. */
  get totalPrice(): number {
    return totalPriceOf(this.services);
  }

  get kinds(): ServiceKind[] {
    return [...new Set(this.services.map(kindOf))].toSorted();
  }
}

/**
 * Message key of the rule that forbids these services in one order, or null. A subscription is ordered alone
 * (SERV-03), and the team's van is not paid twice (SERV-04).
 */
export function whyNotTogether(services: readonly Pick<Service, 'type' | 'serviceKey'>[]): string | null {
  if (services.length > 1 && services.some(({ type }) => type === 'subscription')) {
    return 'error-services-together';
  }
  const hasTransport = services.some(({ serviceKey }) => serviceKey === MOVING_TRANSPORT);
  return hasTransport && services.some(includesTransport) ? 'error-service-transport-included' : null;
}

function includesTransport({ serviceKey }: Pick<Service, 'serviceKey'>): boolean {
  return MOVING_TEAMS.includes(serviceKey);
}

function whyNotAdded(others: readonly Service[], added: Service): NotAdded | null {
  if (added.serviceKey === MOVING_TRANSPORT && others.some(includesTransport)) return 'transport-included';
  const isCleaning = added.type === 'one-time' || added.type === 'deep';
  const isMovingAlone = others.length > 0 && others.every(({ type }) => type === 'moving');
  return isCleaning && isMovingAlone ? 'moving-alone' : null;
}

function whyReplaced(present: Service, added: Service): Replaced['why'] | null {
  if (added.type === 'subscription') return 'subscription-alone';
  if (added.type === 'moving') {
    if (present.type !== 'moving') return 'moving-alone';
    if (present.serviceKey !== MOVING_TRANSPORT) return null;
    return includesTransport(added) ? 'transport-included' : 'transport-removed';
  }
  return present.type === 'subscription' ? 'subscription-ended' : null;
}

/** An ordered or planned service at its price of that day, in stotinki. */
export type OrderedService = ServiceMeasures &
  Pick<Service, 'serviceKey' | 'name' | 'type' | 'price'> & { minutes?: number };

/** Selection of ordered services at their own prices; the catalogue adds name, limits and working time. */
export function orderedSelection(
  services: readonly OrderedService[],
  groups: readonly ServiceGroup[],
): ServiceSelection {
  const offered = new Map(groups.flatMap(({ items }) => items).map((item) => [item.serviceKey, item]));
  return ServiceSelection.of(services.map((ordered) => asService(ordered, offered.get(ordered.serviceKey))));
}

/** A service missing in the catalogue has only its ordered facts. */
function asService(ordered: OrderedService, offered: Service | undefined): Service {
  const { description, visitDays, ...limits } = offered ?? {
    description: '',
    least: 1,
    minutes: 0,
    visitDays: null,
  };
  return {
    ...ordered,
    name: offered?.name ?? ordered.name,
    description,
    // The unit may have changed since the order.
    least: Math.min(limits.least, amountOf(ordered)),
    minutes: ordered.minutes ?? limits.minutes,
    visitDays,
  };
}
