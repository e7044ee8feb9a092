import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { PlatformTables } from '../tables.ts';
import { PaymentProvider } from './payment-provider.ts';
import type {
  OpenedPayment,
  PaymentReport,
  PaymentRequest,
  RefundReport,
  RefundRequest,
} from './payment-provider.ts';

/** Actions of the sandbox; `late` is paid half a minute after the buyer has left. */
export const SANDBOX_OUTCOMES = ['paid', 'failed', 'late'] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

const LATE_SECONDS = 30;
/** Minutes after which an unseen page counts as left. */
const SEEN_MINUTES = 10;

/**
 * Embedded provider: a clearly marked page of this server where no money moves. It stores its own payments.
 */
export class SandboxPayments extends PaymentProvider {
  readonly name = 'sandbox';

  constructor(
    private readonly db: Kysely<PlatformTables>,
    private readonly clock: Clock,
  ) {
    super();
  }

  async open({ id, amountCents, title, language, backTo }: PaymentRequest): Promise<OpenedPayment> {
    await this.db
      .insertInto('sandbox_payment')
      .values({ id, amount_cents: amountCents, title, language, back_to: backTo })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return { url: `/payment/sandbox/${id}`, reference: id };
  }

  async check(reference: string): Promise<PaymentReport> {
    const payment = await this.find(reference);
    const { status, amount_cents: amountCents, pays_at: paysAt, seen_at: seenAt } = payment;
    const now = this.clock.now();
    const paid = status === 'paid' || (paysAt !== null && paysAt <= now);
    const outcome = paid ? 'paid' : status === 'open' ? 'pending' : 'failed';
    const isSeen = seenAt !== null && now.getTime() - seenAt.getTime() <= SEEN_MINUTES * 60_000;
    const isProcessing = outcome === 'pending' && paysAt !== null;
    const isOpen = outcome === 'pending' && isSeen && !isProcessing;
    return { reference, outcome, amountCents, currency: 'eur', isOpen, isProcessing };
  }

  async close(reference: string): Promise<void> {
    await this.db
      .updateTable('sandbox_payment')
      .set({ status: 'closed' })
      .where('id', '=', reference)
      .where('status', '=', 'open')
      .where('pays_at', 'is', null)
      .execute();
  }

  async refund({ key, amountCents, payment }: RefundRequest): Promise<RefundReport> {
    const doneAt = new Date(this.clock.now().getTime() + LATE_SECONDS * 1000);
    await this.db
      .insertInto('sandbox_refund')
      .values({ key, payment_id: payment, amount_cents: amountCents, done_at: doneAt })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    return this.checkRefund(key);
  }

  async checkRefund(reference: string): Promise<RefundReport> {
    const { done_at: doneAt } = await this.db
      .selectFrom('sandbox_refund')
      .select('done_at')
      .where('key', '=', reference)
      .executeTakeFirstOrThrow();
    return { reference, outcome: doneAt <= this.clock.now() ? 'done' : 'pending' };
  }

  /** Records that the page is open. */
  async see(id: string): Promise<void> {
    const seen = { seen_at: this.clock.now() };
    await this.db.updateTable('sandbox_payment').set(seen).where('id', '=', id).execute();
  }

  /** Records the buyer's action; a paid payment stays paid. */
  async decide(id: string, outcome: SandboxOutcome): Promise<void> {
    const late = new Date(this.clock.now().getTime() + LATE_SECONDS * 1000);
    await this.db
      .updateTable('sandbox_payment')
      .set(
        outcome === 'late'
          ? { status: 'open', pays_at: late }
          : { status: outcome === 'paid' ? 'paid' : 'declined', pays_at: null },
      )
      .where('id', '=', id)
      .where('status', 'in', ['open', 'declined'])
      .execute();
  }

  /** @throws Failure `not-found` */
  async find(id: string) {
    const row = await this.db
      .selectFrom('sandbox_payment')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw new Failure('error-payment-not-found', {}, 'not-found');
    return row;
  }
}
