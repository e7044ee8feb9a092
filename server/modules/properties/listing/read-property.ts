import { sql } from 'kysely';
import { PROPERTY_FIELDS } from '../../../../src/core/properties/property-fields.ts';
import { dueAtMovingIn } from '../../../../src/core/properties/property.ts';
import type {
  Property,
  PropertyOwner,
  PropertySummary,
  PriceChange,
} from '../../../../src/core/properties/property.ts';
import { HOUR } from '../../../../src/core/shared/durations.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { pickFields } from '../../../../src/core/shared/fields.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { fieldColumns, requiredColumns } from '../../../platform/database/field-columns.ts';
import type { StoredPicture } from '../../../platform/tables.ts';
import { publicNameOf } from '../../accounts/user-info.ts';
import { readFairPrice } from '../fair-price/read-fair-price.ts';
import { freeSlots } from '../viewings/viewing-rows.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import {
  pictureOf,
  RESPONSIVENESS_COLUMN,
  summaryColumns,
  summaryOf,
  warningsOf,
} from './property-summaries.ts';
import type { SummaryRow } from './property-summaries.ts';
import type { Kysely } from 'kysely';
import { sofiaDay } from '../../../../src/core/shared/sofia-time.ts';
import type { Database } from '../../../tables.ts';

const MAX_CHANGES = 5;

/** Returns the latest rent changes of a home, newest first. */
async function priceChanges(db: Kysely<Database>, propertyId: number): Promise<PriceChange[]> {
  const rows = await db
    .selectFrom('property_price_change')
    .select(['changed_at', 'old_price', 'new_price'])
    .where('property_id', '=', propertyId)
    .orderBy('id', 'desc')
    .limit(MAX_CHANGES)
    .execute();
  return rows.map((row) => ({ day: sofiaDay(row.changed_at), from: row.old_price, to: row.new_price }));
}

type FullRow = SummaryRow &
  Omit<
    Property,
    | keyof PropertySummary
    | 'dueAtMovingIn'
    | 'images'
    | 'plan'
    | 'owner'
    | 'confirmedAt'
    | 'freeSlots'
    | 'listedDays'
    | 'priceChanges'
    | 'fairPrice'
  > & {
    pictures: StoredPicture[];
    plan: StoredPicture | null;
    confirmed_at: Date | null;
    owner_id: number;
    owner_name: string;
    owner_picture: StoredPicture | null;
    owner_since: Date;
    phone_verified_at: Date | null;
    company_verified_at: Date | null;
    agency: PropertyOwner['agency'];
    phone: string | null;
    responsiveness: PropertyOwner['responsiveness'];
    owner_warnings: PropertyOwner['warnings'];
  };

/**
 * Returns a listing for its page (HOME-03). Active and rented ones are public. The landlord also sees paused
 * and deleted ones, and complete drafts. @throws Failure `not-found`
 */
export async function readProperty(
  { db, clock }: PropertyDependencies,
  id: string,
  language: Language,
  viewerId: number | null,
): Promise<Property> {
  const { rows } = await sql<FullRow>`
    select ${summaryColumns(language)}, ${fieldColumns('p', PROPERTY_FIELDS)}, p.status, p.description,
      p.description <> '' and p.description = p.description_ai as "descriptionDrafted",
      p.tax_description as "taxDescription", p.pictures, p.plan, p.plan_rooms as "planMeta", p.appliances, p.bills as "billsMeta",
      p.location_advantages as "locationAdvantages", p.property_advantages as "propertyAdvantages",
      p.confirmed_at, o.id as owner_id, o.name as owner_name, o.picture as owner_picture,
      o.created_at as owner_since, o.phone_verified_at, a.company_verified_at,
      case when a.id is not null then jsonb_build_object(
        'id', a.id, 'name', a.name, 'logo', a.logo, 'trusted', a.trusted) end as agency,
      case when coalesce(p.phone_public, a.id is not null) then coalesce(nullif(a.phone, ''), nullif(o.phone, ''))
        end as phone, p.public_latitude is null as "isPlaceExact",
      ${RESPONSIVENESS_COLUMN}, ${warningsOf(sql`o.id`)}
    from property p
    join city c on c.id = p.city_id
    join district d on d.id = p.district_id
    join account o on o.id = p.owner_id
    left join agency a on a.account_id = o.id
    left join responsiveness r on r.owner_id = o.id
    where p.id = ${id}::bigint and (
      p.owner_id = ${viewerId}::bigint or (p.status in ('active', 'rented') and p.deleted_at is null))
      and num_nulls(${requiredColumns('p', PROPERTY_FIELDS)}, p.latitude, p.longitude) = 0`.execute(db);
  const row = rows[0];
  if (!row) throw new Failure('error-property-not-found', {}, 'not-found');
  return {
    ...summaryOf(row, clock.now()),
    ...pickFields(PROPERTY_FIELDS, row),
    dueAtMovingIn: dueAtMovingIn(row.price, row.deposit, row.commission),
    description: row.description,
    descriptionDrafted: row.descriptionDrafted,
    taxDescription: row.taxDescription,
    images: row.pictures.map(pictureOf),
    plan: row.plan && pictureOf(row.plan),
    planMeta: row.planMeta,
    appliances: row.appliances,
    billsMeta: row.billsMeta,
    locationAdvantages: row.locationAdvantages,
    propertyAdvantages: row.propertyAdvantages,
    owner: {
      id: row.owner_id,
      name: row.agency?.name ?? publicNameOf(row.owner_name),
      picture: row.owner_picture && pictureOf(row.owner_picture),
      memberSince: row.owner_since.toISOString(),
      agency: row.agency,
      phone: row.phone,
      responsiveness: row.responsiveness,
      phoneVerifiedAt: row.phone_verified_at?.toISOString() ?? null,
      companyVerifiedAt: row.company_verified_at?.toISOString() ?? null,
      warnings: row.owner_warnings,
    },
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    freeSlots: await freeSlots(db, row.id, clock.now()),
    fairPrice: await readFairPrice(db, { district: row.district_id, type: row.type, area: row.area }),
    isPlaceExact: row.isPlaceExact,
    listedDays: wholeDays(row.created_at, clock.now()),
    priceChanges: await priceChanges(db, row.id),
    status: row.status,
  };
}

const wholeDays = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / (24 * HOUR)));
