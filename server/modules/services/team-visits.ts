import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import { kindOf, typeForTeam } from '../../../src/core/services/service.ts';
import { nextVisitActions } from '../../../src/core/services/team-visit.ts';
import type { TeamVisit, TeamWeek } from '../../../src/core/services/team-visit.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { startOfStep } from '../../../src/core/shared/period.ts';
import { addDays, isDay, sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import type { Database } from '../../tables.ts';
import type { ServiceDependencies } from './service-dependencies.ts';
import { loadServiceOrder } from './load-service-orders.ts';
import { addressOf, lineOf, partAmount, serviceOrderNumber } from './service-order-rows.ts';
import type { StoredServiceOrder, TeamBooking } from './service-order-rows.ts';
import type { ServiceTeamTable } from './tables.ts';

export type TeamRow = Selectable<ServiceTeamTable>;

/** @throws Failure `not-found` */
export async function teamOfToken(db: Kysely<Database>, token: string): Promise<TeamRow> {
  const team = await db
    .selectFrom('service_team')
    .selectAll()
    .where('token', '=', token)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!team) throw new Failure('error-service-team-not-found', {}, 'not-found');
  return team;
}

/**
 * Returns the team's visits in the week of a day; without one, of today. @throws Failure `not-found`,
 * `invalid`
 */
export async function readTeamWeek(
  { db, clock }: ServiceDependencies,
  token: string,
  day: string | undefined,
  language: Language,
): Promise<TeamWeek> {
  const team = await teamOfToken(db, token);
  const now = clock.now();
  if (day !== undefined && !isDay(day)) {
    throw new Failure('validation_failed', { day: 'error-date-invalid' }, 'invalid');
  }
  const from = startOfStep(day ?? sofiaDay(now), 'week');
  const bookings = await teamBookings(db, team.id, { from, to: addDays(from, 6) });
  const orders = new Map<number, StoredServiceOrder>();
  for (const id of new Set(bookings.map(({ orderId }) => orderId))) {
    orders.set(id, await loadServiceOrder(db, { id }));
  }
  const visits = bookings.flatMap((booking) => {
    const order = orders.get(booking.orderId);
    return order ? [teamVisitOf(order, team, booking, language, now)] : [];
  });
  const nextWork = await nextWeekOfWork(db, team.id, addDays(from, 7));
  return { team: { name: team.name, kind: team.kind }, from, visits, nextWork };
}

/** Monday of the first week with work for the team, from a day on. */
async function nextWeekOfWork(db: Kysely<Database>, teamId: number, from: string): Promise<string | null> {
  const booking = await db
    .selectFrom('service_booking')
    .innerJoin('service_order', 'service_order.id', 'order_id')
    .select('service_booking.date')
    .where('team_id', '=', teamId)
    .where('service_booking.date', '>=', from)
    .where('declined_at', 'is', null)
    .where('status', '<>', 'unconfirmed')
    .orderBy('service_booking.date')
    .limit(1)
    .executeTakeFirst();
  return booking ? startOfStep(booking.date, 'week') : null;
}

/** Returns the team's visits between two days, by time, without unconfirmed ones. */
export async function teamBookings(
  db: Kysely<Database>,
  teamId: number,
  { from, to }: { from: string; to: string },
): Promise<TeamBooking[]> {
  const { rows } = await sql<TeamBooking>`
    select order_id as "orderId", visit, service_booking.date, min(service_booking.time_window) as "window", count(*)::integer as "windowCount",
      case when max(done_at) is not null then 'done'
        when max(declined_at) is not null then 'declined'
        when max(accepted_at) is not null then 'accepted'
        else 'new' end as status,
      max(declined_by) as "declinedBy"
    from service_booking join service_order on service_order.id = order_id
    where team_id = ${teamId} and service_booking.date between ${from} and ${to} and status <> 'unconfirmed'
    group by order_id, visit, service_booking.date
    order by service_booking.date, "window"`.execute(db);
  return rows;
}

/** The team's view of a visit, without services and amounts of other teams. */
export function teamVisitOf(
  order: StoredServiceOrder,
  team: Pick<TeamRow, 'id' | 'kind'>,
  booking: TeamBooking,
  language: Language,
  now: Date,
): TeamVisit {
  const { row } = order;
  const lines = order.lines.filter((line) => kindOf(line) === team.kind);
  const isMoved = team.kind === 'moving' && row.destination !== null;
  const { declinedBy: _, ...visit } = booking;
  return {
    ...visit,
    number: serviceOrderNumber(row.id),
    type: typeForTeam(team.kind, row.type),
    customer: { name: row.contact_name, phone: row.contact_phone },
    address: addressOf(order, row.address, language),
    destination: isMoved && row.destination ? addressOf(order, row.destination, language) : null,
    lines: lines.map((line) => lineOf(line, language)),
    amount: partAmount(order, team, booking),
    notes: row.notes,
    next: row.status === 'cancelled' ? [] : nextVisitActions(booking, now),
  };
}
