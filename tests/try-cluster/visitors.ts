import { setTimeout as sleep } from 'node:timers/promises';
import { anOrder } from '../../tests/server/support/an-order.ts';

const BUYERS = 4;
const READERS = 2;
/** Milliseconds: between two steps of a visitor, before an order is repeated, and until a timeout. */
const [PAUSE, SEND_AGAIN, ANSWER_WITHIN] = [50, 250, 10_000];

/** Experience of the visitors in a period. */
export type Experience = {
  acknowledged: number;
  /** Requests without success; each order is repeated until it succeeds. */
  failedOrders: number;
  failedReads: number;
  /** Seconds of the longest period without an acknowledged order. */
  withoutOrders: number;
};

/** Visitors who order or browse, one request after the other, through the balancer only. */
export class Visitors {
  /** Keys of acknowledged orders. */
  readonly acknowledged: string[] = [];
  private readonly acknowledgedAt: number[] = [];
  private readonly failedAt = { orders: [] as number[], reads: [] as number[] };
  private isOver = false;
  private readonly all: Promise<void[]>;

  /** @param products ids of products for 50.00 лв. each, of a vendor with delivery for 5.00 лв. */
  constructor(
    private readonly address: string,
    private readonly products: readonly number[],
  ) {
    const buyers = Array.from({ length: BUYERS }, () => this.buy());
    const readers = Array.from({ length: READERS }, () => this.read());
    this.all = Promise.all([...buyers, ...readers]);
  }

  /** Lets all finish their current request. */
  async leave(): Promise<void> {
    this.isOver = true;
    await this.all;
  }

  /** @param from of `performance.now()` */
  experience(from: number, to: number): Experience {
    const within = (times: readonly number[]) => times.filter((at) => at >= from && at < to);
    const marks = [from, ...within(this.acknowledgedAt), to];
    return {
      acknowledged: marks.length - 2,
      failedOrders: within(this.failedAt.orders).length,
      failedReads: within(this.failedAt.reads).length,
      withoutOrders: Math.max(...marks.slice(1).map((at, place) => at - (marks[place] ?? at))) / 1000,
    };
  }

  private async buy(): Promise<void> {
    for (let count = 0; !this.isOver; count += 1) {
      const order = anOrder([{ id: this.products[count % this.products.length] ?? 0 }]);
      while (!(await this.send('/api/order', order))) {
        this.failedAt.orders.push(performance.now());
        // A cancelled request has acknowledged no order.
        if (this.isOver) return;
        await sleep(SEND_AGAIN);
      }
      this.acknowledged.push(order.key);
      this.acknowledgedAt.push(performance.now());
      await sleep(PAUSE);
    }
  }

  private async read(): Promise<void> {
    for (let count = 0; !this.isOver; count += 1) {
      const steps = [
        () => this.send('/api/product/search', { offset: 0, limit: 10 }),
        () => this.send('/'),
        () => this.send(`/api/product/${this.products[count % this.products.length]}`),
      ];
      if (!(await steps[count % steps.length]?.())) {
        this.failedAt.reads.push(performance.now());
        await sleep(SEND_AGAIN);
      }
      await sleep(PAUSE);
    }
  }

  /** @returns true for a response. @throws Error for a 4xx status */
  private async send(path: string, body?: object): Promise<boolean> {
    const answer = await fetch(this.address + path, {
      signal: AbortSignal.timeout(ANSWER_WITHIN),
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    }).catch(() => null);
    // The response must be complete.
    const text = await answer?.text().catch(() => null);
    if (!answer || typeof text !== 'string' || answer.status >= 500) return false;
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return true;
  }
}
