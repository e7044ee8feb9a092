import type { Selectable, Transaction } from 'kysely';
import type { PropertyContent } from '../../../../src/core/properties/property-content.ts';
import type { Bill } from '../../../../src/core/properties/property.ts';
import { PROPERTY_FIELDS } from '../../../../src/core/properties/property-fields.ts';
import { columnsOf, contentOfRow } from '../../../../src/core/shared/fields.ts';
import { normalisedFields } from '../../../../src/core/shared/field-rules.ts';
import { languageOfText } from '../../../../src/core/shared/language.ts';
import { json } from '../../../platform/database/database.ts';
import type { PropertyTable } from '../tables.ts';
import type { Database } from '../../../tables.ts';
import { requireDistrict } from './listing-rows.ts';
import { pictureKey } from './property-pictures.ts';
import { searchWordsColumn } from '../search/search-text.ts';
import { averageMonth } from '../../../../src/core/properties/bills/monthly-bills.ts';
import { randomInt } from 'node:crypto';
import { shiftedPoint } from '../../../../src/core/properties/public-point.ts';

export type PropertyRow = Omit<Selectable<PropertyTable>, 'search_words'>;

/** Trims the texts and removes repeated bills and appliances. */
export function tidied(content: PropertyContent): PropertyContent {
  const bills = new Map<string, Bill>(content.billsMeta.map((bill) => [bill.bill, bill]));
  const appliances = content.appliances.toSorted((one, other) => one.order - other.order);
  return {
    ...content,
    ...normalisedFields(PROPERTY_FIELDS, content),
    title: content.title.trim(),
    description: content.description.trim(),
    descriptionAi: content.descriptionAi.trim(),
    taxDescription: content.taxDescription.trim(),
    appliances: [...new Set(appliances.map(({ appliance }) => appliance))].map((appliance, order) => ({
      appliance,
      order,
    })),
    billsMeta: [...bills.values()],
    planMeta: content.planMeta.map(({ room, area }) => ({ room, area: Math.round(area * 10) / 10 })),
  };
}

/**
 * Returns the columns of a listing's content, without its pictures. @throws Failure `invalid` for an unknown
 * district
 */
export async function propertyColumns(
  transaction: Transaction<Database>,
  content: PropertyContent,
  before: PropertyRow | null,
) {
  const place = await placeOf(transaction, content.district_id);
  return {
    city_id: place?.city.id ?? null,
    district_id: place?.district.id ?? null,
    ...columnsOf(PROPERTY_FIELDS, content),
    title: content.title,
    description: content.description,
    description_ai: content.descriptionAi,
    language: languageOfText(content.title, content.description),
    tax_description: content.taxDescription,
    available_from: content.availableFrom,
    latitude: content.gpsCoordinates?.latitude ?? null,
    longitude: content.gpsCoordinates?.longitude ?? null,
    ...billColumns(content),
    ...publicPointColumns(content, before),
    ...(content.phonePublic !== undefined && { phone_public: content.phonePublic }),
    appliances: content.appliances.map(({ appliance }) => appliance),
    location_advantages: content.locationAdvantages,
    property_advantages: content.propertyAdvantages,
    bills: json(content.billsMeta),
    plan_rooms: json(content.planMeta),
    search_words: searchWordsColumn({
      title: content.title,
      description: content.description,
      type: content.type,
      city: place?.city ?? null,
      district: place?.district ?? null,
    }),
  };
}

export function contentOf(row: PropertyRow): PropertyContent {
  const { latitude, longitude } = row;
  return {
    ...contentOfRow(PROPERTY_FIELDS, row),
    status: row.status,
    district_id: row.district_id,
    title: row.title,
    description: row.description,
    descriptionAi: row.description_ai,
    taxDescription: row.tax_description,
    availableFrom: row.available_from,
    gpsCoordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    phonePublic: row.phone_public,
    placePublic: row.public_latitude === null,
    appliances: row.appliances.map((appliance, order) => ({ appliance, order })),
    billsMeta: row.bills,
    locationAdvantages: row.location_advantages,
    propertyAdvantages: row.property_advantages,
    images: row.pictures.map(pictureKey),
    plan: row.plan && pictureKey(row.plan),
    planMeta: row.plan_rooms,
  };
}

async function placeOf(transaction: Transaction<Database>, districtId: number | null) {
  if (districtId === null) return null;
  const district = await requireDistrict(transaction, districtId, 'district_id');
  const city = await transaction
    .selectFrom('city')
    .selectAll()
    .where('id', '=', district.city_id)
    .executeTakeFirstOrThrow();
  return { district, city };
}

/** Computes the average monthly bills for filter and order; null while facts are missing. */
export function billColumns({
  heating,
  area,
  bedrooms,
  billsMeta: bills,
}: Pick<PropertyContent, 'heating' | 'area' | 'bedrooms'> & { billsMeta: readonly Bill[] }): {
  monthly_bills: number | null;
  bills_estimated: boolean;
} {
  if (heating === null || area === null || bedrooms === null) {
    return { monthly_bills: null, bills_estimated: false };
  }
  const { amount, isEstimated } = averageMonth({ heating, area, bedrooms, bills });
  return { monthly_bills: amount, bills_estimated: isEstimated };
}

type PublicPoint = Pick<PropertyTable, 'public_latitude' | 'public_longitude'>;

const PARTS = 1_000_000;
const random = (): number => randomInt(PARTS) / PARTS;

/** Public point of a home. It changes only with the exact point or the landlord's choice. */
export function publicPointColumns(
  { gpsCoordinates: point, placePublic }: Pick<PropertyContent, 'gpsCoordinates' | 'placePublic'>,
  before: (PublicPoint & Pick<PropertyTable, 'latitude' | 'longitude'>) | null,
): PublicPoint {
  const isHidden = placePublic === undefined ? Boolean(before?.public_latitude) : !placePublic;
  if (!isHidden || !point) return { public_latitude: null, public_longitude: null };
  const isSame =
    before !== null &&
    before.public_latitude !== null &&
    before.latitude === point.latitude &&
    before.longitude === point.longitude;
  if (isSame) {
    return { public_latitude: before.public_latitude, public_longitude: before.public_longitude };
  }
  const { latitude, longitude } = shiftedPoint(point, random);
  return { public_latitude: latitude, public_longitude: longitude };
}
