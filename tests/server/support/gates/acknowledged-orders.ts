import { sql } from 'kysely';
import { expect } from 'vitest';
import { aShop } from '../a-shop.ts';
import { anOrder } from '../an-order.ts';
import { untilGone } from '../until-gone.ts';
import type { TestDatabase } from '../test-database.ts';

const STOCK = 10_000_000;

/** Orders at a server that may be killed: each acknowledged one must be stored completely. */
export class AcknowledgedOrders {
  private readonly tokens: string[] = [];

  private constructor(
    private readonly database: TestDatabase,
    private readonly product: number,
  ) {}

  static async over(database: TestDatabase): Promise<AcknowledgedOrders> {
    const shop = aShop(database);
    const vendorId = await shop.vendor({ deliveryPrice: 500 });
    const categoryId = await shop.category();
    return new AcknowledgedOrders(database, await shop.product({ vendorId, categoryId, quantity: STOCK }));
  }

  get count(): number {
    return this.tokens.length;
  }

  /** Places orders of one buyer until the server is gone. */
  buy(address: string): Promise<void> {
    return untilGone(async () => {
      const answer = await fetch(`${address}/api/order`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(anOrder([{ id: this.product, quantity: 2 }])),
      });
      if (answer.status !== 201) return false;
      this.tokens.push(((await answer.json()) as { token: string }).token);
      return true;
    });
  }

  /** Asserts that no acknowledged order is lost or partial and that the stock adds up. */
  async expectWhole(): Promise<void> {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*) from customer_order)::int as orders,
        (select count(distinct key) from customer_order)::int as keys,
        (select count(*) from customer_order where token = any(${this.tokens}))::int as found,
        (select count(*) from customer_order o where not exists
          (select from vendor_order v join vendor_order_line l on l.vendor_order_id = v.id
            where v.order_id = o.id))::int as empty,
        (select count(*) from mail where unique_key like 'order-placed:%')::int as mails,
        (select quantity from product where id = ${this.product})::int as stock,
        (select coalesce(sum(quantity), 0) from vendor_order_line)::int as sold`.execute(this.database.db);
    const { orders, stock = 0, sold = 0, ...facts } = rows[0] ?? {};
    expect(facts).toEqual({ keys: orders, found: this.tokens.length, empty: 0, mails: orders });
    expect(stock + sold).toBe(STOCK);
    expect(orders).toBeGreaterThanOrEqual(this.tokens.length);
  }
}
