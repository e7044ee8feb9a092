import type { Need, NeedRules } from '../../src/core/plans/things/needed-things.ts';
import type { ChosenThing } from '../../src/core/plans/things/planned-things.ts';
import type { ShortlistedProduct } from '../../src/core/shop/shortlist.ts';
import { aVendor } from './a-product.ts';

/** Need for a bed, of category 36. */
export function aNeed(change: Partial<Need> = {}): Need {
  return {
    id: 'bedroom/bed',
    room: 'bedroom',
    number: 0,
    thing: 'bed',
    category: 36,
    budget: 'modest',
    quantity: 1,
    wall: null,
    ...change,
  };
}

/** Oak bed for 480 leva, with delivery in three to five working days. */
export function aShortlisted(change: Partial<ShortlistedProduct> = {}): ShortlistedProduct {
  return {
    id: 1,
    categoryId: 36,
    title: 'Легло „Рила“',
    price: 48_000,
    level: 'low',
    image: null,
    vendor: aVendor(),
    quantity: 10,
    colour: 'oak',
    size: null,
    width: 1_600,
    deliveryDays: { from: 3, to: 5 },
    ...change,
  };
}

/** The bed of `aShortlisted` after it was chosen. */
export function aThing(change: Partial<ChosenThing> = {}): ChosenThing {
  const { id, title, price, image, vendor, deliveryDays } = aShortlisted();
  return {
    need: 'bedroom/bed',
    state: 'chosen',
    quantity: 1,
    reason: 'cheapest',
    product: { id, title, price, image, vendor, deliveryDays },
    ...change,
  };
}

/** Rules for beds, pillows, lamps and chairs, and for a broom that no shop sells. */
export const someRules: NeedRules = {
  sleeping: [
    { thing: 'bed', category: 36, per: 'bed', times: 1, budget: 'modest', in: ['furnished'], wall: true },
    { thing: 'pillow', category: 19, per: 'sleeper', times: 1, budget: 'modest' },
  ],
  bedroom: [
    { thing: 'ceiling-lamp', category: 10, per: 'room', times: 1, budget: 'modest', in: ['furnished'] },
    { thing: 'rug', category: 14, per: 'room', times: 1, budget: 'generous' },
  ],
  'living-room': [],
  kitchen: [
    { thing: 'chairs', category: 29, per: 'person', times: 1, least: 2, budget: 'modest' },
    { thing: 'hob', category: null, per: 'room', times: 1, budget: 'modest', appliance: 'hob' },
  ],
  bathroom: [{ thing: 'towels', category: 20, per: 'person', times: 2, budget: 'modest' }],
  hallway: [],
  home: [{ thing: 'broom', category: null, per: 'home', times: 1, budget: 'modest' }],
};
