import { CleaningCart, CleaningCartStorage } from '../../core/services/cleaning-cart.ts';
import { ServiceSelection } from '../../core/services/service-selection.ts';
import {
  MEASURES,
  measuresOf,
  SERVICE_BOUNDS,
  SERVICE_KINDS,
  SERVICE_TYPES,
  withMeasures,
} from '../../core/services/service.ts';
import type { Service, ServiceGroup, ServiceMeasures } from '../../core/services/service.ts';
import { fieldsOf, parseJson, STORE_KEYS } from './text-store.ts';
import type { TextStore } from './text-store.ts';

/**
 * The selection of services as JSON under the key `cleaning-cart` (SERV-06): `cleaningType`,
 * `selectedServices` by serviceKey, `totalPrice` in stotinki, `services` (groups with name and items), and
 * `cache`, the last measures of each service. Type and total are only written for external readers; a read
 * computes them again.
 */
export class StoredCleaningCart extends CleaningCartStorage {
  constructor(private readonly store: TextStore) {
    super();
  }

  read(): CleaningCart {
    const stored = fieldsOf(parseJson(this.store.read(STORE_KEYS.cleaningCart)));
    const selected = Object.values(fieldsOf(stored['selectedServices'])).flatMap(serviceOf);
    const groups = listOf(stored['services']).flatMap(groupOf);
    const cache = Object.entries(fieldsOf(stored['cache'])).flatMap(([key, measures]) => {
      const current = measuresIn(measures);
      return isKey(key) && Object.keys(current).length > 0 ? [[key, current] as const] : [];
    });
    const cart = new CleaningCart(ServiceSelection.empty, groups, Object.fromEntries(cache));
    return cart.with(ServiceSelection.of(selected));
  }

  write({ selection, groups, cache }: CleaningCart): boolean {
    const text = JSON.stringify({
      cleaningType: selection.cleaningType,
      selectedServices: Object.fromEntries(
        selection.services.map((service) => [service.serviceKey, service]),
      ),
      totalPrice: selection.totalPrice,
      services: groups,
      cache,
    });
    return this.store.write(STORE_KEYS.cleaningCart, text);
  }

  watch(changed: () => void): void {
    this.store.watch(STORE_KEYS.cleaningCart, changed);
  }
}

const MAX_STOTINKI = 10_000_000;
const MAX_MINUTES = 10_000;

function groupOf(stored: unknown): ServiceGroup[] {
  const { key, catalogue, name, items } = fieldsOf(stored);
  const kind = SERVICE_KINDS.find((one) => one === catalogue);
  if (!isKey(key) || !kind) return [];
  return [{ key, catalogue: kind, name: textOf(name), items: listOf(items).flatMap(serviceOf) }];
}

function serviceOf(stored: unknown): Service[] {
  const { serviceKey, name, description, price, type, least, minutes, visitDays } = fieldsOf(stored);
  const known = SERVICE_TYPES.find((one) => one === type);
  const measures = measuresIn(stored);
  if (!isKey(serviceKey) || !known || !isWhole(price, 1, MAX_STOTINKI)) return [];
  if (MEASURES.filter((measure) => measures[measure] !== undefined).length !== 1) return [];
  const service: Service = {
    ...measures,
    serviceKey,
    name: textOf(name),
    description: textOf(description),
    price,
    type: known,
    least: isWhole(least, 1, SERVICE_BOUNDS.sqm.max) ? least : 1,
    minutes: isWhole(minutes, 1, MAX_MINUTES) ? minutes : 1,
    visitDays: isWhole(visitDays, 1, 28) ? visitDays : null,
  };
  return [withMeasures(service, measures)];
}

function measuresIn(stored: unknown): ServiceMeasures {
  const fields = fieldsOf(stored);
  const whole = Object.entries(SERVICE_BOUNDS).filter(([name, { min, max }]) =>
    isWhole(fields[name], min, max),
  );
  return measuresOf(Object.fromEntries(whole.map(([name]) => [name, fields[name] as number])));
}

const listOf = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : []);
const textOf = (stored: unknown): string => (typeof stored === 'string' ? stored.slice(0, 1_000) : '');
const isKey = (stored: unknown): stored is string =>
  typeof stored === 'string' && /^[a-z][a-z0-9-]{0,59}$/.test(stored);

function isWhole(value: unknown, min: number, max: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
}
