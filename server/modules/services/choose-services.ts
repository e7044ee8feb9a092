import type { Kysely } from 'kysely';
import { whyNotTogether } from '../../../src/core/services/service-selection.ts';
import { tooLongForDay, workOf } from '../../../src/core/services/service-work.ts';
import { measuresError, withMeasures } from '../../../src/core/services/service.ts';
import type { Service, ServiceMeasures } from '../../../src/core/services/service.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { FieldErrors } from '../../../src/core/shared/failure.ts';
import type { Database } from '../../tables.ts';
import { serviceOf } from './catalogue.ts';
import type { ServiceRow } from './catalogue.ts';

export type ChosenService = { row: ServiceRow; service: Service };
type RequestedService = ServiceMeasures & { serviceKey: string };

/**
 * The wanted services at the catalogue's own prices, and what is wrong with the choice; `services.{key}` marks one
 * of them, `services` the whole. @param deep whether they are ordered as deep cleaning.
 * @throws Failure `service-order-changed` (`conflict`) when one is no longer offered.
 */
export async function chooseServices(
  db: Kysely<Database>,
  requested: readonly RequestedService[],
  deep: boolean,
): Promise<{ chosen: ChosenService[]; errors: FieldErrors }> {
  const keys = requested.map(({ serviceKey }) => serviceKey);
  const rows = await db.selectFrom('service').selectAll().where('key', 'in', keys).execute();
  const known = new Map(rows.map((row) => [row.key, row]));
  const gone = rows.filter(({ active }) => !active);
  if (gone.length > 0) {
    const fields = gone.map(({ key }) => [`services.${key}`, 'error-service-gone'] as const);
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

function togetherError(keys: readonly string[], services: readonly Service[], deep: boolean): string | null {
  if (new Set(keys).size < keys.length) return 'error-service-twice';
  const apart = whyNotTogether(services);
  if (apart) return apart;
  if (services.some(({ type }) => type === 'deep') !== deep) return 'error-service-deep-apart';
  return tooLongForDay(workOf(services)).length === 0 ? null : 'error-services-too-long';
}
