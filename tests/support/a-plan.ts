import { homeFactsOf, NO_SERVICES, NOT_SAID } from '../../src/core/plans/moving-plan.ts';
import type { HomeFacts, MovingPlan } from '../../src/core/plans/moving-plan.ts';
import type { PlanPayment } from '../../src/core/plans/together/plan-payment.ts';
import type { OrderedGoods } from '../../src/core/plans/things/ordered-goods.ts';
import type { ChosenThing, PlannedProduct } from '../../src/core/plans/things/planned-things.ts';
import { NO_THINGS } from '../../src/core/plans/things/planned-things.ts';
import type { City } from '../../src/core/properties/location.ts';
import { aProperty } from './a-property.ts';

/** Flat in Lozenets: rent and deposit 900 leva, commission 450; 64 m², third floor, a lift. */
export function someHomeFacts(change: Partial<HomeFacts> = {}): HomeFacts {
  return { ...homeFactsOf(aProperty()), ...change };
}

/** Plan of two people who move on 10 March 2027, without orders. */
export function aPlan(change: Partial<MovingPlan> = {}): MovingPlan {
  return {
    home: someHomeFacts(),
    movingInOn: '2027-03-10',
    from: NOT_SAID,
    people: 2,
    parts: null,
    budget: null,
    cleaning: NO_SERVICES,
    move: NO_SERVICES,
    names: [],
    payments: [],
    days: {},
    deliveryDays: [],
    things: NO_THINGS,
    goodsOrders: [],
    leaving: null,
    doneTasks: [],
    otherPlan: null,
    ...change,
  };
}

/** Payment of 900 leva for the deposit by the first person. */
export function aPayment(change: Partial<PlanPayment> = {}): PlanPayment {
  const payment = { id: 'a-payment-of-theirs', by: 0, to: null, cost: 'deposit', note: '' } as const;
  return { ...payment, amount: 90_000, on: '2027-03-01', ...change };
}

/** Chosen bed of vendor 7, with a delivery of at most five working days. */
export function aChosenThing(
  change: Partial<Omit<ChosenThing, 'product'>> & { product?: Partial<PlannedProduct> } = {},
): ChosenThing {
  return {
    need: 'bedroom/bed',
    state: 'chosen',
    quantity: 1,
    reason: 'cheapest',
    ...change,
    product: {
      id: 1,
      title: 'Легло',
      price: 40_000,
      image: null,
      vendor: { id: 7, name: 'Дървото', deliveryPrice: 1_200 },
      deliveryDays: { from: 2, to: 5 },
      ...change.product,
    },
  };
}

/** Order of one bed, placed on 1 March 2027. */
export function someOrderedGoods(change: Partial<OrderedGoods> = {}): OrderedGoods {
  return {
    number: 'U-100012',
    vendor: { id: 7, name: 'Дървото' },
    status: 'accepted',
    isAwaited: false,
    placedOn: '2027-03-01',
    deliverBy: null,
    deliveredOn: null,
    products: [{ productId: 1, quantity: 1 }],
    ...change,
  };
}

/** Sofia, and Plovdiv at a road distance of about 170 km. */
export const someCities: City[] = [
  { id: 1, name: 'София', latitude: 42.6977, longitude: 23.3219, districts: [] },
  { id: 2, name: 'Пловдив', latitude: 42.1354, longitude: 24.7453, districts: [] },
];
