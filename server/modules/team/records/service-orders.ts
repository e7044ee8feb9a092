import { sql } from 'kysely';
import { Type } from 'typebox';
import { Id, oneOf, strict } from '../../../../api/schema.ts';
import { Window } from '../../../../api/services/services.ts';
import { Day } from '../../../../api/properties/property-schemas.ts';
import { SERVICE_TYPES } from '../../../../src/core/services/service.ts';
import { SERVICE_ORDER_STATUSES } from '../../../../src/core/services/service-order.ts';
import { completeServiceOrder, finishVisit } from '../../services/finish-visit.ts';
import { moveVisit } from '../../services/move-visit.ts';
import { calendarVisitsOf } from '../../services/service-schedule.ts';
import type { ServiceDependencies } from '../../services/service-dependencies.ts';
import { containsWords, days, hasId, numberOf, withId } from './conditions.ts';
import { action, filter } from './record-resource.ts';
import type { RecordResource, RecordView } from './record-resource.ts';
import { isMailTo, mailsTo, timelineSource } from './timeline.ts';

const slot = { teamId: Id, date: Day, window: Window };
const SlotInput = strict(slot);
/** A part of a visit by its present slot. */
const PartKey = strict({ ...slot, visit: Type.Integer({ minimum: 1, maximum: 48 }) });

/** Orders `s` of cleaning and moving (TEAM-05). Amounts in stotinki. */
export const serviceOrders = (deps: ServiceDependencies): RecordResource => ({
  name: 'service-orders',
  subject: 'service-order',
  from: sql`service_order s`,
  key: sql`s.id`,
  columns: {
    number: numberOf('S', sql`s.id`),
    type: sql`s.type`,
    status: sql`s.status`,
    contactName: sql`s.contact_name`,
    contactEmail: sql`s.contact_email`,
    contactPhone: sql`s.contact_phone`,
    date: sql`s.date`,
    timeWindow: sql`s.time_window`,
    total: sql`s.total`,
    accountId: sql`s.account_id`,
    createdAt: sql`s.created_at`,
    declinedVisits: sql`(select count(distinct b.visit)::int from service_booking b where b.order_id = s.id and b.declined_at is not null)`,
  },
  files: { total: 'stotinki' },
  sorts: ['id', 'createdAt'],
  filters: {
    type: filter(oneOf(SERVICE_TYPES), (type) => sql`s.type = ${type}`),
    status: filter(oneOf(SERVICE_ORDER_STATUSES), (status) => sql`s.status = ${status}`),
    accountId: withId(sql`s.account_id`),
    ...days(sql`s.created_at`),
  },
  search: ({ serviceOrderId, words }) => [
    ...hasId(sql`s.id`, serviceOrderId),
    ...containsWords(sql`s.contact_name || ' ' || s.contact_email || ' ' || s.contact_phone`, words),
  ],
  found: { title: numberOf('S', sql`s.id`), detail: sql`s.contact_name` },
  details: (view, id) => detailsOf(deps, view, id),
  actions: {
    move: action({
      input: strict({ part: PartKey, to: SlotInput }),
      run: ({ transaction }, id, { input }) => moveVisit(deps, transaction, Number(id), input),
    }),
    split: action({
      input: strict({ part: PartKey, to: SlotInput, windows: Type.Integer({ minimum: 1, maximum: 2 }) }),
      run: ({ transaction }, id, { input }) => moveVisit(deps, transaction, Number(id), input),
    }),
    finish: action({
      input: strict({ part: PartKey }),
      run: ({ transaction }, id, { input }) => finishVisit(deps, transaction, Number(id), input.part),
    }),
    complete: action({
      run: ({ transaction }, id) => completeServiceOrder(deps, transaction, Number(id)),
    }),
  },
});

async function detailsOf(
  deps: ServiceDependencies,
  { db, member, related, timeline }: RecordView,
  text: string,
) {
  const id = Number(text);
  const {
    account_id: accountId,
    contact_email: email,
    ...shown
  } = await db
    .selectFrom('service_order')
    .select(['account_id', 'contact_email', 'address', 'destination', 'notes', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...shown,
    lines: await db
      .selectFrom('service_order_line')
      .select(['name_bg as name', 'price', 'quantity', 'hours', 'sqm', 'months', 'total'])
      .where('order_id', '=', id)
      .orderBy('position')
      .execute(),
    visits: await calendarVisitsOf(deps, id, member.language),
    related: {
      accounts: accountId === null ? [] : await related('accounts', sql`a.id = ${accountId}`),
      mails: await related('mails', isMailTo(email)),
    },
    timeline: await timeline([
      timelineSource(
        sql`select created_at as at, 'created' as event, '' as detail, '' as text from service_order where id = ${id}`,
      ),
      timelineSource(
        sql`select confirmed_at as at, 'confirmed' as event, '' as detail, '' as text from service_order where id = ${id}`,
      ),
      timelineSource(
        sql`select updated_at as at, 'status' as event, status as detail, '' as text from service_order where id = ${id} and updated_at > created_at`,
      ),
      timelineSource(sql`
        select moment.at, 'status' as event, moment.status as detail, team.name as text
        from service_booking b join service_team team on team.id = b.team_id
          cross join lateral (values (b.accepted_at, 'accepted'), (b.done_at, 'done'), (b.declined_at, 'declined')) moment (at, status)
        where b.order_id = ${id}`),
      mailsTo(email),
    ]),
  };
}
