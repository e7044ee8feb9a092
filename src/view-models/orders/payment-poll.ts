import type { OrderGateway } from '../../core/orders/order-gateway.ts';
import type { Order } from '../../core/orders/order.ts';
import type { Clock } from '../../core/shared/clock.ts';
import { Failure } from '../../core/shared/failure.ts';
import { Poller } from '../site/poller.ts';

const POLL_INTERVAL_MS = 3_000;
/** About five minutes; later payments are confirmed by mail. */
const MAX_REQUESTS = 100;

/** Asks for the state of a card payment every three seconds until stopped. */
export class PaymentPoll {
  private token = '';
  private requests = 0;
  private readonly poller: Poller;

  constructor(
    private readonly gateway: OrderGateway,
    clock: Clock,
    private readonly onOrder: (order: Order) => void,
  ) {
    this.poller = new Poller(clock, () => this.poll(), POLL_INTERVAL_MS);
  }

  start(token: string): void {
    this.token = token;
    this.requests = 0;
    this.poller.start();
  }

  /** Asks once; an error changes nothing. */
  async once(token: string): Promise<void> {
    this.token = token;
    try {
      this.onOrder(await this.gateway.checkOrderPayment({ token }));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  stop(): void {
    this.poller.stop();
  }

  private async poll(): Promise<void> {
    this.requests += 1;
    if (this.requests >= MAX_REQUESTS) this.stop();
    this.onOrder(await this.gateway.checkOrderPayment({ token: this.token }));
  }
}
