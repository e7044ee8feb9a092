import { Failure } from '../../src/core/shared/failure.ts';

/** What is to be paid: cents of euro, the currency that cards are charged in (PRICE-07). */
export type PaymentRequest = { id: string; amountCents: number };

/** Takes cards. Whether money has come is asked of the provider, never believed of a browser. */
export abstract class PaymentProvider {
  abstract readonly name: string;
  /** Prepares a payment. @returns where the buyer pays. */
  abstract open(request: PaymentRequest): Promise<string>;
  /** The page of a payment that was opened before. */
  abstract pageOf(id: string): string;
}

/** The embedded default: a page of this server, plainly marked, where no money moves. */
export class SandboxPayments extends PaymentProvider {
  readonly name = 'sandbox';

  async open({ id }: PaymentRequest): Promise<string> {
    return this.pageOf(id);
  }

  pageOf(id: string): string {
    return `/payment/sandbox/${id}`;
  }
}

/** Where cards are not taken: on delivery only. */
export class NoCardPayments extends PaymentProvider {
  readonly name = 'none';

  /** @throws Failure always. */
  async open(): Promise<string> {
    throw new Failure('validation_failed', { paymentMethod: 'error-card-not-taken' }, 422);
  }

  pageOf(): string {
    return '';
  }
}
