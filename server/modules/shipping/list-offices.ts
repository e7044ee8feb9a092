import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type {
  CourierOffice,
  OfficeKind,
  ShippingCourier,
} from '../../../src/core/shipping/courier-office.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { foldForSearch } from '../../../src/core/shared/search-text.ts';
import type { Database } from '../../tables.ts';
import { likePattern } from '../../platform/search/text-query.ts';
import type { CourierOfficeTable } from './tables.ts';

/** Search for offices: the nearest to a point first, else by city and name. */
export type OfficeSearch = {
  courier: ShippingCourier;
  kind: OfficeKind;
  text?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  limit: number;
};

/** Returns open offices that contain every word of the text, and their total number (SHIP-01). */
export async function listOffices(
  db: Kysely<Database>,
  { courier, kind, text = '', latitude, longitude, limit }: OfficeSearch,
  language: Language,
): Promise<{ data: CourierOffice[]; total: number }> {
  let found = db
    .selectFrom('courier_office')
    .where('courier', '=', courier)
    .where('kind', '=', kind)
    .where('closed_at', 'is', null);
  for (const word of foldForSearch(text).split(' ').filter(Boolean)) {
    found = found.where('words', 'like', likePattern(word));
  }
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const sorted =
    latitude === undefined || longitude === undefined
      ? found.orderBy(language === 'bg' ? 'city_bg' : 'city_en').orderBy('id')
      : // Degrees of longitude are shorter than those of latitude.
        found.orderBy(
          sql`(latitude - ${latitude}) ^ 2 + ((longitude - ${longitude}) * cos(radians(latitude))) ^ 2`,
        );
  const rows = await sorted.selectAll().limit(limit).execute();
  return { data: rows.map((row) => officeOf(row, language)), total: Number(total) };
}

export function officeOf(row: Selectable<CourierOfficeTable>, language: Language): CourierOffice {
  const [long = 0, middle = 0, short = 0] = row.max_sides;
  return {
    id: row.id,
    courier: row.courier,
    kind: row.kind,
    name: row[`name_${language}`],
    city: row[`city_${language}`],
    address: row[`address_${language}`],
    coordinates: { latitude: row.latitude, longitude: row.longitude },
    hours: row.hours,
    limits: { weight: row.max_weight, sides: [long, middle, short] },
  };
}
