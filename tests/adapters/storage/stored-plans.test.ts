import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { USUAL_LEAVING } from '../../../src/core/plans/leaving/leaving.ts';
import { StoredPlans } from '../../../src/adapters/storage/stored-plans.ts';
import { aPlan } from '../../support/a-plan.ts';
import { aThing } from '../../support/a-thing.ts';

const ID = 'a-plan-of-a-visitor';

async function reading(stored: unknown) {
  const store = new MemoryTextStore();
  store.write('plans', typeof stored === 'string' ? stored : JSON.stringify(stored));
  const plans = new StoredPlans(store);
  const [first] = await plans.list();
  return first ? (await plans.read(first.id)).plan : null;
}
const storedPlans = (plan: unknown) => [{ id: ID, version: '3', plan }];

describe('Plans in a browser (PLAN-01)', () => {
  it('are parsed as they were written', async () => {
    const store = new MemoryTextStore();
    const saved = await new StoredPlans(store).save(ID, aPlan({ budget: 90_000 }), null);
    expect(await new StoredPlans(store).read(ID)).toEqual(saved);
  });

  it('lose their broken parts', async () => {
    const { home, ...rest } = aPlan();
    const owned = { need: 'kitchen/chairs', state: 'owned' };
    const broken = {
      ...rest,
      home: { ...home, heating: 'magic', floor: 900, bills: [{ bill: 'rain' }, ...home.bills] },
      movingInOn: '2027-02-30',
      people: 400,
      parts: [1, -1],
      cleaning: { services: [{ serviceKey: 'x' }], orderToken: 'short' },
      move: null,
      leaving: {
        notice: { count: 13, unit: 'months' },
        noticeGivenOn: 'yesterday',
        rentDay: 32,
        owed: -1,
        depositDays: 7,
      },
      doneTasks: [{ id: 'party' }, { id: 'water' }, 'gas'],
      otherPlan: '../../x',
      deliveryDays: [{ id: 7, day: '2027-03-12' }, { id: 7, day: 'soon' }, { id: 'x', day: '2027-03-12' }, 7],
      days: { move: '2027-02-30', cleaning: '2027-03-08', party: '2027-03-08' },
      things: { budget: 'royal', things: [{ need: 'bed' }, { ...aThing(), quantity: 0 }, owned, aThing()] },
    };
    expect(await reading(storedPlans(broken))).toEqual({
      ...aPlan(),
      home: { ...home, heating: 'none', floor: null },
      movingInOn: null,
      people: 1,
      parts: null,
      leaving: { ...USUAL_LEAVING, depositDays: 7 },
      doneTasks: [{ id: 'water' }],
      days: { cleaning: '2027-03-08' },
      deliveryDays: [{ id: 7, day: '2027-03-12' }],
      things: { budget: null, things: [owned, aThing()] },
    });
  });

  it('of an earlier version are upgraded', async () => {
    const { things: _, home, ...rest } = aPlan();
    const { appliances: _appliances, rooms: _rooms, ...facts } = home;
    const whole = { ...aPlan(), home: { ...home, appliances: [], rooms: [] } };
    expect(await reading(storedPlans({ ...rest, home: facts }))).toEqual(whole);
  });

  it('are empty without a home with a price', async () => {
    expect(await reading(storedPlans({ ...aPlan(), home: { ...aPlan().home, price: 'dear' } }))).toBeNull();
    expect(await reading([{ id: '../../x', plan: aPlan() }])).toBeNull();
  });

  it('never throw for any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string()), async (text) => {
        expect((await reading(text)) === null || true).toBe(true);
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.object({ key: fc.constantFrom(...Object.keys(aPlan())) }), async (plan) => {
        expect(await reading(storedPlans({ home: aPlan().home, ...plan }))).toBeDefined();
      }),
    );
  });

  it('report an error if the browser cannot store them', async () => {
    const full = new MemoryTextStore();
    full.write = () => false;
    await expect(new StoredPlans(full).save(ID, aPlan(), null)).rejects.toMatchObject({
      messageKey: 'error-plan-not-kept',
    });
  });
});
