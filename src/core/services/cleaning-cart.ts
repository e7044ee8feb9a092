import { ServiceSelection } from './service-selection.ts';
import type { NotAdded, Replaced } from './service-selection.ts';
import { measuresOf, withMeasures } from './service.ts';
import type { Service, ServiceGroup, ServiceMeasures } from './service.ts';

/**
 * Immutable stored selection of services (SERV-06), with its catalogue. The cart also has the last measures
 * of each service, so that a service added again has its m².
 */
export class CleaningCart {
  static readonly empty = new CleaningCart(ServiceSelection.empty, [], {});

  constructor(
    readonly selection: ServiceSelection,
    readonly groups: readonly ServiceGroup[],
    readonly cache: Readonly<Record<string, ServiceMeasures>>,
  ) {}

  /** Adds a service with its last measures. `replaced` has the removed services with reasons. */
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

  /** Copy with another selection: an earlier one to undo, or an empty one. */
  with(selection: ServiceSelection): CleaningCart {
    const cache = { ...this.cache };
    for (const service of selection.services) cache[service.serviceKey] = measuresOf(service);
    return new CleaningCart(selection, this.groups, cache);
  }

  /** The service with its last measures, else with the default ones. */
  remembered(service: Service): Service {
    const measures = Object.hasOwn(this.cache, service.serviceKey)
      ? this.cache[service.serviceKey]
      : undefined;
    return withMeasures(service, measures ?? {});
  }
}

/** Port to the stored selection of services; in the browser the key is `cleaning-cart` (SERV-06). */
export abstract class CleaningCartStorage {
  /** Returns the valid part of a broken or older cart, and never throws. */
  abstract read(): CleaningCart;
  /** @returns false if the write fails, for example because the storage is full */
  abstract write(cart: CleaningCart): boolean;
  /** Reports changes by other tabs. */
  abstract watch(changed: () => void): void;
}
