import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Database } from '../tables.ts';
import { PaymentProvider } from './payment-provider.ts';
import type { OpenedPayment, PaymentReport, PaymentRequest } from './payment-provider.ts';

/** What can be done on the sandbox's page; `late` is paid half a minute after the buyer has left it. */
export const SANDBOX_OUTCOMES = ['paid', 'failed', 'late'] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

const LATE_SECONDS = 30;

/** The embedded default: a page of this server, plainly marked, where no money moves. It keeps its own books. */
export class SandboxPayments extends PaymentProvider {
  readonly name = 'sandbox';

  constructor(
    private readonly db: Kysely<Database>,
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
    const { status, amount_cents: amountCents, pays_at: paysAt } = await this.find(reference);
    const paid = status === 'paid' || (paysAt !== null && paysAt <= this.clock.now());
    const outcome = paid ? 'paid' : status === 'declined' ? 'failed' : 'pending';
    return { reference, outcome, amountCents, currency: 'eur' };
  }

  /** What the buyer does on the page; what is paid stays paid. */
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
      .where('status', '!=', 'paid')
      .execute();
  }

  /** @throws Failure 404 */
  async find(id: string) {
    const row = await this.db
      .selectFrom('sandbox_payment')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw new Failure('error-payment-not-found', {}, 404);
    return row;
  }
}
