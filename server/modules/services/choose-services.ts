import type { Kysely, Selectable } from 'kysely';
import { whyNotTogether } from '../../../src/core/services/service-selection.ts';
import type { ServiceSelection } from '../../../src/core/services/service-selection.ts';
import { tooLongForDay, workOf } from '../../../src/core/services/service-work.ts';
import type { ServiceWork } from '../../../src/core/services/service-work.ts';
import {
  amountOf,
  measureOf,
  measuresError,
  SERVICE_KINDS,
  withMeasures,
} from '../../../src/core/services/service.ts';
import type { Service, ServiceMeasures } from '../../../src/core/services/service.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { FieldErrors } from '../../../src/core/shared/failure.ts';
import type { Database } from '../../tables.ts';
import { servedCities, serviceOf } from './catalogue.ts';
import type { ServiceRow } from './catalogue.ts';
import { lineOf } from './service-order-rows.ts';
import type { ServiceOrderLineTable } from './tables.ts';

export type ChosenService = { row: ServiceRow; service: Service };
type ServiceOrderLine = Selectable<ServiceOrderLineTable>;
type RequestedService = ServiceMeasures & { serviceKey: string };

/** `deep`: true for deep cleaning, absent if open. `agreed`: lines of services already ordered. */
type ChoiceTerms = { deep?: boolean; agreed?: readonly ServiceOrderLine[] };

/**
 * Returns the requested services on agreed terms, otherwise on the catalogue's, and the errors of the
 * choice: `services.{key}` for one service, `services` for all.
 * @throws Failure `service-order-changed` (`conflict`) if a new one is no longer offered
 */
export async function chooseServices(
  db: Kysely<Database>,
  requested: readonly RequestedService[],
  { deep, agreed = [] }: ChoiceTerms,
): Promise<{ chosen: ChosenService[]; errors: FieldErrors }> {
  const keys = requested.map(({ serviceKey }) => serviceKey);
  const rows = await db.selectFrom('service').selectAll().where('key', 'in', keys).execute();
  const lines = new Map(agreed.map((line) => [line.service_key, line]));
  const known = new Map(rows.map((row) => [row.key, agreedRow(row, lines.get(row.key))]));
  const discontinued = rows.filter(({ key, active }) => !active && !lines.has(key));
  if (discontinued.length > 0) {
    const fields = discontinued.map(({ key }) => [`services.${key}`, 'error-service-gone'] as const);
    throw new Failure('service-order-changed', Object.fromEntries(fields), 'conflict');
  }
  const errors: FieldErrors = {};
  const chosen = requested.flatMap(({ serviceKey, ...measures }) => {
    const row = known.get(serviceKey);
    const service = row && serviceOf(row, 'bg');
    const error = service ? measuresError(service, measures) : 'error-service-unknown';
    if (error) errors[`services.${serviceKey}`] = error;
    return row && service ? [{ row, service: withMeasures(service, measures) }] : [];
  });
  const services = chosen.map(({ service }) => service);
  const together = togetherError(keys, services, deep);
  if (together) errors['services'] = together;
  return { chosen, errors };
}

/** Row with the name, price and measure that were ordered, whatever the catalogue says now (TEAM-07). */
function agreedRow(row: ServiceRow, line: ServiceOrderLine | undefined): ServiceRow {
  if (!line) return row;
  const { name_bg, name_en, price } = line;
  const ordered = lineOf(line, 'bg');
  return {
    ...row,
    name_bg,
    name_en,
    price,
    measure: measureOf(ordered),
    least: Math.min(row.least, amountOf(ordered)),
    minutes: ordered.minutes ?? row.minutes,
  };
}

function togetherError(
  keys: readonly string[],
  services: readonly Service[],
  deep: boolean | undefined,
): string | null {
  if (new Set(keys).size < keys.length) return 'error-service-twice';
  const apart = whyNotTogether(services);
  if (apart) return apart;
  if (deep !== undefined && services.some(({ type }) => type === 'deep') !== deep)
    return 'error-service-deep-apart';
  return tooLongForDay(workOf(services)).length === 0 ? null : 'error-services-too-long';
}

/** Returns errors for cities without teams for the work. */
export async function cityErrors(
  db: Kysely<Database>,
  { windows }: ServiceWork,
  cityId: number | null,
  toCityId: number | null,
): Promise<FieldErrors> {
  const cities = await servedCities(db, 'bg');
  const needed = SERVICE_KINDS.filter((kind) => windows[kind] > 0);
  const city = cities.find(({ id }) => id === cityId);
  const served = city !== undefined && needed.every((kind) => city.kinds.includes(kind));
  const reached = toCityId === null || cities.some(({ id }) => id === toCityId);
  return {
    ...(!served && { cityId: 'error-city-not-served' }),
    ...(!reached && { toCityId: 'error-city-not-served' }),
  };
}

/** @throws Failure `service-order-changed` (`conflict`) if the customer saw another total, in stotinki */
export function ensureExpectedTotal({ totalPrice }: ServiceSelection, expected: number): void {
  if (totalPrice === expected) return;
  throw new Failure('service-order-changed', { expectedTotal: 'error-service-price-changed' }, 'conflict');
}
