import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import { UNDO_SECONDS } from '../../../src/core/orders/order-status.ts';
import { daysAfter } from '../../../src/core/shared/durations.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { inTransaction } from '../database/database.ts';
import { enqueue } from '../jobs.ts';
import { newSecret } from '../secrets.ts';
import type { PlatformTables, RefundTable } from '../tables.ts';
import type { RefundReport } from './payment-provider.ts';

declare module '../jobs.ts' {
  interface JobPayloads {
    'order.send-refund': { refundId: number; bounced?: boolean };
    'follow-refunds': unknown;
    'recheck-refunds': unknown;
  }
}

export type RefundRow = Selectable<RefundTable>;

/** Handlers of a refund in the payment's module, each in the transaction that records it. */
export type RefundTaker = {
  /** Marks the subject as waiting for its refund. */
  due(transaction: Transaction<PlatformTables>, refund: RefundRow): Promise<void>;
  /** The money has arrived. */
  done(transaction: Transaction<PlatformTables>, refund: RefundRow): Promise<void>;
  /**
   * Asks the buyer for a bank account.
   * @param bounced true if the buyer was told before that the card got the money
   */
  byBank(transaction: Transaction<PlatformTables>, refund: RefundRow, bounced: boolean): Promise<void>;
};

/** Amount in stotinki and cents of euro. Without a `paymentId` it is paid by bank transfer. */
type NewRefund = Pick<
  RefundRow,
  'order_id' | 'vendor_order_id' | 'credit_purchase_id' | 'amount' | 'amount_cents'
> & { paymentId: string | null; bounced?: boolean };

type RefundSender = {
  refund(refund: {
    key: string;
    paymentId: string;
    amountCents: number;
    reference: string | null;
  }): Promise<RefundReport>;
  refundTaker(refund: RefundRow): RefundTaker;
};

/** Days in which a bank may return a refund. */
const MAY_COME_BACK_DAYS = 45;

/** Refunds of card payments: stored with their cause, sent by a job, followed until they arrive. */
export class Refunds {
  constructor(
    private readonly db: Kysely<PlatformTables>,
    private readonly clock: Clock,
    private readonly payments: RefundSender,
  ) {}

  /** Stores a refund and enqueues its sending, after the vendor's time to undo its cause. */
  async create(
    transaction: Transaction<PlatformTables>,
    { paymentId, bounced = false, ...due }: NewRefund,
  ): Promise<void> {
    const now = this.clock.now();
    const refund = await transaction
      .insertInto('refund')
      .values({ ...due, key: newSecret(), payment_id: paymentId, created_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    await this.payments.refundTaker(refund).due(transaction, refund);
    const runAt = new Date(now.getTime() + UNDO_SECONDS * 1000);
    await enqueue(transaction, 'order.send-refund', { refundId: refund.id, bounced }, { runAt });
  }

  /**
   * Job: sends a refund to its card and records the answer, or asks for an account if no card accepts it. Its
   * key makes it a single refund at the provider.
   * @throws Failure `unavailable` without an answer: the job is retried
   */
  async send(refundId: number, bounced = false): Promise<void> {
    const refund = await this.db
      .selectFrom('refund')
      .selectAll()
      .where('id', '=', refundId)
      .where('status', 'in', ['due', 'sent'])
      .executeTakeFirst();
    if (!refund) return;
    if (refund.payment_id === null) {
      await inTransaction(this.db, (transaction) =>
        this.payments.refundTaker(refund).byBank(transaction, refund, bounced),
      );
      return;
    }
    const report = await this.requestStatus(refund, refund.payment_id);
    await inTransaction(this.db, (transaction) => this.record(transaction, refundId, report));
  }

  /** Job every minute: follows open refunds and sends those that were not sent. */
  async follow(): Promise<void> {
    const rows = await this.db
      .selectFrom('refund')
      .select('id')
      .where('payment_id', 'is not', null)
      .where('status', 'in', ['due', 'sent'])
      .where('created_at', '<=', new Date(this.clock.now().getTime() - UNDO_SECONDS * 1000))
      .orderBy('id')
      .limit(100)
      .execute();
    for (const { id } of rows) {
      // A failed refund is retried by the next run; it does not block the others.
      await this.send(id).catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error;
      });
    }
  }

  /** Nightly job: checks recent refunds again, because a report of a return may be lost. */
  async recheck(): Promise<void> {
    const since = daysAfter(this.clock.now(), -MAY_COME_BACK_DAYS);
    const rows = await this.db
      .selectFrom('refund')
      .selectAll()
      .where('status', '=', 'done')
      .where('payment_id', 'is not', null)
      .where('reference', 'is not', null)
      .where('settled_at', '>', since)
      .orderBy('id')
      .execute();
    for (const refund of rows) {
      const report = await this.requestStatus(refund, refund.payment_id ?? '').catch((error: unknown) => {
        // Asked again the next night.
        if (!(error instanceof Failure)) throw error;
        return null;
      });
      if (report) await inTransaction(this.db, (transaction) => this.record(transaction, refund.id, report));
    }
  }

  /** Records a report of the provider; unknown references are checked soon. */
  async recordReport(report: RefundReport): Promise<void> {
    await inTransaction(this.db, async (transaction) => {
      const refund = await transaction
        .selectFrom('refund')
        .select('id')
        .where('reference', '=', report.reference)
        .executeTakeFirst();
      if (refund) await this.record(transaction, refund.id, report);
    });
  }

  /**
   * Marks a refund as paid by bank transfer.
   * @throws Failure `not-found` unless it waits for one
   */
  async markPaidByBank(transaction: Transaction<PlatformTables>, refundId: number): Promise<void> {
    const refund = await transaction
      .selectFrom('refund')
      .select('id')
      .where('id', '=', refundId)
      .where('payment_id', 'is', null)
      .where('status', '=', 'due')
      .forUpdate()
      .executeTakeFirst();
    if (!refund) throw new Failure('error-not-found', {}, 'not-found');
    await this.settle(transaction, refundId);
  }

  private requestStatus(refund: RefundRow, paymentId: string): Promise<RefundReport> {
    const { key, amount_cents: amountCents, reference } = refund;
    return this.payments.refund({ key, paymentId, amountCents, reference });
  }

  /**
   * Records a report of a refund, also repeated or late. A refund that arrived may be returned because the
   * card was closed; then it is due again by bank transfer.
   */
  private async record(
    transaction: Transaction<PlatformTables>,
    refundId: number,
    { outcome, reference }: RefundReport,
  ): Promise<void> {
    const refund = await transaction
      .selectFrom('refund')
      .selectAll()
      .where('id', '=', refundId)
      .where('status', 'in', outcome === 'failed' ? ['due', 'sent', 'done'] : ['due', 'sent'])
      .forUpdate()
      .executeTakeFirst();
    if (!refund) return;
    if (outcome === 'done') return this.settle(transaction, refundId, reference);
    const status = outcome === 'pending' ? 'sent' : 'failed';
    await transaction
      .updateTable('refund')
      .set({ status, reference, ...(status === 'failed' && { settled_at: this.clock.now() }) })
      .where('id', '=', refundId)
      .execute();
    if (status === 'sent') return;
    // The card is closed or refused: the money is still due to the buyer.
    const { order_id, vendor_order_id, credit_purchase_id, amount, amount_cents } = refund;
    const bounced = refund.status === 'done';
    const due = { order_id, vendor_order_id, credit_purchase_id, amount, amount_cents };
    await this.create(transaction, { ...due, paymentId: null, bounced });
  }

  private async settle(
    transaction: Transaction<PlatformTables>,
    refundId: number,
    reference: string | null = null,
  ): Promise<void> {
    const refund = await transaction
      .updateTable('refund')
      .set({ status: 'done', settled_at: this.clock.now(), ...(reference !== null && { reference }) })
      .where('id', '=', refundId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await this.payments.refundTaker(refund).done(transaction, refund);
  }
}
