import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { MovingPlan } from '../../../src/core/plans/moving-plan.ts';
import { planCosts, totalsOf } from '../../../src/core/plans/plan-costs.ts';
import { chosenThings, NO_THINGS } from '../../../src/core/plans/things/planned-things.ts';
import type { Need } from '../../../src/core/plans/things/needed-things.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { ProductSummary } from '../../../src/core/shop/product.ts';
import { CartViewModel } from '../../../src/view-models/orders/cart-view-model.ts';
import { ThingsChoice } from '../../../src/view-models/plans/things/things-choice.ts';
import { ThingsToCart } from '../../../src/view-models/plans/things/things-to-cart.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredCart } from '../../../src/adapters/storage/stored-cart.ts';
import { StoredLastOrder } from '../../../src/adapters/storage/stored-history.ts';
import type { OrderedGoods } from '../../../src/core/plans/things/ordered-goods.ts';
import { aPlan, someHomeFacts, someOrderedGoods } from '../../support/a-plan.ts';
import { aProduct } from '../../support/a-product.ts';
import { someRules } from '../../support/a-thing.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { aProductCatalogue } from '../../support/a-product-catalogue.ts';
import { eventually } from '../../support/eventually.ts';

const inCategory = (category: number, change: Partial<ProductSummary>) =>
  aProduct({ categories: [{ id: category, name: 'Категория' }], ...change });
const goods = [
  inCategory(36, { id: 1, title: 'Легло', price: 40_000 }),
  inCategory(36, { id: 2, title: 'Друго легло', price: 50_000 }),
  inCategory(19, { id: 3, title: 'Възглавница', price: 2_000 }),
  inCategory(29, { id: 4, title: 'Стол', price: 9_000 }),
  inCategory(20, { id: 5, title: 'Хавлия', price: 1_500 }),
];
const bare = someHomeFacts({ furniture: 'unfurnished', appliances: [], rooms: [] });

/** Furnishing of a plan for two in an empty home, with a cart. */
async function aChoice(change: Partial<MovingPlan> = {}, products = goods) {
  const state = observable.box<MovingPlan>(aPlan({ home: bare, ...change }), { deep: false });
  const hand = {
    get plan() {
      return state.get();
    },
    edit: (edited: Partial<MovingPlan>) => runInAction(() => state.set({ ...state.get(), ...edited })),
  };
  const catalogue = aProductCatalogue(products);
  const ordered = observable.box<readonly OrderedGoods[]>([], { deep: false });
  const choice = new ThingsChoice(hand, {
    catalogue,
    clock: new FakeClock(),
    rules: someRules,
    goods: () => ordered.get(),
  });
  const stop = choice.begin();
  await eventually(() => expect(choice.shortlist).not.toBeNull());
  const store = new MemoryTextStore();
  const modals = new Modals();
  const cart = new CartViewModel(new StoredCart(store), new StoredLastOrder(store), modals, async () => {
    throw new Error('Nothing is added alone');
  });
  const filled: number[][] = [];
  const toCart = new ThingsToCart(catalogue, cart, modals, (products) => filled.push(products));
  /** Orders that number of pieces of each product. */
  const order = (pieces: Record<number, number>) => runInAction(() => ordered.set([someGoods(pieces)]));
  return { choice, hand, catalogue, stop, cart, toCart, filled, order };
}

const someGoods = (pieces: Record<number, number>): OrderedGoods =>
  someOrderedGoods({
    products: Object.entries(pieces).map(([id, quantity]) => ({ productId: Number(id), quantity })),
  });

const titles = ({ planned }: ThingsChoice) =>
  chosenThings(planned).map(({ quantity, product }) => `${product.title} × ${quantity}`);
const needOf = (choice: ThingsChoice, id: string) => choice.needs.find((need) => need.id === id) as Need;

describe('The furnishing of a plan (PLAN-05)', () => {
  it('is bought by one of three budgets, and its total becomes the plan’s', async () => {
    const { choice, hand } = await aChoice();
    expect(titles(choice)).toEqual([]);
    const { total } = choice.choices.modest;
    choice.choose('modest');
    expect(titles(choice)).toEqual(['Легло × 1', 'Възглавница × 2', 'Стол × 2', 'Хавлия × 4']);
    const without = totalsOf(planCosts({ ...hand.plan, things: NO_THINGS })).upFront;
    expect(totalsOf(planCosts(hand.plan)).upFront).toBe(without + total);
    expect(total).toBe(40_000 + 4_000 + 18_000 + 6_000 + 590);
  });

  it('excludes owned and omitted things until they are needed again', async () => {
    const { choice } = await aChoice();
    choice.mark('bedroom/bed', 'owned');
    choice.mark('bathroom/towels', 'left-out');
    choice.choose('modest');
    expect(titles(choice)).toEqual(['Възглавница × 2', 'Стол × 2']);
    choice.reopen('bedroom/bed');
    choice.choose('modest');
    expect(titles(choice)).toEqual(['Легло × 1', 'Възглавница × 2', 'Стол × 2']);
  });

  it('swaps a thing for another that fits, one at a time', async () => {
    const { choice } = await aChoice();
    choice.choose('modest');
    const bed = needOf(choice, 'bedroom/bed');
    choice.toggleSwap(bed.id);
    const [other] = choice.alternatives(bed);
    expect(other?.title).toBe('Друго легло');
    if (other) choice.swap(bed, other);
    expect(choice.swapping).toBeNull();
    expect(choice.planned.things.find(({ need }) => need === bed.id)).toMatchObject({
      reason: 'own',
      product: { id: 2, price: 50_000 },
    });
  });

  it('follows the number of people only after a new choice', async () => {
    const { choice, hand } = await aChoice();
    choice.choose('modest');
    const before = titles(choice);
    hand.edit({ people: 4 });
    await eventually(() => expect(choice.choices.modest.things[0]?.quantity).toBe(2));
    expect(titles(choice)).toEqual(before);
    choice.choose('modest');
    expect(titles(choice)).toEqual(['Легло × 2', 'Възглавница × 4', 'Стол × 4', 'Хавлия × 8']);
  });

  it('shows the excess over the remaining budget of the plan', async () => {
    const { choice } = await aChoice({ budget: 225_000 + 30_000 });
    expect(choice.choices.modest).toMatchObject({ total: 68_590, over: 38_590 });
  });

  it('excludes things with a too late delivery, and names chosen ones', async () => {
    const { choice, hand, catalogue } = await aChoice();
    choice.choose('modest');
    catalogue.facts = { deliveryDays: { from: 2, to: 4 } };
    hand.edit({ movingInOn: '2026-11-24' });
    await eventually(() => expect(choice.shortlist).toEqual([]));
    expect(choice.choices.modest.things).toEqual([]);
    expect(choice.late).toEqual(['Легло', 'Възглавница', 'Стол', 'Хавлия']);
  });

  it('waits for an unavailable server, and repeats the request', async () => {
    const { choice, hand, catalogue } = await aChoice();
    catalogue.failOnce('productShortlist', new Failure('error-please-try-again-later', {}, 'unreachable'));
    hand.edit({ people: 3 });
    await eventually(() => expect(choice.hasFailed).toBe(true));
    await choice.load();
    expect(choice.hasFailed).toBe(false);
  });
});

describe('A change of the products in a plan (PLAN-10)', () => {
  it('is reported, and changes the plan only after it is accepted', async () => {
    const first = await aChoice();
    first.choice.choose('modest');
    const things = first.choice.planned;
    const changed = goods
      .filter(({ id }) => id !== 5)
      .map((product) => (product.id === 1 ? { ...product, price: 45_000 } : product))
      .map((product) => (product.id === 4 ? { ...product, quantity: 1 } : product));
    const { choice } = await aChoice({ things }, changed);
    await eventually(() => expect(choice.changes).toHaveLength(3));
    expect(choice.changes).toMatchObject([
      { kind: 'price', before: 40_000, now: 45_000 },
      { kind: 'stock', title: 'Стол', now: 1 },
      { kind: 'gone', title: 'Хавлия' },
    ]);
    expect(choice.planned).toEqual(things);
    choice.takeChanges();
    expect(titles(choice)).toEqual(['Легло × 1', 'Възглавница × 2']);
    expect(chosenThings(choice.planned)[0]?.product.price).toBe(45_000);
    await eventually(() => expect(choice.changes).toEqual([]));
  });
});

describe('Ordered things of a plan (PLAN-07)', () => {
  it('stay as ordered: without new choices, notices or cart', async () => {
    const { choice, order, catalogue, toCart, filled } = await aChoice();
    choice.choose('modest');
    order({ 1: 1, 3: 1 });
    // Only one of two pillows is ordered, so the need is open.
    expect([...choice.ordered]).toEqual(['bedroom/bed']);
    expect(toCart.left(choice.open)).toBe(8);
    await toCart.run(choice.open);
    expect(filled).toEqual([[3, 4, 5]]);
    catalogue.products = [];
    choice.choose('generous');
    expect(chosenThings(choice.planned).map(({ need }) => need)).toContain('bedroom/bed');
    choice.takeChanges();
    expect(chosenThings(choice.planned)[0]).toMatchObject({ need: 'bedroom/bed', product: { id: 1 } });
  });

  it('can be ordered again after their order is cancelled', async () => {
    const { choice, order } = await aChoice();
    choice.choose('modest');
    order({ 1: 1 });
    expect(choice.ordered.size).toBe(1);
    order({});
    expect(choice.ordered.size).toBe(0);
  });
});

describe('The things of a plan in the cart (PLAN-07)', () => {
  it('are added in one step, at the plan’s prices, and not twice', async () => {
    const { choice, toCart, cart } = await aChoice();
    choice.choose('modest');
    expect(toCart.left(choice.planned)).toBe(9);
    await toCart.run(choice.planned);
    await toCart.run(choice.planned);
    expect([toCart.missing, toCart.left(choice.planned)]).toEqual([[], 0]);
    expect(cart.cart.totalProductCount).toBe(9);
    expect(cart.cart.totalOrderAmount).toBe(68_590);
  });

  it('are named if the shop has none or too few', async () => {
    const { choice, toCart, cart, catalogue } = await aChoice();
    choice.choose('modest');
    catalogue.products = goods
      .filter(({ id }) => id !== 1)
      .map((product) => (product.id === 5 ? { ...product, quantity: 3 } : product));
    await toCart.run(choice.planned);
    expect(toCart.missing).toEqual(['Легло', 'Хавлия']);
    expect(cart.cart.find(5)?.quantity).toBe(3);
    expect(toCart.left(choice.planned)).toBe(2);
  });
});
