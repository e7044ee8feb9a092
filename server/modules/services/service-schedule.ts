import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { kindOf, typeForTeam } from '../../../src/core/services/service.ts';
import { conflictsOf } from '../../../src/core/services/team-schedule.ts';
import type { ScheduledPart, ScheduledTeam } from '../../../src/core/services/team-schedule.ts';
import type {
  CalendarCity,
  CalendarVisit,
  ServiceCalendarPage,
} from '../../../src/core/services/calendar-page.ts';
import { TIME_WINDOWS } from '../../../src/core/services/time-window.ts';
import { byTime } from '../../../src/core/services/visit-part.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { startOfStep } from '../../../src/core/shared/period.ts';
import { addDays, sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import type { Database } from '../../tables.ts';
import type { ServiceDependencies } from './service-dependencies.ts';
import { addressOf, lineOf, partAmount, serviceOrderNumber } from './service-order-rows.ts';
import { loadServiceOrders } from './load-service-orders.ts';
import type { StoredServiceOrder } from './service-order-rows.ts';
import { readSchedules } from './team-schedules.ts';

type Wanted = { day?: string | undefined; days: 1 | 7; cityId?: number | undefined };
type Range = { from: string; to: string };

/** Maximum visits without a team in an answer. */
const MAX_WAITING = 100;

/** Teams of a city with their visits of a day or a week, and its visits without a team (TEAM-08). */
export async function readServiceCalendar(
  { db, clock }: Pick<ServiceDependencies, 'db' | 'clock'>,
  { day, days, cityId }: Wanted,
  language: Language,
): Promise<ServiceCalendarPage> {
  const now = clock.now();
  const today = sofiaDay(now);
  const from = days === 7 ? startOfStep(day ?? today, 'week') : (day ?? today);
  const range = { from, to: addDays(from, days - 1) };
  const cities = await citiesWithTeams(db, today, language);
  const city =
    cities.find(({ id }) => id === cityId) ?? cities.toSorted((one, other) => other.teams - one.teams)[0];
  if (!city) return { from, days, today, cityId: null, cities, teams: [], visits: [], waiting: [] };
  const teams = await scheduledTeams(db, { cityId: city.id }, range);
  const waitingKeys = await declinedParts(db, city.id, today);
  const planned = await scheduledParts(db, { teams: teams.map(({ id }) => id), ...range });
  const absent = waitingKeys.filter(({ teamId }) => teams.every(({ id }) => id !== teamId));
  const others = await scheduledTeams(db, { ids: absent.map(({ teamId }) => teamId) }, range);
  const orders = await loadServiceOrders(
    db,
    [...planned, ...waitingKeys].map(({ orderId }) => orderId),
  );
  const visitOf = (part: ScheduledPart): CalendarVisit[] => {
    const order = orders.get(part.orderId);
    const team = [...teams, ...others].find(({ id }) => id === part.teamId);
    return order && team ? [calendarVisit(order, part, team, language, now)] : [];
  };
  const busy = new Set(planned.map(({ teamId }) => teamId));
  return {
    from,
    days,
    today,
    cityId: city.id,
    cities,
    teams: [...teams.filter(({ id, isActive }) => isActive || busy.has(id)), ...others],
    visits: planned.flatMap(visitOf),
    waiting: waitingKeys.flatMap(visitOf),
  };
}

/** All parts of an order's visits with the names of their teams, by time. */
export async function calendarVisitsOf(
  { db, clock }: Pick<ServiceDependencies, 'db' | 'clock'>,
  orderId: number,
  language: Language,
): Promise<(CalendarVisit & { teamName: string })[]> {
  const { rows } = await sql<ScheduledPart>`${PART} where b.order_id = ${orderId} ${GROUPED}`.execute(db);
  const order = (await loadServiceOrders(db, [orderId])).get(orderId);
  const days = rows.map(({ date }) => date).toSorted();
  const range = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const teams = await scheduledTeams(db, { ids: rows.map(({ teamId }) => teamId) }, range);
  return rows.toSorted(byTime).flatMap((part) => {
    const team = teams.find(({ id }) => id === part.teamId);
    if (!order || !team) return [];
    return [{ ...calendarVisit(order, part, team, language, clock.now()), teamName: team.name }];
  });
}

/** Cities that teams work in, with the number of teams and of visits without one from a day on. */
async function citiesWithTeams(
  db: Kysely<Database>,
  today: string,
  language: Language,
): Promise<CalendarCity[]> {
  const { rows } = await sql<CalendarCity>`
    select c.id, ${sql.ref(`c.name_${language}`)} as name, count(*) filter (where t.active)::integer as teams,
      (select count(distinct (b.order_id, b.visit))::integer
       from service_booking b join service_order s on s.id = b.order_id
       where b.declined_at is not null and b.date >= ${today} and s.status = 'booked'
         and (s.address ->> 'cityId')::integer = c.id) as waiting
    from service_team t join city c on c.id = t.city_id
    group by c.id order by c.id`.execute(db);
  return rows;
}

/** Reads teams by name, with their days off in a period. */
export async function scheduledTeams(
  db: Kysely<Database>,
  which: { cityId: number } | { ids: readonly number[] },
  { from, to }: Range,
): Promise<ScheduledTeam[]> {
  if ('ids' in which && which.ids.length === 0) return [];
  const rows = await db
    .selectFrom('service_team')
    .select(['id', 'name', 'kind', 'city_id as cityId', 'active as isActive'])
    .where((is) => ('ids' in which ? is('id', 'in', which.ids) : is('city_id', '=', which.cityId)))
    .orderBy('kind')
    .orderBy('name')
    .execute();
  const ids = rows.map(({ id }) => id);
  const works = await readSchedules(db, ids);
  const isOff = (teamId: number, date: string) =>
    TIME_WINDOWS.every((window) => !works(teamId, date, window));
  return rows.map((team) => ({
    ...team,
    daysOff: daysBetween(from, to).filter((date) => isOff(team.id, date)),
  }));
}

/** Days of a period; none for an empty one. */
function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day !== '' && day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

const PART = sql`
  select b.order_id as "orderId", b.visit, b.team_id as "teamId", t.kind, b.date,
    min(b.time_window) as "window", count(*)::integer as "windowCount",
    case when max(b.done_at) is not null then 'done'
      when max(b.declined_at) is not null then 'declined'
      when max(b.accepted_at) is not null then 'accepted'
      else 'new' end as status,
    s.status as "orderStatus", (s.address ->> 'cityId')::integer as "cityId"
  from service_booking b join service_order s on s.id = b.order_id join service_team t on t.id = b.team_id`;
const GROUPED = sql`group by b.order_id, b.visit, b.team_id, b.date, t.kind, s.status, s.address`;

/** Reads the parts of visits of teams in a period, also of unconfirmed orders. */
export async function scheduledParts(
  db: Kysely<Database>,
  { teams, from, to }: Range & { teams: readonly number[] },
): Promise<ScheduledPart[]> {
  const { rows } = await sql<ScheduledPart>`${PART}
    where b.team_id = any(${teams}::bigint[]) and b.date between ${from} and ${to} ${GROUPED}`.execute(db);
  return rows.toSorted(byTime);
}

/** Reads the parts of a city's booked visits that no team accepts, from a day on. */
async function declinedParts(db: Kysely<Database>, cityId: number, today: string): Promise<ScheduledPart[]> {
  const { rows } = await sql<ScheduledPart>`${PART}
    where b.declined_at is not null and b.date >= ${today} and s.status = 'booked'
      and (s.address ->> 'cityId')::integer = ${cityId} ${GROUPED}
    order by b.date, "window" limit ${MAX_WAITING}`.execute(db);
  return rows;
}

function calendarVisit(
  order: StoredServiceOrder,
  part: ScheduledPart,
  team: ScheduledTeam,
  language: Language,
  now: Date,
): CalendarVisit {
  const { row } = order;
  const parts = order.visits.find(({ visit }) => visit === part.visit)?.parts ?? [];
  const ofKind = parts.filter(({ kind }) => kind === part.kind);
  const isMoving = part.kind === 'moving' && row.destination !== null;
  return {
    ...part,
    number: serviceOrderNumber(row.id),
    visits: row.work.visits,
    partNumber: ofKind.findIndex(({ teamId, date }) => teamId === part.teamId && date === part.date) + 1,
    partCount: ofKind.length,
    type: typeForTeam(part.kind, row.type),
    customer: { name: row.contact_name, phone: row.contact_phone },
    address: addressOf(order, row.address, language),
    destination: isMoving && row.destination ? addressOf(order, row.destination, language) : null,
    lines: order.lines.filter((line) => kindOf(line) === part.kind).map((line) => lineOf(line, language)),
    amount: partAmount(order, { id: part.teamId, kind: part.kind }, part),
    notes: row.notes,
    conflicts: conflictsOf(part, team, now),
  };
}
