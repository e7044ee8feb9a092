import { sql } from 'kysely';
import { oneOf } from '../../../../api/schema.ts';
import { isId } from '../../../../src/core/shared/id.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { OrderDependencies } from '../../orders/order-dependencies.ts';
import { days, containsWords, numberOf, withId } from './conditions.ts';
import { action, filter } from './record-resource.ts';
import type { RecordResource, RecordView } from './record-resource.ts';
import { timelineSource } from './timeline.ts';

const KINDS = ['payment', 'refund'] as const;
const STATUSES = ['pending', 'paid', 'failed', 'refused', 'due', 'sent', 'done'] as const;
const MAX_ORDERS = 100;

/** Number of a refund in its id `refund-12`; null for payments. */
const refundId = (id: string): number | null => {
  const number = id.replace(/^refund-/, '');
  return number !== id && isId(number) ? Number(number) : null;
};
const paymentId = (id: string): string | null =>
  id.startsWith('payment-') ? id.slice('payment-'.length) : null;
const present = <Value>(value: Value | null): value is Value => value !== null;

/** Card payments and refunds `y` of orders and credits (TEAM-05). Amounts in cents of euro. */
export const payments = (deps: OrderDependencies): RecordResource => ({
  name: 'payments',
  subject: 'refund',
  from: sql`(
    select 'payment'::text as kind, id as payment_id, null::bigint as refund_id, order_id, credit_purchase_id,
      provider as method, amount_cents, status, reference, created_at, settled_at, 'payment-' || id as key
    from payment
    union all
    select 'refund', null, id, order_id, credit_purchase_id, case when payment_id is null then 'bank' else 'card' end,
      amount_cents, status, reference, created_at, settled_at, 'refund-' || id
    from refund
  ) y`,
  key: sql`y.key`,
  keyType: 'text',
  byKeys: (ids) =>
    sql`(y.payment_id = any(${ids.map(paymentId).filter(present)}) or y.refund_id = any(${ids.map(refundId).filter(present)}))`,
  subjectId: refundId,
  columns: {
    kind: sql`y.kind`,
    orderId: sql`y.order_id`,
    orderNumber: sql`case when y.order_id is not null then ${numberOf('U', sql`y.order_id`)} end`,
    receiptNumber: sql`(select receipt_number from credit_purchase where id = y.credit_purchase_id)`,
    method: sql`y.method`,
    amountCents: sql`y.amount_cents`,
    status: sql`y.status`,
    reference: sql`y.reference`,
    createdAt: sql`y.created_at`,
    settledAt: sql`y.settled_at`,
  },
  files: { amountCents: 'cents' },
  sorts: ['createdAt'],
  filters: {
    kind: filter(oneOf(KINDS), (kind) => sql`y.kind = ${kind}`),
    method: filter(oneOf(['bank', 'card']), (method) => sql`(y.method = 'bank') = ${method === 'bank'}`),
    status: filter(oneOf(STATUSES), (status) => sql`y.status = ${status}`),
    orderId: withId(sql`y.order_id`),
    ...days(sql`y.created_at`),
  },
  search: ({ orderId, receiptNumber, words }) => [
    ...(orderId === null ? [] : [sql<boolean>`y.order_id = ${orderId}`]),
    ...(receiptNumber === null
      ? []
      : [
          sql<boolean>`y.credit_purchase_id = (select id from credit_purchase where receipt_number = ${receiptNumber})`,
        ]),
    ...words.flatMap((text) => [
      sql<boolean>`y.reference = ${text}`,
      sql<boolean>`y.order_id = any(array(
        select o.id from customer_order o
        where ${containsWords(sql`o.contact_name || ' ' || o.contact_email || ' ' || o.contact_phone`, [text])[0]}
        order by o.id desc limit ${MAX_ORDERS}))`,
    ]),
  ],
  found: {
    title: sql`coalesce(${numberOf('U', sql`y.order_id`)}, y.reference, y.key)`,
    detail: sql`y.kind || ', ' || y.status || ', ' || (y.amount_cents / 100.0)::numeric(12, 2) || ' EUR'`,
  },
  details: detailsOf,
  actions: {
    'mark-paid': action({
      recordedAs: 'refunds.pay',
      run: async ({ transaction }, id) => {
        const refund = refundId(id);
        if (refund === null) throw new Failure('error-not-found', {}, 'not-found');
        await deps.payments.refunds.markPaidByBank(transaction, refund);
      },
    }),
  },
});

async function detailsOf({ db, related, timeline }: RecordView, id: string) {
  const { rows } = await sql<{ orderId: number | null; iban: string | null; accountHolder: string | null }>`
    select o.id as "orderId", o.iban, o.account_holder as "accountHolder"
    from (
      select order_id from payment where id = ${paymentId(id)}
      union all select order_id from refund where id = ${refundId(id)}
    ) y left join customer_order o on o.id = y.order_id`.execute(db);
  const [{ orderId = null, iban = null, accountHolder = null } = {}] = rows;
  return {
    // The buyer's account for a refund by bank; deleted after the refund.
    bankAccount: iban === null ? null : { iban, accountHolder },
    related: {
      orders: orderId === null ? [] : await related('orders', sql`o.id = ${orderId}`),
      payments: orderId === null ? [] : await related('payments', sql`y.order_id = ${orderId}`),
    },
    timeline: await timeline([
      timelineSource(
        sql`select created_at as at, 'created' as event, amount_cents::text as detail, '' as text from payment where id = ${paymentId(id)}`,
      ),
      timelineSource(
        sql`select settled_at as at, 'status' as event, status as detail, '' as text from payment where id = ${paymentId(id)}`,
      ),
      timelineSource(
        sql`select created_at as at, 'created' as event, amount_cents::text as detail, '' as text from refund where id = ${refundId(id)}`,
      ),
      timelineSource(
        sql`select settled_at as at, 'status' as event, status as detail, '' as text from refund where id = ${refundId(id)}`,
      ),
    ]),
  };
}
