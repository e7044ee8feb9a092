import { ServiceSelection } from './service-selection.ts';
import type { NotAdded, Replaced } from './service-selection.ts';
import { measuresOf, withMeasures } from './service.ts';
import type { Service, ServiceGroup, ServiceMeasures } from './service.ts';

/**
 * What is kept of the choice of services (SERV-06): the selection, the catalogue that it was made from, and the
 * measures last given to each service, so that one taken out and put back keeps its m². It never changes.
 */
export class CleaningCart {
  static readonly empty = new CleaningCart(ServiceSelection.empty, [], {});

  constructor(
    readonly selection: ServiceSelection,
    readonly groups: readonly ServiceGroup[],
    readonly cache: Readonly<Record<string, ServiceMeasures>>,
  ) {}

  /** Adds a service in the measures it had last. `replaced` says what had to go for it. */
  add(service: Service): { cart: CleaningCart; replaced: Replaced[]; notAdded: NotAdded | null } {
    const { selection, ...rest } = this.selection.add(this.remembered(service));
    return { cart: this.with(selection), ...rest };
  }

  change(serviceKey: string, measures: ServiceMeasures): CleaningCart {
    return this.with(this.selection.change(serviceKey, measures));
  }

  remove(serviceKey: string): CleaningCart {
    return this.with(this.selection.remove(serviceKey));
  }

  /** The same with another selection: an earlier one takes an action back, the empty one starts anew. */
  with(selection: ServiceSelection): CleaningCart {
    const cache = { ...this.cache };
    for (const service of selection.services) cache[service.serviceKey] = measuresOf(service);
    return new CleaningCart(selection, this.groups, cache);
  }

  /** The service in the measures it had last, else in its usual ones. */
  remembered(service: Service): Service {
    const measures = Object.hasOwn(this.cache, service.serviceKey)
      ? this.cache[service.serviceKey]
      : undefined;
    return withMeasures(service, measures ?? {});
  }
}
