import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { mapLink } from '../../../../src/core/properties/location.ts';
import { ownerAnswersTo, visitorAnswersTo } from '../../../../src/core/properties/viewings/viewing.ts';
import type {
  ReceivedViewing,
  SentViewing,
  Viewing,
  ViewingStatus,
} from '../../../../src/core/properties/viewings/viewing.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { sofiaTime } from '../../../../src/core/shared/sofia-time.ts';
import type { Database } from '../../../tables.ts';
import { publicNameOf } from '../../accounts/user-info.ts';

/** Viewing with all data for both sides, the mails and the calendar entry. */
export type ViewingRow = {
  id: number;
  token: string;
  status: ViewingStatus;
  /** Null for a question without a time. */
  date_time: Date | null;
  question: string;
  note: string;
  address: string;
  sequence: number;
  created_at: Date;
  language: Language;
  contact_name: string;
  contact_phone: string;
  contact_email: string;
  property_id: number;
  title: string;
  latitude: number;
  longitude: number;
  city_id: number;
  city_bg: string;
  city_en: string;
  district_id: number;
  district_bg: string;
  district_en: string;
  owner_id: number;
  owner_name: string;
  owner_email: string;
  owner_phone: string;
  owner_language: Language;
  agency_name: string | null;
  agency_phone: string | null;
};

/** Loads the viewings that match the condition: `v` is the viewing, `p` the property. */
export async function loadViewings(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
  page: RawBuilder<unknown> = sql``,
): Promise<ViewingRow[]> {
  const { rows } = await sql<ViewingRow>`
    select v.id, v.token, v.status, v.date_time, v.question, v.note, v.address, v.sequence, v.created_at, v.language,
      v.contact_name, v.contact_phone, v.contact_email, p.id as property_id, p.title, p.latitude, p.longitude,
      c.id as city_id, c.name_bg as city_bg, c.name_en as city_en,
      d.id as district_id, d.name_bg as district_bg, d.name_en as district_en,
      o.id as owner_id, o.name as owner_name, o.email as owner_email, o.phone as owner_phone,
      o.language as owner_language, a.name as agency_name, a.phone as agency_phone
    from viewing_request v
    join property p on p.id = v.property_id
    join city c on c.id = p.city_id
    join district d on d.id = p.district_id
    join account o on o.id = p.owner_id
    left join agency a on a.account_id = o.id
    where ${condition} order by v.created_at desc, v.id desc ${page}`.execute(db);
  return rows;
}

/** The landlord's view: the visitor and the possible answers. */
export function receivedViewingOf(row: ViewingRow, language: Language, now: Date): ReceivedViewing {
  return {
    ...viewingOf(row, language, now),
    contactName: row.contact_name,
    contactPhone: row.contact_phone,
    contactEmail: row.contact_email,
    next: ownerAnswersTo(row.status, isPast(row, now), row.date_time !== null),
  };
}

/** The visitor's view: contains the landlord's phone once the time is agreed. */
export function sentViewingOf(row: ViewingRow, language: Language, now: Date): SentViewing {
  return {
    ...viewingOf(row, language, now),
    address: row.status === 'accepted' ? row.address : '',
    token: row.token,
    owner: { name: ownerNameOf(row), phone: row.status === 'accepted' ? ownerPhoneOf(row) : null },
    next: visitorAnswersTo(row.status, isPast(row, now)),
  };
}

/** A question without a time is never past. */
export function isPast({ date_time: time }: Pick<ViewingRow, 'date_time'>, now: Date): boolean {
  return time !== null && time <= now;
}

/** Condition for future viewings and for questions. */
export const toCome = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`coalesce(v.date_time, 'infinity') > ${now}`;

/** First name of a person, or name of the agency. */
export function ownerNameOf(row: ViewingRow): string {
  return row.agency_name ?? publicNameOf(row.owner_name);
}

export function ownerPhoneOf(row: ViewingRow): string {
  return row.agency_phone || row.owner_phone;
}

/** Address of an agreed viewing if the landlord gave it, then district and city. */
export function placeOf(row: ViewingRow, language: Language): string {
  const street = row.status === 'accepted' && row.address !== '' ? `${row.address}, ` : '';
  return `${street}${row[`district_${language}`]}, ${row[`city_${language}`]}`;
}

function viewingOf(row: ViewingRow, language: Language, now: Date): Viewing {
  return {
    id: row.id,
    property: {
      id: row.property_id,
      title: row.title,
      city: { id: row.city_id, name: row[`city_${language}`] },
      district: { id: row.district_id, name: row[`district_${language}`] },
    },
    address: row.address,
    map: row.status === 'accepted' ? mapLink(row) : null,
    status: row.status,
    dateTime: row.date_time && sofiaTime(row.date_time),
    question: row.question,
    isPast: isPast(row, now),
    note: row.note,
    createdAt: row.created_at.toISOString(),
  };
}

/** Returns offered future times that are neither requested nor agreed. */
export async function freeSlots(db: Kysely<Database>, propertyId: number, now: Date): Promise<string[]> {
  const { rows } = await sql<{ starts_at: Date }>`
    select slot.starts_at from viewing_slot slot
    where slot.property_id = ${propertyId} and slot.starts_at > ${now} and not exists (
      select from viewing_request v
      where v.property_id = slot.property_id and v.date_time = slot.starts_at
        and v.status in ('requested', 'proposed', 'accepted')
    )
    order by slot.starts_at`.execute(db);
  return rows.map((row) => sofiaTime(row.starts_at));
}
