import type { Kysely, Selectable } from 'kysely';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Database } from '../../tables.ts';
import type { BookedTeam, StoredServiceOrder, Visit } from './service-order-rows.ts';
import type { ServiceOrderTable } from './tables.ts';

type OrderRow = Selectable<ServiceOrderTable>;

/** @throws Failure `not-found` */
export async function loadServiceOrder(
  db: Kysely<Database>,
  key: { id: number } | { token: string },
): Promise<StoredServiceOrder> {
  const row = await db
    .selectFrom('service_order')
    .selectAll()
    .where((is) => ('id' in key ? is('id', '=', key.id) : is('token', '=', key.token)))
    .executeTakeFirst();
  const [order] = row ? await complete(db, [row]) : [];
  if (!order) throw new Failure('error-order-not-found', {}, 'not-found');
  return order;
}

/** Returns orders by their ids; unknown ids are omitted. */
export async function loadServiceOrders(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, StoredServiceOrder>> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Map();
  const rows = await db.selectFrom('service_order').selectAll().where('id', 'in', unique).execute();
  return new Map((await complete(db, rows)).map((order) => [order.row.id, order]));
}

/** Adds lines, visits, teams and cities. */
async function complete(db: Kysely<Database>, rows: readonly OrderRow[]): Promise<StoredServiceOrder[]> {
  const ids = rows.map(({ id }) => id);
  const cityIds = rows.flatMap(({ address, destination }) => [
    address.cityId,
    destination?.cityId ?? address.cityId,
  ]);
  const [lines, bookings, cities] = await Promise.all([
    db
      .selectFrom('service_order_line')
      .selectAll()
      .where('order_id', 'in', ids)
      .orderBy('order_id')
      .orderBy('position')
      .execute(),
    bookingsOf(db, ids),
    db
      .selectFrom('city')
      .select(['id', 'name_bg', 'name_en'])
      .where('id', 'in', [...new Set(cityIds)])
      .execute(),
  ]);
  const names = new Map(cities.map(({ id, name_bg, name_en }) => [id, { bg: name_bg, en: name_en }]));
  return rows.map((row) => ({
    row,
    lines: lines.filter((line) => line.order_id === row.id),
    ...visitsAndTeams(bookings.filter((booking) => booking.order_id === row.id)),
    cities: names,
  }));
}

type Booking = Awaited<ReturnType<typeof bookingsOf>>[number];

const bookingsOf = (db: Kysely<Database>, orderIds: readonly number[]) =>
  db
    .selectFrom('service_booking')
    .innerJoin('service_team', 'service_team.id', 'service_booking.team_id')
    .select(['order_id', 'visit', 'date', 'time_window', 'team_id', 'declined_at'])
    .select(['kind', 'name', 'email', 'phone', 'token'])
    .where('order_id', 'in', orderIds)
    .orderBy('visit')
    .orderBy('date')
    .orderBy('time_window')
    .orderBy('team_id')
    .execute();

function visitsAndTeams(bookings: readonly Booking[]): Pick<StoredServiceOrder, 'visits' | 'teams'> {
  const visits = new Map<number, Visit>();
  const teams = new Map<number, BookedTeam>();
  for (const booking of bookings) {
    const { visit, date, time_window: window, team_id: id, declined_at: declinedAt } = booking;
    const { kind, name, email, phone, token } = booking;
    const known = visits.get(visit) ?? { visit, date, window, teams: [], declined: [], parts: [] };
    const part = known.parts.find((one) => one.teamId === id && one.date === date);
    if (part) part.windowCount += 1;
    else known.parts.push({ teamId: id, kind, date, window, windowCount: 1 });
    visits.set(visit, {
      ...known,
      teams: [...new Set([...known.teams, id])],
      declined: declinedAt ? [...new Set([...known.declined, id])] : known.declined,
    });
    teams.set(id, { id, kind, name, email, phone, token });
  }
  return { visits: [...visits.values()], teams: [...teams.values()] };
}
