import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { ReaderWarning } from '../../../../src/core/accounts/warnings.ts';
import { CARD_PICTURES } from '../../../../src/core/properties/property.ts';
import type { PropertyAdvantage } from '../../../../src/core/properties/property-choices.ts';
import { AMENITY_FEATURES, hasAmenity } from '../../../../src/core/properties/property-features.ts';
import type { PropertySummary } from '../../../../src/core/properties/property.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import type { Database } from '../../../tables.ts';
import type { StoredPicture } from '../../../platform/tables.ts';
import { warningsColumn, warningsField } from '../../accounts/listing-warnings.ts';

export type SummaryRow = Omit<
  PropertySummary,
  'city' | 'district' | 'gpsCoordinates' | 'createdAt' | 'premium' | 'warnings' | 'images' | 'amenities'
> & {
  images: StoredPicture[];
  property_advantages: PropertyAdvantage[];
  balconies: number | null;
  city_id: number;
  city_name: string;
  district_id: number;
  district_name: string;
  latitude: number;
  longitude: number;
  created_at: Date;
  premium_until: Date | null;
  warnings: ReaderWarning[] | null;
};

const CARD_PICTURE_PATH = `$[0 to ${CARD_PICTURES - 1}]`;

/** Columns of a `SummaryRow`, for `p` (property), `c` (city) and `d` (district). */
export function summaryColumns(language: Language): RawBuilder<unknown> {
  return sql`p.id, p.title, p.language, p.price, p.type, p.area, p.bedrooms, p.floor, p.total_floors as "totalFloors",
    p.furniture, p.pictures -> 0 as image, jsonb_array_length(p.pictures) as "pictureCount",
    p.pet_friendly as "petFriendly", p.available_from as "availableFrom",
    coalesce(p.public_latitude, p.latitude) as latitude, coalesce(p.public_longitude, p.longitude) as longitude,
    jsonb_path_query_array(p.pictures, ${CARD_PICTURE_PATH}::jsonpath) as images, p.property_advantages, p.balconies,
    p.price + p.monthly_bills as "totalMonthly", p.bills_estimated as "isTotalEstimated",
    p.created_at, p.premium_until, c.id as city_id, ${sql.ref(`c.name_${language}`)} as city_name,
    d.id as district_id, ${sql.ref(`d.name_${language}`)} as district_name,
    ${warningsColumn('home', sql`p.id`, sql`p.owner_id`)}`;
}

export function summaryOf(row: SummaryRow, now: Date): PropertySummary {
  const { city_id, city_name, district_id, district_name, latitude, longitude, ...rest } = row;
  const { created_at: createdAt, premium_until: premiumUntil, warnings, ...shown } = rest;
  const { property_advantages: propertyAdvantages, balconies, ...same } = shown;
  return {
    ...same,
    image: row.image && pictureOf(row.image),
    images: row.images.map(pictureOf),
    amenities: AMENITY_FEATURES.filter((feature) => hasAmenity({ propertyAdvantages, balconies }, feature)),
    city: { id: city_id, name: city_name },
    district: { id: district_id, name: district_name },
    gpsCoordinates: { latitude, longitude },
    createdAt: createdAt.toISOString(),
    premium: isPremium(premiumUntil, now),
    ...warningsField(warnings),
  };
}

/** Returns the listings with these ids, in the order of the ids. */
export async function summariesOf(
  db: Kysely<Database>,
  ids: readonly number[],
  language: Language,
  now: Date,
): Promise<PropertySummary[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SummaryRow>`
    select ${summaryColumns(language)}
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, position)
    join property p on p.id = wanted.id
    join city c on c.id = p.city_id
    join district d on d.id = p.district_id
    order by wanted.position`.execute(db);
  return rows.map((row) => summaryOf(row, now));
}

export function isPremium(premiumUntil: Date | null, now: Date): boolean {
  return premiumUntil !== null && premiumUntil > now;
}

export function pictureOf({ url, width, height, widths }: StoredPicture): StoredPicture {
  return { url, width, height, ...(widths && { widths }) };
}

/** SQL for the warnings of an owner (TRUST-06), sorted by name. */
export const warningsOf = (ownerId: RawBuilder<unknown>) => sql`coalesce((
  select jsonb_agg(w.warning order by w.warning) from owner_warning w
  where w.owner_id = ${ownerId} and w.handled_at is null), '[]') as owner_warnings`;

/** SQL for the response time and rate of the row `r` of `responsiveness`, which may be missing. */
export const RESPONSIVENESS_COLUMN = sql`case when r.owner_id is not null then jsonb_build_object(
  'medianMinutes', r.median_minutes, 'sharePercent', r.share_percent, 'requests', r.requests) end as responsiveness`;
