import { sql } from 'kysely';
import { Type } from 'typebox';
import { Id, oneOf, strict } from '../../../../api/schema.ts';
import { ORDER_STATUSES } from '../../../../src/core/orders/order-status.ts';
import { cancelByTeam, closePaymentPage } from '../../orders/cancel-by-team.ts';
import type { OrderDependencies } from '../../orders/order-dependencies.ts';
import { refundByTeam } from '../../orders/refunds/refund-by-team.ts';
import { containsWords, days, hasId, numberOf, withId } from './conditions.ts';
import { orderTimeline, vendorOrdersOf } from './order-details.ts';
import { action, filter } from './record-resource.ts';
import type { RecordResource, RecordView } from './record-resource.ts';
import { isMailTo } from './timeline.ts';

const PAYMENT_STATUSES = ['due', 'paid', 'failed', 'refund-due', 'refunded'] as const;

/** One vendor order; without it the whole order. */
const VendorOrder = { vendorOrderId: Type.Optional(Id) };

/** Orders `o` of products (TEAM-05). Amounts in stotinki. */
export const orders = (deps: OrderDependencies): RecordResource => ({
  name: 'orders',
  subject: 'order',
  from: sql`customer_order o`,
  key: sql`o.id`,
  columns: {
    number: numberOf('U', sql`o.id`),
    contactName: sql`o.contact_name`,
    contactEmail: sql`o.contact_email`,
    contactPhone: sql`o.contact_phone`,
    city: sql`o.city`,
    paymentMethod: sql`o.payment_method`,
    paymentStatus: sql`o.payment_status`,
    accountId: sql`o.account_id`,
    createdAt: sql`o.created_at`,
    statuses: sql`(select array_agg(part.status order by part.id) from vendor_order part where part.order_id = o.id)`,
    total: sql`(select coalesce(sum(part.products_amount + part.delivery_amount), 0)::int from vendor_order part
      where part.order_id = o.id and is_sold(part.status))`,
    vendorNames: sql`(select string_agg(seller.name, ', ' order by part.id) from vendor_order part
      join vendor seller on seller.id = part.vendor_id where part.order_id = o.id)`,
  },
  files: { total: 'stotinki' },
  sorts: ['id', 'createdAt'],
  filters: {
    paymentMethod: filter(oneOf(['card', 'on-delivery']), (method) => sql`o.payment_method = ${method}`),
    paymentStatus: filter(oneOf(PAYMENT_STATUSES), (status) => sql`o.payment_status = ${status}`),
    status: filter(
      oneOf(ORDER_STATUSES),
      (status) =>
        sql`exists (select from vendor_order part where part.order_id = o.id and part.status = ${status})`,
    ),
    vendorId: filter(
      Id,
      (id) =>
        sql`exists (select from vendor_order part where part.order_id = o.id and part.vendor_id = ${id})`,
    ),
    accountId: withId(sql`o.account_id`),
    ...days(sql`o.created_at`),
  },
  search: ({ orderId, words }) => [
    ...hasId(sql`o.id`, orderId),
    ...containsWords(sql`o.contact_name || ' ' || o.contact_email || ' ' || o.contact_phone`, words),
  ],
  found: { title: numberOf('U', sql`o.id`), detail: sql`o.contact_name` },
  details: detailsOf,
  actions: {
    cancel: action({
      input: strict(VendorOrder),
      needsReason: true,
      prepare: (id) => closePaymentPage(deps, Number(id)),
      run: ({ transaction }, id, { input }) =>
        cancelByTeam(deps, transaction, Number(id), input.vendorOrderId),
    }),
    refund: action({
      // Stotinki; without an amount everything that was paid and not yet refunded.
      input: strict({ ...VendorOrder, amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 1e9 })) }),
      needsReason: true,
      run: ({ transaction }, id, { input }) => refundByTeam(deps, transaction, Number(id), input),
    }),
  },
});

async function detailsOf({ db, related, timeline }: RecordView, text: string) {
  const id = Number(text);
  const { account_id: accountId, ...address } = await db
    .selectFrom('customer_order')
    .select([
      'account_id',
      'contact_email as email',
      'post_code as postCode',
      'street',
      'details',
      'language',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { email, ...shown } = address;
  return {
    ...shown,
    vendorOrders: await vendorOrdersOf(db, id),
    related: {
      accounts: accountId === null ? [] : await related('accounts', sql`a.id = ${accountId}`),
      payments: await related('payments', sql`y.order_id = ${id}`),
      mails: await related('mails', isMailTo(email)),
      conversations: await related(
        'conversations',
        sql`c.vendor_order_id in (select id from vendor_order where order_id = ${id})`,
      ),
    },
    timeline: await timeline(orderTimeline(id, email)),
  };
}
