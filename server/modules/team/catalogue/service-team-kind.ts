import type { Kysely, Transaction } from 'kysely';
import { ServiceTeamValue } from '../../../../api/team/catalogue-values.ts';
import {
  FULL_SCHEDULE,
  serviceTeamErrors,
  worksIn,
} from '../../../../src/core/services/service-team-terms.ts';
import type { ServiceTeamTerms, TeamSchedule } from '../../../../src/core/services/service-team-terms.ts';
import { startOfWindow } from '../../../../src/core/services/time-window.ts';
import { ensureNoErrors, Failure } from '../../../../src/core/shared/failure.ts';
import { sofiaDay } from '../../../../src/core/shared/sofia-time.ts';
import { versionAt } from '../../../../src/core/team/versions.ts';
import type { Clock } from '../../../../src/core/shared/clock.ts';
import { escapeHtml } from '../../../platform/escape-html.ts';
import type { Database } from '../../../tables.ts';
import { serviceOrderNumber } from '../../services/service-order-rows.ts';
import { valuesInForce, versionsOf } from '../versions/versions.ts';
import { element } from './catalogue-kind.ts';
import type { CatalogueKind } from './catalogue-kind.ts';

const NAMED_VISITS = 5;

/** Teams of services; working hours and days off are in the versions only, because bookings look ahead. */
export const serviceTeamKind = (clock: Clock): CatalogueKind<ServiceTeamTerms> => ({
  resource: 'service-teams',
  subject: 'service-team',
  schemaOf: () => ServiceTeamValue,
  async rows(db, key) {
    if (key !== undefined && !/^\d{1,15}$/.test(key)) return [];
    let query = db
      .selectFrom('service_team')
      .innerJoin('city', 'city.id', 'city_id')
      .select(['service_team.id', 'name', 'kind', 'city_id', 'email', 'phone', 'active'])
      .select(['name_bg', 'name_en']);
    if (key !== undefined) query = query.where('service_team.id', '=', Number(key));
    const rows = await query.orderBy('city.position').orderBy('kind').orderBy('service_team.id').execute();
    const schedules = await schedulesOf(db, clock.now(), key);
    return rows.map((row) => {
      const { hours, daysOff } = schedules.get(String(row.id)) ?? FULL_SCHEDULE;
      return {
        key: String(row.id),
        name: { bg: row.name, en: row.name },
        group: { bg: row.name_bg, en: row.name_en },
        value: {
          name: row.name,
          kind: row.kind,
          cityId: row.city_id,
          email: row.email,
          phone: row.phone,
          isActive: row.active,
          hours,
          daysOff,
        },
      };
    });
  },
  async check(db, key, value, startsAt) {
    ensureNoErrors(serviceTeamErrors(value));
    const tidy = {
      ...value,
      name: value.name.trim(),
      email: value.email.trim(),
      phone: value.phone.trim(),
      daysOff: value.daysOff.toSorted((one, other) => (one.from < other.from ? -1 : 1)),
    };
    await ensureKnownCity(db, tidy.cityId);
    await ensureNewName(db, key, tidy.name);
    if (key !== '') await ensureNoVisits(db, Number(key), tidy, startsAt);
    return tidy;
  },
  async apply(transaction, key, value) {
    await transaction
      .updateTable('service_team')
      .set(columnsOf(value))
      .where('id', '=', Number(key))
      .execute();
  },
  async create(transaction, value) {
    const { id } = await transaction
      .insertInto('service_team')
      .values(columnsOf(value))
      .returning('id')
      .executeTakeFirstOrThrow();
    return String(id);
  },
  async preview(_db, _row, value, { t }) {
    const days = value.hours.map((hours, day) => {
      const time = hours === null ? t('team-day-off') : `${hours.from}–${hours.to}`;
      return `<tr>${element('th', t(`team-weekday-${day as Weekday}`))}${element('td', time)}</tr>`;
    });
    const off = value.daysOff.map(({ from, to }) => element('li', from === to ? from : `${from} – ${to}`));
    return {
      title: value.name,
      html: [
        ...(value.isActive ? [] : [element('p', t('team-preview-inactive-team'))]),
        `<table><caption>${escapeHtml(t('team-field-hours'))}</caption><tbody>${days.join('')}</tbody></table>`,
        ...(off.length > 0 ? [element('h2', t('team-field-daysOff')), `<ul>${off.join('')}</ul>`] : []),
      ].join(''),
    };
  },
});

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const columnsOf = ({ name, kind, cityId, email, phone, isActive }: ServiceTeamTerms) => ({
  name,
  kind,
  city_id: cityId,
  email,
  phone,
  active: isActive,
});

async function schedulesOf(
  db: Kysely<Database>,
  now: Date,
  key?: string,
): Promise<Map<string, TeamSchedule>> {
  if (key === undefined) return valuesInForce<TeamSchedule>(db, 'service-teams', now);
  const versions = await versionsOf<TeamSchedule>(db, { kind: 'service-teams', key });
  const current = versionAt(versions, now);
  return new Map(current ? [[key, current.value]] : []);
}

async function ensureKnownCity(db: Kysely<Database>, cityId: number): Promise<void> {
  const city = await db.selectFrom('city').select('id').where('id', '=', cityId).executeTakeFirst();
  if (!city) throw new Failure('validation_failed', { cityId: 'error-city-unknown' }, 'invalid');
}

async function ensureNewName(db: Kysely<Database>, key: string, name: string): Promise<void> {
  const other = await db
    .selectFrom('service_team')
    .select('id')
    .where('name', '=', name)
    .where('id', '<>', Number(key) || 0)
    .executeTakeFirst();
  if (other) throw new Failure('validation_failed', { name: 'error-name-taken' }, 'invalid');
}

/**
 * Locks the team, as bookings do.
 * @throws Failure `conflict` with the booked visits that the new values make impossible
 */
async function ensureNoVisits(
  db: Kysely<Database> | Transaction<Database>,
  teamId: number,
  value: ServiceTeamTerms,
  startsAt: Date,
): Promise<void> {
  const team = await db
    .selectFrom('service_team')
    .select(['kind', 'city_id as cityId'])
    .where('id', '=', teamId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const isMoved = team?.kind !== value.kind || team.cityId !== value.cityId;
  const bookings = await db
    .selectFrom('service_booking')
    .select(['order_id as orderId', 'date', 'time_window as window'])
    .where('team_id', '=', teamId)
    .where('done_at', 'is', null)
    .where('date', '>=', sofiaDay(startsAt))
    .orderBy('date')
    .orderBy('time_window')
    .execute();
  const impossible = bookings.filter(
    ({ date, window }) =>
      startOfWindow(date, window) >= startsAt && (isMoved || !worksIn(value, date, window)),
  );
  if (impossible.length === 0) return;
  const named = impossible
    .slice(0, NAMED_VISITS)
    .map(({ orderId, date, window }) => `${serviceOrderNumber(orderId)} (${date}, ${window})`);
  const visits = [...named, ...(impossible.length > NAMED_VISITS ? ['…'] : [])].join(', ');
  throw new Failure('error-team-has-visits', { count: String(impossible.length), visits }, 'conflict');
}
