import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import { StoredPlans } from '../../../src/adapters/storage/stored-plans.ts';
import { examplePlan, exampleQuery } from '../../../src/core/plans/example-plan.ts';
import { planCosts, totalsOf } from '../../../src/core/plans/plan-costs.ts';
import { planRules } from '../../../src/core/plans/plan-commands.ts';
import type { ServiceCatalogue } from '../../../src/core/services/service-gateway.ts';
import { PlanMaker } from '../../../src/view-models/plans/plan-maker.ts';
import { PlanRepository } from '../../../src/view-models/plans/plan-repository.ts';
import { PlanStartScreen } from '../../../src/view-models/plans/plan-start-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aPlan, someHomeFacts } from '../../support/a-plan.ts';
import { aProperty } from '../../support/a-property.ts';
import { aSession } from '../../support/a-session.ts';
import { eventually } from '../../support/eventually.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { MemoryAccountPlans } from '../../support/memory/memory-plans.ts';
import { SERVICES_OFFERED } from '../../support/a-service-gateway.ts';
import { aPropertyCatalogue } from '../../support/a-property-catalogue.ts';

const { signal } = new AbortController();
const BASE = 'the-plan-of-moving-in';
const HOME = {
  cityId: '1',
  area: '65',
  bedrooms: '1',
  furniture: 'furnished',
  heating: 'gas',
  price: '900',
} as const;

/** Query as in a URL. */
const queryOf = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, [String(value)]]],
    ),
  );

/** Start screen of a visitor; `brought` counts the requests. */
async function aStart(
  query: Record<string, string[]> = {},
  { isHeld = false, property = aProperty(), base = aPlan(), store = new MemoryTextStore() } = {},
) {
  const modals = new Modals();
  const { session } = aSession(null, modals);
  const browser = new StoredPlans(new MemoryTextStore());
  await browser.save(BASE, base, null);
  const brought = { rules: 0, maker: 0 };
  const waiting: (() => void)[] = [];
  const cleaningServices = async (): Promise<ServiceCatalogue> => {
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    return SERVICES_OFFERED;
  };
  const visited: string[] = [];
  const route = 'plan' in query ? 'MovingOut' : 'MovingIn';
  const screen = new PlanStartScreen({
    shelf: new PlanRepository(session, new MemoryAccountPlans(), browser),
    properties: aPropertyCatalogue([property]),
    maker: {
      open: async () => {
        brought.maker += 1;
        return new PlanMaker({ cleaningServices });
      },
    },
    clock: new FakeClock(),
    keys: { make: () => 'a-key' },
    modals,
    rules: async () => {
      brought.rules += 1;
      return planRules;
    },
    drafts: new StoredFormDrafts(store),
    open: () => {},
    goTo: (_, query) => {
      visited.push(query['step'] as string);
      void screen.load({ route, params: {}, query: queryOf(query), signal });
    },
  });
  await screen.load({ route, params: {}, query, signal });
  screen.onEnter();
  return { screen, brought, waiting, visited, store };
}

describe('The start of a plan', () => {
  it('loads neither the rules nor the editor before the first answer', async () => {
    const { screen, brought } = await aStart();
    await eventually(() => expect(screen.plans).toHaveLength(1));
    expect(screen.preview).toBeNull();
    expect(brought).toEqual({ rules: 0, maker: 0 });
  });

  it('shows its form together with the existing plans, which would move it down', async () => {
    const { screen } = await aStart();
    expect(screen.ready).toBe(false);
    await eventually(() => expect(screen.ready).toBe(true));
    expect(screen.plans).toHaveLength(1);
  });

  it('shows a plan after a typed home is complete', async () => {
    const { screen } = await aStart();
    for (const [name, value] of Object.entries(HOME)) screen.form.set(name as keyof typeof HOME, value);
    await eventually(() => expect(screen.preview?.home).toMatchObject({ area: 65, price: 90_000 }));
  });

  it('shows the plan for a listing at once, without the rules', async () => {
    const property = aProperty();
    const { screen, brought } = await aStart({ property: [String(property.id)] }, { property });
    expect(screen.preview?.home.propertyId).toBe(property.id);
    expect(brought).toEqual({ rules: 0, maker: 1 });
  });

  it('proposes the day on which a listed home becomes free', async () => {
    const property = aProperty({ availableFrom: '2026-12-15' });
    const { screen } = await aStart({ property: [String(property.id)] }, { property });
    expect(screen.form.values.movingInOn).toBe('2026-12-15');
    expect(screen.preview?.movingInOn).toBe('2026-12-15');
    const free = aProperty({ availableFrom: '2026-01-01' });
    const { screen: now } = await aStart({ property: [String(free.id)] }, { property: free });
    expect([now.freeFrom, now.form.values.movingInOn]).toEqual([null, '']);
  });

  it('uses the numbers of the example on the front page, and shows its totals without a city', async () => {
    const facts = { price: 120_000, area: 60, people: 2 };
    const query = Object.fromEntries(
      Object.entries(exampleQuery(facts)).map(([name, text]) => [name, [text]]),
    );
    const { screen } = await aStart(query);
    await eventually(() => expect(screen.preview).not.toBeNull());
    const { contract, monthly } = totalsOf(planCosts(examplePlan(facts)));
    expect(totalsOf(planCosts(screen.preview!))).toMatchObject({ contract, monthly });
  });

  it('keeps the end of the minimum term in a plan for moving out', async () => {
    const { screen } = await aStart(
      { plan: [BASE] },
      { base: aPlan({ home: someHomeFacts({ shortestTerm: 12 }) }) },
    );
    await eventually(() => expect(screen.preview?.leaving?.termEndsOn).toBe('2028-03-10'));
  });

  it('shows answers given during the change to the other kind of plan', async () => {
    const { screen, waiting } = await aStart({ plan: [BASE] }, { isHeld: true });
    await eventually(() => expect(waiting).toHaveLength(1));
    screen.form.set('people', '3');
    await eventually(() => expect(waiting).toHaveLength(2));
    waiting[1]?.();
    await eventually(() => expect(screen.preview?.people).toBe(3));
    waiting[0]?.();
    await new Promise(setImmediate);
    expect(screen.preview?.people).toBe(3);
  });
});

describe('The steps of a plan’s start (PLAN-01)', () => {
  it('asks for the home first, and for its date if the home is a listing', async () => {
    const { screen: typed } = await aStart();
    expect(typed.steps.current).toBe('home');
    const property = aProperty();
    const { screen: listed } = await aStart({ property: [String(property.id)] }, { property });
    expect(listed.steps.current).toBe('date');
  });

  it('asks for the date of moving out after this browser’s plan is read', async () => {
    const { screen } = await aStart({ plan: [BASE] });
    await eventually(() => expect(screen.steps.current).toBe('date'));
  });

  it('stays at the home and marks its missing fields', async () => {
    const { screen } = await aStart();
    await screen.steps.next();
    expect(screen.steps.current).toBe('home');
    expect(Object.keys(screen.form.errors).toSorted()).toEqual(['area', 'bedrooms', 'cityId', 'price']);
  });

  it('leads from the home through date and people to the result', async () => {
    const { screen, visited } = await aStart();
    for (const [name, value] of Object.entries(HOME)) screen.form.set(name as keyof typeof HOME, value);
    await screen.steps.next();
    await screen.steps.next();
    await screen.steps.next();
    expect(visited).toEqual(['date', 'people', 'result']);
    expect(screen.form.values.area).toBe('65');
  });

  it('accepts skipped questions, but no wrong answer', async () => {
    const property = aProperty();
    const { screen } = await aStart({ property: [String(property.id)] }, { property });
    screen.form.set('movingInOn', '2020-01-01');
    await screen.steps.skip();
    expect(screen.steps.current).toBe('date');
    screen.form.set('movingInOn', '');
    await screen.steps.skip();
    expect(screen.steps.current).toBe('result');
  });

  it('shows the home for a URL of a result without answers', async () => {
    const { screen } = await aStart({ step: ['result'] });
    expect(screen.steps.current).toBe('home');
  });

  it('shows the answers and the step again after a reload', async () => {
    const { screen, store } = await aStart();
    for (const [name, value] of Object.entries(HOME)) screen.form.set(name as keyof typeof HOME, value);
    const { screen: reloaded } = await aStart({ step: ['people'] }, { store });
    expect(reloaded.steps.current).toBe('people');
    expect(reloaded.form.values).toMatchObject(HOME);
  });
});
