import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredPlans } from '../../../src/adapters/storage/stored-plans.ts';
import { StoredPlansInCart } from '../../../src/adapters/storage/stored-plans-in-cart.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { GoodsOrders } from '../../../src/view-models/plans/things/goods-orders.ts';
import { aChosenThing, aPlan } from '../../support/a-plan.ts';

const [PLAN, TOKEN] = ['the-plan-of-somebody', 'o'.repeat(43)];
const plan = aPlan({ things: { budget: 'modest', things: [aChosenThing()] } });

/** Visitor's plan with its things in the cart. */
async function aBench() {
  const store = new MemoryTextStore();
  const browser = new StoredPlans(store);
  await browser.save(PLAN, plan, null);
  const storage = new StoredPlansInCart(store);
  const orders = new GoodsOrders(storage, async () => browser);
  orders.note(PLAN, [1]);
  const followed = async () => (await browser.read(PLAN)).plan.goodsOrders;
  return { orders, browser, storage, followed };
}

describe('A plan with products ordered from the cart (PLAN-07)', () => {
  it('follows the order, once for repeated notices', async () => {
    const { orders, followed, storage } = await aBench();
    await orders.run(TOKEN, [1, 2]);
    expect(await followed()).toEqual([TOKEN]);
    orders.note(PLAN, [1]);
    await orders.run(TOKEN, [1]);
    expect(await followed()).toEqual([TOKEN]);
    expect(storage.read()).toEqual({ plans: [], orders: [] });
  });

  it('ignores an order of other products, and later orders', async () => {
    const { orders, followed } = await aBench();
    await orders.run(TOKEN, [5]);
    await orders.run(TOKEN, [1]);
    expect(await followed()).toEqual([]);
  });

  it('is updated later if it can’t be updated now', async () => {
    const { orders, browser, followed, storage } = await aBench();
    const save = browser.save.bind(browser);
    browser.save = async () => {
      throw new Failure('error-please-try-again-later', {}, 'unreachable');
    };
    await orders.run(TOKEN, [1]);
    expect(await followed()).toEqual([]);
    browser.save = save;
    await orders.reportOrders();
    expect([await followed(), storage.read().orders]).toEqual([[TOKEN], []]);
  });

  it('keeps a parallel change by another person', async () => {
    const { orders, browser, followed } = await aBench();
    const save = browser.save.bind(browser);
    let tries = 0;
    browser.save = async (id, changed, version) => {
      tries += 1;
      if (tries === 1) throw new Failure('error-edited-elsewhere', {}, 'conflict');
      return save(id, changed, version);
    };
    await orders.run(TOKEN, [1]);
    expect([await followed(), tries]).toEqual([[TOKEN], 2]);
  });

  it('follows the order to its new link', async () => {
    const { orders, browser, followed, storage } = await aBench();
    await orders.run(TOKEN, [1]);
    const moved = 'n'.repeat(43);
    await orders.move(TOKEN, moved);
    expect(await followed()).toEqual([moved]);
    storage.write({ plans: [], orders: [{ plan: PLAN, token: moved }] });
    await orders.move(moved, TOKEN);
    expect(storage.read().orders).toEqual([{ plan: PLAN, token: TOKEN }]);
    browser.list = async () => {
      throw new Failure('error-please-try-again-later', {}, 'unreachable');
    };
    await expect(orders.move(TOKEN, moved)).resolves.toBeUndefined();
  });

  it('of services follows the order to its new link, too', async () => {
    const { orders, browser } = await aBench();
    const { plan, version } = await browser.read(PLAN);
    await browser.save(PLAN, { ...plan, move: { ...plan.move, orderToken: TOKEN } }, version);
    await orders.move(TOKEN, 'n'.repeat(43));
    const { move, cleaning } = (await browser.read(PLAN)).plan;
    expect([move.orderToken, cleaning.orderToken]).toEqual(['n'.repeat(43), null]);
  });

  it('that is deleted is skipped', async () => {
    const { orders, browser, storage } = await aBench();
    await browser.delete(PLAN);
    await orders.run(TOKEN, [1]);
    expect(storage.read().orders).toEqual([]);
  });
});
