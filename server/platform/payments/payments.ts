import { bulkhead } from 'cockatiel';
import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../../../src/core/shared/clock.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { inTransaction } from '../database/database.ts';
import type { PaymentTable } from '../tables.ts';
import { newSecret } from '../secrets.ts';
import type { PlatformTables } from '../tables.ts';
import { Refunds } from './refunds.ts';
import type { RefundRow, RefundTaker } from './refunds.ts';
import type {
  PaymentProvider,
  PaymentReport,
  PaymentRequest,
  PaymentStatus,
  RefundReport,
} from './payment-provider.ts';
import { daysAfter } from '../../../src/core/shared/durations.ts';

export type PaymentSubject = { kind: 'order' | 'credits'; id: number };

/** Module that owns the subject of a payment. */
export type PaymentTaker = {
  describe(
    subjectId: number,
    paymentId: string,
  ): Promise<Pick<PaymentRequest, 'title' | 'language' | 'email' | 'backTo'>>;
  /** Handles each outcome once, in the transaction that records it. */
  settle(
    transaction: Transaction<PlatformTables>,
    subjectId: number,
    settled: { outcome: 'paid' | 'failed'; amountCents: number; paymentId: string },
  ): Promise<void>;
  refunds: RefundTaker;
};

/** Days in which open payments are checked; providers close theirs after a day. */
const CHECKED_DAYS = 3;
const CHECKED_AT_ONCE = 8;

/** Card payments: prepared with their subject, opened at the provider, settled once. */
export class Payments {
  /** Called once for each recorded outcome. */
  onSettled: (status: PaymentStatus) => void = () => {};
  readonly refunds: Refunds;
  private readonly takers = new Map<PaymentSubject['kind'], PaymentTaker>();

  /** @param provider null if cards are not accepted */
  constructor(
    private readonly db: Kysely<PlatformTables>,
    private readonly clock: Clock,
    private readonly provider: PaymentProvider | null,
    private readonly log: Logger,
  ) {
    this.refunds = new Refunds(db, clock, this);
  }

  get takesCards(): boolean {
    return this.provider !== null;
  }

  serve(kind: PaymentSubject['kind'], taker: PaymentTaker): void {
    this.takers.set(kind, taker);
  }

  /** Stores a payment without asking the provider. @returns its id */
  async prepare(
    transaction: Transaction<PlatformTables>,
    { kind, id: subjectId }: PaymentSubject,
    amountCents: number,
  ): Promise<string> {
    if (!this.provider) throw new Failure('error-card-not-taken', {}, 'invalid');
    const id = newSecret();
    await transaction
      .insertInto('payment')
      .values({
        id,
        ...(kind === 'order' ? { order_id: subjectId } : { credit_purchase_id: subjectId }),
        provider: this.provider.name,
        amount_cents: amountCents,
        created_at: this.clock.now(),
      })
      .execute();
    return id;
  }

  /**
   * Returns the payment page, opened at the provider with the first call.
   * @throws Failure `not-found`, `payment-not-due` (`conflict`), `please-try-again-later` (`unavailable`)
   */
  async open(id: string): Promise<string> {
    const row = await this.find(id);
    if (row.status !== 'pending') throw new Failure('payment-not-due', {}, 'conflict');
    if (row.page_url) return row.page_url;
    if (!this.provider) throw new Failure('error-card-not-taken', {}, 'invalid');
    const { kind, id: subjectId } = subjectOf(row);
    const description = await this.taker(kind).describe(subjectId, id);
    const { url, reference } = await this.provider.open({
      id,
      amountCents: row.amount_cents,
      ...description,
    });
    await this.db.updateTable('payment').set({ page_url: url, reference }).where('id', '=', id).execute();
    return url;
  }

  /** The same, or null if the page can only be opened later. */
  async tryOpen(id: string): Promise<string | null> {
    try {
      return await this.open(id);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.log.warn({ err: error, payment: id }, 'a payment could not be opened');
      return null;
    }
  }

  /** Asks the provider and settles the payment. @throws Failure `not-found`, `unavailable` */
  async check(id: string): Promise<PaymentStatus> {
    const row = await this.find(id);
    if (row.status === 'paid' || row.status === 'refused' || !row.reference) return row.status;
    if (row.provider !== this.provider?.name) return row.status;
    return this.settle(await this.provider.check(row.reference));
  }

  /**
   * Asks the provider about all payments of a subject.
   * @returns `processing` if the buyer confirmed one and the money has not arrived, `open` if one can still
   * be paid
   * @throws Failure `unavailable`
   */
  async attempt(subject: PaymentSubject): Promise<'none' | 'open' | 'processing'> {
    const reports = await this.checkAll(subject);
    if (reports.some(({ isProcessing }) => isProcessing)) return 'processing';
    return reports.some(({ isOpen }) => isOpen) ? 'open' : 'none';
  }

  /** Closes the payment pages of a subject; payments made until then are settled. @throws Failure `unavailable` */
  async close(subject: PaymentSubject): Promise<void> {
    for (const { reference, outcome } of await this.checkAll(subject)) {
      if (outcome !== 'pending' || !this.provider) continue;
      await this.provider.close(reference);
      await this.settle(await this.provider.check(reference));
    }
  }

  private async checkAll({ kind, id }: PaymentSubject): Promise<PaymentReport[]> {
    const { provider } = this;
    if (!provider) return [];
    const rows = await this.db
      .selectFrom('payment')
      .select('reference')
      .where(kind === 'order' ? 'order_id' : 'credit_purchase_id', '=', id)
      .where('status', '=', 'pending')
      .where('provider', '=', provider.name)
      .execute();
    const reports: PaymentReport[] = [];
    for (const { reference } of rows) {
      if (reference === null) continue;
      const report = await provider.check(reference);
      await this.settle(report);
      reports.push(report);
    }
    return reports;
  }

  /**
   * Settles a report. Repeated, late, reordered or simultaneous reports have one effect. A failure can still
   * become paid, because card pages allow another try; paid is final.
   * @throws Failure `not-found` for an unknown payment, `invalid` for another amount
   */
  async settle(report: PaymentReport): Promise<PaymentStatus> {
    const { status, isNew } = await inTransaction(this.db, (transaction) => this.note(transaction, report));
    if (isNew) this.onSettled(status);
    if (status === 'refused') {
      const { reference, amountCents, currency } = report;
      this.log.error({ reference, amountCents, currency }, 'payment refused: wrong amount');
    }
    return status;
  }

  /**
   * Refunds to the card, or asks about a refund with a `reference`.
   * @throws Failure `not-found`, `unavailable` if the provider does not answer or another provider took the
   * money
   */
  async refund(refund: {
    key: string;
    paymentId: string;
    amountCents: number;
    reference: string | null;
  }): Promise<RefundReport> {
    const { reference: payment, provider } = await this.find(refund.paymentId);
    if (provider !== this.provider?.name || payment === null) {
      this.log.error(
        { payment: refund.paymentId, provider },
        'a refund needs the payment provider of the payment',
      );
      throw new Failure('please-try-again-later', {}, 'unavailable');
    }
    if (refund.reference !== null) return this.provider.checkRefund(refund.reference);
    return this.provider.refund({ key: refund.key, amountCents: refund.amountCents, payment });
  }

  refundTaker(refund: RefundRow): RefundTaker {
    return this.taker(subjectOf(refund).kind).refunds;
  }

  /** Job, also at each start: asks about all pending payments at once, so that no payment is lost with a process. */
  async checkWaiting(): Promise<void> {
    if (!this.provider) return;
    const since = daysAfter(this.clock.now(), -CHECKED_DAYS);
    const rows = await this.db
      .selectFrom('payment')
      .select('id')
      .where('status', '=', 'pending')
      .where('reference', 'is not', null)
      .where('provider', '=', this.provider.name)
      .where('created_at', '>', since)
      .execute();
    const few = bulkhead(CHECKED_AT_ONCE, Infinity);
    const checks = await Promise.allSettled(rows.map(({ id }) => few.execute(() => this.check(id))));
    // A failed check is repeated later; the others do not wait.
    const failed = checks.filter((check) => check.status === 'rejected');
    if (failed.length > 0)
      this.log.warn({ err: failed[0]?.reason, payments: failed.length }, 'payments could not be checked');
  }

  private async note(
    transaction: Transaction<PlatformTables>,
    report: PaymentReport,
  ): Promise<{ status: PaymentStatus; isNew: boolean }> {
    const { outcome, amountCents, currency, isProcessing } = report;
    const row = await transaction
      .selectFrom('payment')
      .selectAll()
      .where((row) =>
        row.or([
          row('reference', '=', report.reference),
          // A process may have ended before it stored the reference.
          row.and([row('id', '=', report.paymentId ?? ''), row('reference', 'is', null)]),
        ]),
      )
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new Failure('error-payment-not-found', {}, 'not-found');
    const before = { status: row.status, isNew: false };
    if (row.processing !== isProcessing || row.reference === null) {
      const changed = transaction.updateTable('payment').where('id', '=', row.id);
      await changed.set({ processing: isProcessing, reference: report.reference }).execute();
    }
    if (outcome === 'pending' || row.status === 'paid' || row.status === 'refused') return before;
    const isOther =
      outcome === 'paid' && (amountCents !== row.amount_cents || currency.toLowerCase() !== 'eur');
    const status = isOther ? 'refused' : outcome;
    if (status === row.status) return before;
    await transaction
      .updateTable('payment')
      .set({ status, settled_at: this.clock.now() })
      .where('id', '=', row.id)
      .execute();
    const { kind, id } = subjectOf(row);
    await this.taker(kind).settle(transaction, id, {
      outcome: status === 'paid' ? 'paid' : 'failed',
      amountCents: row.amount_cents,
      paymentId: row.id,
    });
    return { status, isNew: true };
  }

  private async find(id: string) {
    const row = await this.db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new Failure('error-payment-not-found', {}, 'not-found');
    return row;
  }

  private taker(kind: PaymentSubject['kind']): PaymentTaker {
    const taker = this.takers.get(kind);
    if (!taker) throw new Error(`No handler for payments of ${kind}`);
    return taker;
  }
}

function subjectOf(row: {
  order_id: PaymentTable['order_id'];
  credit_purchase_id: PaymentTable['credit_purchase_id'];
}): PaymentSubject {
  if (row.order_id !== null) return { kind: 'order', id: row.order_id };
  if (row.credit_purchase_id !== null) return { kind: 'credits', id: row.credit_purchase_id };
  throw new Error('A payment needs a subject');
}
