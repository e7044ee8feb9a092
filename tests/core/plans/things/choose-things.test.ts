import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Cart } from '../../../../src/core/orders/cart/cart.ts';
import { chooseThings } from '../../../../src/core/plans/things/choose-things.ts';
import type { ChoiceTerms } from '../../../../src/core/plans/things/choose-things.ts';
import { neededBy } from '../../../../src/core/plans/things/needed-things.ts';
import type { Need } from '../../../../src/core/plans/things/needed-things.ts';
import { THING_BUDGETS } from '../../../../src/core/plans/things/thing-choices.ts';
import { COLOURS } from '../../../../src/core/shop/product-choices.ts';
import { PRICE_LEVELS } from '../../../../src/core/shop/shortlist.ts';
import type { ShortlistedProduct } from '../../../../src/core/shop/shortlist.ts';
import { aVendor } from '../../../support/a-product.ts';
import { aNeed, aShortlisted } from '../../../support/a-thing.ts';

const anyTerms: ChoiceTerms = { budget: 'modest', withinDays: null, left: null };
const bed = aNeed();
const lamp = aNeed({ id: 'bedroom/lamp', thing: 'lamp', category: 9 });
const chosenIds = (needs: Need[], shortlist: ShortlistedProduct[], terms: Partial<ChoiceTerms> = {}) =>
  chooseThings(needs, shortlist, { ...anyTerms, ...terms }).things.map(({ product }) => product.id);

describe('The choice of products (PLAN-05)', () => {
  it('takes the cheapest that arrives in time', () => {
    const shortlist = [
      aShortlisted({ id: 1, price: 30_000, deliveryDays: { from: 5, to: 9 } }),
      aShortlisted({ id: 2, price: 40_000, deliveryDays: { from: 2, to: 4 } }),
      aShortlisted({ id: 3, price: 50_000, deliveryDays: { from: 1, to: 2 } }),
    ];
    expect(chooseThings([bed], shortlist, { ...anyTerms, withinDays: 4 }).things).toMatchObject([
      { need: 'bedroom/bed', reason: 'cheapest', product: { id: 2, price: 40_000 } },
    ]);
    expect(chosenIds([bed], shortlist)).toEqual([1]);
  });

  it('names the need without a suitable product', () => {
    const late = aShortlisted({ deliveryDays: { from: 5, to: 9 } });
    const broad = aShortlisted({ width: 2_000 });
    for (const [need, product] of [
      [bed, late],
      [aNeed({ wall: 1_900 }), broad],
      [aNeed({ quantity: 11 }), aShortlisted()],
      [lamp, aShortlisted()],
    ] as const) {
      const { things, missing, total } = chooseThings([need], [product], { ...anyTerms, withinDays: 4 });
      expect([things, missing, total]).toEqual([[], [need], 0]);
    }
    expect(chosenIds([aNeed({ wall: 1_900 })], [aShortlisted({ width: null })])).toEqual([1]);
  });

  it('matches the budget and its price level', () => {
    const levels = PRICE_LEVELS.map((level, place) =>
      aShortlisted({ id: place + 1, level, price: 10_000 * (place + 1) }),
    );
    const rug = aNeed({ id: 'bedroom/rug', category: 14, budget: 'generous' });
    const rugs = aShortlisted({ id: 9, categoryId: 14, level: 'high' });
    expect(THING_BUDGETS.map((budget) => chosenIds([bed, rug], [...levels, rugs], { budget }))).toEqual([
      [1],
      [2],
      [3, 9],
    ]);
  });

  it('takes cheaper products over budget, and reports the excess', () => {
    const shortlist = [
      aShortlisted({ id: 1, price: 20_000 }),
      aShortlisted({ id: 2, price: 90_000, level: 'high' }),
    ];
    const generous = { ...anyTerms, budget: 'generous' as const };
    const enough = chooseThings([bed], shortlist, { ...generous, left: 30_000 });
    expect(enough).toMatchObject({
      things: [{ reason: 'budget', product: { id: 1 } }],
      over: 0,
      total: 20_590,
    });
    expect(chooseThings([bed], shortlist, { ...generous, left: 0 }).over).toBe(20_590);
    expect(chooseThings([bed], shortlist, { ...generous, left: 90_590 }).things).toMatchObject([
      { product: { id: 2 } },
    ]);
  });

  it('prefers a slightly more expensive product of a chosen vendor to another delivery', () => {
    const other = aVendor({ id: 8, deliveryPrice: 900 });
    const lamps = [
      aShortlisted({ id: 2, categoryId: 9, price: 5_000, vendor: other }),
      aShortlisted({ id: 3, categoryId: 9, price: 5_800 }),
    ];
    const { things, delivery } = chooseThings([bed, lamp], [aShortlisted(), ...lamps], anyTerms);
    expect(things).toMatchObject([{ product: { id: 1 } }, { reason: 'delivery', product: { id: 3 } }]);
    expect(delivery).toBe(590);
  });

  it('matches colours', () => {
    const shortlist = [
      aShortlisted({ id: 1, colour: 'black', price: 1_000 }),
      aShortlisted({ id: 2, colour: 'walnut', price: 1_100 }),
      aShortlisted({ id: 3, categoryId: 9, colour: 'burgundy', price: 1_000 }),
      aShortlisted({ id: 4, categoryId: 9, colour: 'brass', price: 1_200 }),
    ];
    const { things, style } = chooseThings([bed, lamp], shortlist, anyTerms);
    expect(things).toMatchObject([{ reason: 'style', product: { id: 2 } }, { product: { id: 3 } }]);
    expect(style).toBe('warm');
  });

  it('matches the mattress to the size of the bed', () => {
    const needs = [
      aNeed({ sizedWith: 'bed' }),
      aNeed({ id: 'bedroom/mattress', thing: 'mattress', category: 37, sizedWith: 'bed' }),
    ];
    const shortlist = [
      aShortlisted({ id: 1, price: 10_000, size: '140 × 200' }),
      aShortlisted({ id: 2, price: 12_000, size: '160 × 200' }),
      aShortlisted({ id: 3, categoryId: 37, price: 9_000, size: '180 × 200' }),
      aShortlisted({ id: 4, categoryId: 37, price: 9_500, size: '160 × 200' }),
    ];
    expect(chosenIds(needs, shortlist)).toEqual([2, 4]);
  });
});

const vendors = [0, 500, 1_500].map((deliveryPrice, place) => aVendor({ id: place + 1, deliveryPrice }));
const someNeeds = fc
  .array(
    fc.record({
      category: fc.option(fc.integer({ min: 1, max: 4 })),
      quantity: fc.integer({ min: 1, max: 6 }),
      wall: fc.option(fc.integer({ min: 500, max: 3_000 })),
      budget: fc.constantFrom(...THING_BUDGETS),
    }),
    { maxLength: 8 },
  )
  .map((needs) => needs.map((need, place) => aNeed({ ...need, id: `bedroom/thing-${place}` })));
const someShortlist = fc
  .array(
    fc.record({
      categoryId: fc.integer({ min: 1, max: 4 }),
      price: fc.integer({ min: 1, max: 50 }).map((leva) => leva * 100),
      level: fc.constantFrom(...PRICE_LEVELS),
      vendor: fc.constantFrom(...vendors),
      quantity: fc.integer({ min: 1, max: 20 }),
      colour: fc.option(fc.constantFrom(...COLOURS)),
      width: fc.option(fc.integer({ min: 100, max: 3_500 })),
      deliveryDays: fc.integer({ min: 0, max: 12 }).map((to) => ({ from: 0, to })),
    }),
    { maxLength: 30 },
  )
  .map((products) => products.map((product, place) => aShortlisted({ ...product, id: place + 1 })));
const someTerms = fc.record({
  budget: fc.constantFrom(...THING_BUDGETS),
  withinDays: fc.option(fc.integer({ min: 0, max: 12 })),
  left: fc.option(fc.integer({ min: 0, max: 60_000 })),
});

describe('The choice from any needs and products', () => {
  const holds = (
    property: (asked: {
      needs: Need[];
      shortlist: ShortlistedProduct[];
      terms: ChoiceTerms;
      choice: ReturnType<typeof chooseThings>;
    }) => void,
  ) =>
    fc.assert(
      fc.property(someNeeds, someShortlist, someTerms, (needs, shortlist, terms) =>
        property({ needs, shortlist, terms, choice: chooseThings(needs, shortlist, terms) }),
      ),
      { numRuns: 300 },
    );
  const offerOf = (shortlist: readonly ShortlistedProduct[], id: number) =>
    shortlist.find((product) => product.id === id) as ShortlistedProduct;

  it('covers each need of the budget that the shop can supply, once', () => {
    holds(({ needs, terms, choice }) => {
      const wanted = neededBy(needs, terms.budget).filter(({ category }) => category !== null);
      const answered = [...choice.things.map(({ need }) => need), ...choice.missing.map(({ id }) => id)];
      expect(answered.toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
    });
  });

  it('excludes products that are sold out, late, too wide, or unsuitable', () => {
    holds(({ needs, shortlist, terms, choice }) => {
      const pieces = new Map<number, number>();
      for (const { need, quantity, product } of choice.things) {
        const { category, wall } = needs.find(({ id }) => id === need) as Need;
        const offered = offerOf(shortlist, product.id);
        pieces.set(product.id, (pieces.get(product.id) ?? 0) + quantity);
        expect(offered.categoryId).toBe(category);
        expect(offered.deliveryDays.to).toBeLessThanOrEqual(terms.withinDays ?? 12);
        expect(offered.width ?? 0).toBeLessThanOrEqual(wall ?? 4_000);
      }
      for (const [id, count] of pieces) expect(count).toBeLessThanOrEqual(offerOf(shortlist, id).quantity);
    });
  });

  it('adds up to the stotinka as the cart does, and reports any excess over the budget', () => {
    holds(({ terms, choice }) => {
      const pieces = new Map<number, { quantity: number; price: number; vendor: (typeof vendors)[number] }>();
      for (const { quantity, product } of choice.things) {
        const before = pieces.get(product.id)?.quantity ?? 0;
        pieces.set(product.id, { ...product, quantity: before + quantity });
      }
      const cart = [...pieces].reduce(
        (filled, [id, { vendor, ...line }]) =>
          filled.add(vendor, { ...line, id, title: '', promoPrice: null, image: null, productNotes: '' }),
        Cart.empty,
      );
      expect(choice.total).toBe(cart.totalOrderAmount);
      expect(choice.total).toBe(choice.goods + choice.delivery);
      expect(choice.over).toBe(Math.max(0, choice.total - (terms.left ?? Infinity)));
    });
  });

  it('has no vendor that the others can replace at no extra cost, delivery included', () => {
    // Excludes other criteria: every product fits, with one price level and no colour.
    const alike = { quantity: 100, level: 'low', colour: null, width: null } as const;
    fc.assert(
      fc.property(someNeeds, someShortlist, (needs, offered) => {
        const shortlist = offered.map((product) => ({ ...product, ...alike }));
        const { things, total } = chooseThings(needs, shortlist, { ...anyTerms, budget: 'generous' });
        const used = new Set(things.map(({ product }) => product.vendor.id));
        const costWithout = (gone: number) => {
          const left = shortlist.filter(({ vendor }) => used.has(vendor.id) && vendor.id !== gone);
          const goods = things.map(({ need, quantity, product }) => {
            if (product.vendor.id !== gone) return product.price * quantity;
            const { category } = needs.find(({ id }) => id === need) as Need;
            const prices = left.filter(({ categoryId }) => categoryId === category).map(({ price }) => price);
            return Math.min(...prices) * quantity;
          });
          const deliveries = vendors.filter(({ id }) => used.has(id) && id !== gone);
          return [...goods, ...deliveries.map(({ deliveryPrice }) => deliveryPrice)].reduce(
            (sum, amount) => sum + amount,
            0,
          );
        };
        for (const gone of used) expect(costWithout(gone)).toBeGreaterThan(total);
      }),
      { numRuns: 300 },
    );
  });

  it('does not depend on the order of the products', () => {
    fc.assert(
      fc.property(
        someNeeds,
        someShortlist.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        someTerms,
        (needs, [shortlist, shuffled], terms) => {
          expect(chooseThings(needs, shuffled, terms)).toEqual(chooseThings(needs, shortlist, terms));
        },
      ),
    );
  });
});
