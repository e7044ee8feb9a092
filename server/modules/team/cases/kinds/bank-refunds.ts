import { sql } from 'kysely';
import { orderNumber } from '../../../../../src/core/orders/order-number.ts';
import { caseDecision } from '../case-kind.ts';
import type { CaseKind, WaitingRow } from '../case-kind.ts';
import type { CustomerOrderTable } from '../../../orders/tables.ts';
import type { Selectable } from 'kysely';

type PaymentStatus = Selectable<CustomerOrderTable>['payment_status'];
type State = {
  order: { id: number; paymentStatus: PaymentStatus } | null;
  /** Deleted after the time to undo, because it was given for the refund only. */
  private: { iban: string | null; accountHolder: string | null };
};

/** Refunds to pay by bank transfer, because no card can receive them. */
export const bankRefunds: CaseKind = {
  name: 'bank-refunds',
  permission: 'refund-cases.decide',
  waiting: sql<WaitingRow>`
    select 'refund'::text as subject, f.id,
      coalesce('U-' || (100000 + f.order_id), p.receipt_number::text, '') as title, f.created_at as since, 1::bigint as count
    from refund f left join credit_purchase p on p.id = f.credit_purchase_id
    where f.payment_id is null and f.status = 'due'`,
  async affected(db, { id }) {
    const refund = await db
      .selectFrom('refund')
      .leftJoin('customer_order', 'customer_order.id', 'refund.order_id')
      .leftJoin('credit_purchase', 'credit_purchase.id', 'refund.credit_purchase_id')
      .select(['order_id', 'receipt_number', 'contact_email', 'buyer_email'])
      .select(['customer_order.account_id as buyer', 'credit_purchase.account_id as holder'])
      .select(['customer_order.language as orderLanguage', 'credit_purchase.language as creditLanguage'])
      .where('refund.id', '=', id)
      .executeTakeFirst();
    if (!refund) return null;
    return {
      accountId: refund.buyer ?? refund.holder,
      email: refund.contact_email ?? refund.buyer_email ?? '',
      language: refund.orderLanguage ?? refund.creditLanguage ?? 'bg',
      title: refund.order_id === null ? String(refund.receipt_number) : orderNumber(refund.order_id),
    };
  },
  async evidence(_deps, db, { id }) {
    const refund = await db
      .selectFrom('refund')
      .leftJoin('customer_order', 'customer_order.id', 'refund.order_id')
      .leftJoin('credit_purchase', 'credit_purchase.id', 'refund.credit_purchase_id')
      .select(['order_id', 'receipt_number', 'amount', 'refund.created_at', 'refund.status'])
      .select(['iban', 'account_holder', 'contact_name', 'buyer_name', 'contact_email', 'buyer_email'])
      .where('refund.id', '=', id)
      .executeTakeFirst();
    if (!refund) return [];
    const { order_id: orderId } = refund;
    return [
      {
        type: 'facts',
        facts: [
          {
            label: orderId === null ? 'case-fact-receipt' : 'case-fact-order',
            format: 'text',
            value: orderId === null ? String(refund.receipt_number) : orderNumber(orderId),
          },
          { label: 'case-fact-amount', format: 'money', value: String(refund.amount) },
          { label: 'case-fact-status', format: 'key', value: `team-payment-${refund.status}` },
          { label: 'case-fact-iban', format: 'text', value: refund.iban ?? '' },
          { label: 'case-fact-account-holder', format: 'text', value: refund.account_holder ?? '' },
          { label: 'case-fact-buyer', format: 'text', value: refund.contact_name ?? refund.buyer_name ?? '' },
          {
            label: 'case-fact-email',
            format: 'text',
            value: refund.contact_email ?? refund.buyer_email ?? '',
          },
          { label: 'case-fact-since', format: 'moment', value: refund.created_at.toISOString() },
        ],
      },
    ];
  },
  decisions: [
    caseDecision<State>({
      name: 'paid',
      operation: () => 'refunds.pay',
      needsReason: false,
      reasons: [],
      async apply({ deps, transaction, subject: { id } }) {
        const order = await transaction
          .selectFrom('refund')
          .innerJoin('customer_order', 'customer_order.id', 'refund.order_id')
          .select(['customer_order.id', 'payment_status', 'iban', 'account_holder'])
          .where('refund.id', '=', id)
          .forUpdate('customer_order')
          .executeTakeFirst();
        await deps.orders.payments.refunds.markPaidByBank(transaction, id);
        return {
          order: order ? { id: order.id, paymentStatus: order.payment_status } : null,
          private: { iban: order?.iban ?? null, accountHolder: order?.account_holder ?? null },
        };
      },
      async undo({ transaction, subject: { id }, state }) {
        await transaction
          .updateTable('refund')
          .set({ status: 'due', settled_at: null })
          .where('id', '=', id)
          .execute();
        if (!state.order) return;
        await transaction
          .updateTable('customer_order')
          .set({
            payment_status: state.order.paymentStatus,
            iban: state.private.iban,
            account_holder: state.private.accountHolder,
          })
          .where('id', '=', state.order.id)
          .execute();
      },
    }),
  ],
};
