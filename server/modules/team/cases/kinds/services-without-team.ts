import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ServiceOrderStatus } from '../../../../../src/core/services/service-order.ts';
import type { TimeWindow } from '../../../../../src/core/services/time-window.ts';
import { Failure } from '../../../../../src/core/shared/failure.ts';
import { sqlState } from '../../../../platform/database/database.ts';
import type { Database } from '../../../../tables.ts';
import { bookAnotherTeam } from '../../../services/answer-visit.ts';
import { cancel } from '../../../services/change-service-order.ts';
import { loadServiceOrder } from '../../../services/load-service-orders.ts';
import { serviceOrderNumber } from '../../../services/service-order-rows.ts';
import { teamBookings } from '../../../services/team-visits.ts';
import { caseDecision } from '../case-kind.ts';
import type { CaseKind, ReversalContext, WaitingRow } from '../case-kind.ts';

type Booking = {
  team_id: number;
  date: string;
  time_window: TimeWindow;
  visit: number;
  accepted_at: string | null;
  done_at: string | null;
  declined_at: string | null;
  declined_by: number[];
};
type State = { status: ServiceOrderStatus; bookings: Booking[] };

/** Orders of cleaning and moving with a visit that no team accepts. */
export const servicesWithoutTeam: CaseKind = {
  name: 'services-without-team',
  permission: 'service-cases.decide',
  waiting: sql<WaitingRow>`
    select 'service-order'::text as subject, s.id, 'S-' || (100000 + s.id) as title, min(b.declined_at) as since,
      count(distinct b.visit) as count
    from service_order s join service_booking b on b.order_id = s.id
    where s.status = 'booked' and b.declined_at is not null group by s.id`,
  async affected(db, { id }) {
    const order = await db
      .selectFrom('service_order')
      .select(['account_id', 'contact_email', 'language'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!order) return null;
    const { account_id: accountId, contact_email: email, language } = order;
    return { accountId, email, language, title: serviceOrderNumber(id) };
  },
  async evidence(_deps, db, { id }) {
    const { row, visits, teams, cities } = await loadServiceOrder(db, { id });
    const nameOf = (team: number) => teams.find((one) => one.id === team)?.name ?? String(team);
    return [
      {
        type: 'facts',
        facts: [
          { label: 'case-fact-order', format: 'text', value: serviceOrderNumber(id) },
          { label: 'case-fact-buyer', format: 'text', value: row.contact_name },
          { label: 'case-fact-phone', format: 'text', value: row.contact_phone },
          { label: 'case-fact-email', format: 'text', value: row.contact_email },
          {
            label: 'case-fact-address',
            format: 'text',
            value: [cities.get(row.address.cityId)?.bg, row.address.district, row.address.street].join(', '),
          },
          ...visits.map(({ date, window, teams: booked, declined }) => ({
            label: declined.length > 0 ? 'case-fact-declined-visit' : 'case-fact-visit',
            format: 'visit' as const,
            value: `${date} ${window}`,
            title: booked.map(nameOf).join(', '),
          })),
        ],
      },
      ...(row.notes === ''
        ? []
        : [{ type: 'text' as const, label: 'case-text-notes', text: row.notes, warnings: [] }]),
    ];
  },
  decisions: [
    caseDecision<State>({
      name: 'reassign',
      operation: () => 'service-orders.assign',
      needsReason: false,
      reasons: [],
      /** Books free teams for all declined visits. @throws Failure `conflict` if none is free */
      async apply({ deps, transaction, subject: { id } }) {
        const state = await stateOf(transaction, id);
        const declined = new Map(
          state.bookings
            .filter(({ declined_at: at }) => at !== null)
            .map((booking) => [`${booking.team_id}:${booking.visit}:${booking.date}`, booking]),
        );
        for (const { team_id: teamId, date, visit } of declined.values()) {
          const team = await transaction
            .selectFrom('service_team')
            .selectAll()
            .where('id', '=', teamId)
            .executeTakeFirstOrThrow();
          const bookings = await teamBookings(transaction, teamId, { from: date, to: date });
          const booking = bookings.find((one) => one.orderId === id && one.visit === visit);
          const isBooked = booking && (await bookAnotherTeam(deps.services, transaction, team, booking));
          if (!isBooked) throw new Failure('error-no-free-team', {}, 'conflict');
        }
        return state;
      },
      undo: (context) => putBack(context),
    }),
    caseDecision<State>({
      name: 'cancel',
      operation: () => 'service-orders.cancel',
      needsReason: true,
      reasons: ['case-reason-no-free-team', 'case-reason-customer-request'],
      async apply(context) {
        const { deps, transaction } = context;
        const { id } = context.subject;
        const state = await stateOf(transaction, id);
        const before = await loadServiceOrder(transaction, { id });
        await cancel(deps.services, transaction, before, 'account');
        await deps.caseMails.statement('service-cancelled', context);
        return state;
      },
      undo: (context) => putBack(context),
    }),
  ],
};

async function stateOf(db: Kysely<Database>, id: number): Promise<State> {
  const { status } = await db
    .selectFrom('service_order')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const rows = await db.selectFrom('service_booking').selectAll().where('order_id', '=', id).execute();
  const bookings = rows.map(({ order_id: _orderId, ...row }) => ({
    ...row,
    accepted_at: row.accepted_at?.toISOString() ?? null,
    done_at: row.done_at?.toISOString() ?? null,
    declined_at: row.declined_at?.toISOString() ?? null,
  }));
  return { status, bookings };
}

/** Restores the bookings. @throws Failure `conflict` if another order has the time meanwhile */
async function putBack({ transaction, subject: { id }, state }: ReversalContext<State>): Promise<void> {
  await transaction.deleteFrom('service_booking').where('order_id', '=', id).execute();
  const date = (text: string | null) => (text === null ? null : new Date(text));
  await transaction
    .insertInto('service_booking')
    .values(
      state.bookings.map((booking) => ({
        ...booking,
        order_id: id,
        accepted_at: date(booking.accepted_at),
        done_at: date(booking.done_at),
        declined_at: date(booking.declined_at),
      })),
    )
    .execute()
    .catch((error: unknown) => {
      if (sqlState(error) === '23505') throw new Failure('error-slot-taken', {}, 'conflict');
      throw error;
    });
  await transaction.updateTable('service_order').set({ status: state.status }).where('id', '=', id).execute();
}
