import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { ServiceCatalogue, ServiceCity } from '../../../src/core/services/service-gateway.ts';
import type { Service, ServiceKind } from '../../../src/core/services/service.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { ServiceTable } from './tables.ts';
import type { Database } from '../../tables.ts';

export type ServiceRow = Selectable<ServiceTable>;

/** Returns both catalogues in order, and the cities with teams (SERV-01). */
export async function readCatalogue(db: Kysely<Database>, language: Language): Promise<ServiceCatalogue> {
  const [groups, services, cities] = await Promise.all([
    db.selectFrom('service_group').selectAll().orderBy('position').execute(),
    db.selectFrom('service').selectAll().where('active', '=', true).orderBy('position').execute(),
    servedCities(db, language),
  ]);
  return {
    services: groups
      .map((group) => ({
        key: group.key,
        catalogue: group.catalogue,
        name: group[`name_${language}`],
        items: services
          .filter(({ group_key }) => group_key === group.key)
          .map((row) => serviceOf(row, language)),
      }))
      .filter(({ items }) => items.length > 0),
    cities,
  };
}

/** Returns the cities with teams, and their kinds. */
export async function servedCities(db: Kysely<Database>, language: Language): Promise<ServiceCity[]> {
  const { rows } = await sql<{ id: number; name_bg: string; name_en: string; kinds: ServiceKind[] }>`
    select c.id, c.name_bg, c.name_en, array_agg(distinct t.kind order by t.kind) as kinds
    from city c join service_team t on t.city_id = c.id and t.active
    group by c.id order by c.position, c.id`.execute(db);
  return rows.map((row) => ({ id: row.id, name: row[`name_${language}`], kinds: row.kinds }));
}

/** Converts a row to the core's service, in its usual measures. */
export function serviceOf(row: ServiceRow, language: Language): Service {
  return {
    serviceKey: row.key,
    name: row[`name_${language}`],
    description: row[`description_${language}`],
    price: row.price,
    type: row.type,
    [row.measure]: row.usual,
    ...(row.months !== null && { months: row.months }),
    ...(row.severity !== null && { severity: row.severity }),
    least: row.least,
    minutes: row.minutes,
    visitDays: row.visit_days,
  };
}
