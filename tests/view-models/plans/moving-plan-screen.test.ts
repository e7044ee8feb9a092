import { describe, expect, it, vi } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredVisitorName } from '../../../src/adapters/storage/stored-visitor-name.ts';
import type { PlanEvents } from '../../../src/core/plans/together/shared-plans.ts';
import type { LinkAccess } from '../../../src/core/plans/together/shared-plans.ts';
import { aPlanSharing } from '../../support/plan-sharing.ts';
import { StoredPlans } from '../../../src/adapters/storage/stored-plans.ts';
import type { UserInfo } from '../../../src/core/accounts/account.ts';
import type { MovingPlan } from '../../../src/core/plans/moving-plan.ts';
import { changePlan } from '../../../src/core/plans/change-plan.ts';
import { planCosts, totalsOf } from '../../../src/core/plans/plan-costs.ts';
import { planRules } from '../../../src/core/plans/plan-commands.ts';
import type { ViewingGateway } from '../../../src/core/properties/viewings/viewing-gateway.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { MovingPlanScreen } from '../../../src/view-models/plans/moving-plan-screen.ts';
import { PlanOrders } from '../../../src/view-models/plans/plan-orders.ts';
import { PlanSections } from '../../../src/view-models/plans/plan-sections.ts';
import { PlanRepository } from '../../../src/view-models/plans/plan-repository.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aChosenThing, aPlan } from '../../support/a-plan.ts';
import { aProperty } from '../../support/a-property.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { aFileSaver, aPlanExport } from '../../support/plan-files.ts';
import { MemoryAccountPlans } from '../../support/memory/memory-plans.ts';
import { anOrderGateway } from '../../support/an-order-gateway.ts';
import { aServiceGateway, aServiceOrder } from '../../support/a-service-gateway.ts';
import { eventually } from '../../support/eventually.ts';
import { aPropertyCatalogue } from '../../support/a-property-catalogue.ts';

const { signal } = new AbortController();
const ID = 'the-plan-of-somebody';

/** Screen of a plan that is stored in the user's account, or in the browser for a visitor. */
async function aScreen({
  plan = aPlan() as MovingPlan | null,
  user = null as UserInfo | null,
  property = aProperty(),
  gateway = aServiceGateway(),
  goods = anOrderGateway(),
  viewings = null as ViewingGateway | null,
  access = null as LinkAccess | null,
  rules = async () => planRules,
} = {}) {
  const modals = new Modals();
  const { session } = aSession(user, modals);
  const [account, browser] = [new MemoryAccountPlans(), new StoredPlans(new MemoryTextStore())];
  if (plan) await (user || access ? account : browser).save(ID, plan, null);
  const { links, shared } = aPlanSharing(account);
  const followed: ((version: string | null) => void)[] = [];
  const events: PlanEvents = {
    follow: (_, parameters) => {
      followed.push(parameters);
      return () => void followed.splice(followed.indexOf(parameters), 1);
    },
  };
  const visitorName = new StoredVisitorName(new MemoryTextStore());
  const left: string[] = [];
  const shelf = new PlanRepository(session, account, browser);
  const screen = new MovingPlanScreen({
    session,
    shared,
    events,
    visitorName,
    shelf,
    properties: aPropertyCatalogue([property]),
    services: gateway,
    orders: new PlanOrders(gateway, goods),
    goodsOrders: { reportOrders: async () => {} },
    modals,
    clock: new FakeClock(),
    language: 'bg',
    rules,
    importSections: async (parts) =>
      new PlanSections({
        ...parts,
        services: gateway,
        viewings,
        newAbort: () => new AbortController(),
        shelf,
        plans: aPlanExport(),
        saver: aFileSaver(),
        modals,
      }),
    leave: () => left.push('left'),
  });
  const params: Record<string, string> = access
    ? { token: (await links.makePlanLink({ id: ID, access })).token }
    : { id: ID };
  const load = () => screen.load({ route: 'MovingInPlan', params, query: {}, signal });
  await load();
  /** Sends the notification of a save before its response. */
  const tellEarly = () => {
    const save = account.save.bind(account);
    account.save = async (...parameters) => {
      const savedPlan = await save(...parameters);
      for (const tell of followed) tell(savedPlan.version);
      await new Promise((next) => setTimeout(next, 20));
      return savedPlan;
    };
  };
  const elsewhere = async (change: Partial<MovingPlan>) => {
    const { plan: savedPlan, version } = await account.read(ID);
    await account.save(ID, { ...savedPlan, ...change }, version);
    for (const parameters of followed) parameters(null);
  };
  return { screen, account, browser, session, modals, left, load, elsewhere, links, followed, tellEarly };
}

const shown = (screen: MovingPlanScreen) => eventually(() => expect(screen.state).toBe('there'));

describe('The page of a plan (PLAN-01)', () => {
  it('of an account is rendered by the server', async () => {
    const { screen } = await aScreen({ user: aUser() });
    expect(screen.state).toBe('there');
    expect(screen.editor.form.values).toMatchObject({ movingInOn: '2027-03-10', people: '2' });
  });

  it('of a visitor is rendered by the browser', async () => {
    const { screen } = await aScreen();
    expect(screen.state).toBe('waiting');
    screen.onEnter();
    await shown(screen);
    screen.onLeave();
  });

  it('reports a missing plan, also for another person’s', async () => {
    const { screen } = await aScreen({ plan: null, user: aUser() });
    screen.onEnter();
    await eventually(() => expect(screen.state).toBe('missing'));
    screen.onLeave();
  });

  it('moves to the account that signs in, under the same URL', async () => {
    const { screen, session, account, browser } = await aScreen();
    screen.onEnter();
    await shown(screen);
    session.set(aUser());
    await eventually(async () => expect((await account.list()).map(({ id }) => id)).toEqual([ID]));
    expect(await browser.list()).toEqual([]);
    screen.editor.edit({ people: 3 });
    expect(await screen.editor.saving.now()).toBe(true);
    expect((await account.read(ID)).plan.people).toBe(3);
    screen.onLeave();
  });

  it('is deleted after a confirmation', async () => {
    const { screen, account, left } = await aScreen({ user: aUser() });
    screen.confirmDelete(true);
    expect(await account.list()).toHaveLength(1);
    await screen.delete();
    expect([await account.list(), left, screen.deleting]).toEqual([[], ['left'], false]);
  });
});

describe('The notices of a plan', () => {
  it.each([
    ['2026-12-24', 'christmas-eve', '2026-12-23'],
    ['2026-12-28', 'second-christmas', '2026-12-23'],
    ['2026-11-22', undefined, '2026-11-20'],
  ])('warn of %s, as banks are closed', async (movingInOn, name, before) => {
    const { screen } = await aScreen({ plan: aPlan({ movingInOn }), user: aUser() });
    expect([screen.closedDay?.holiday?.name, screen.closedDay?.before]).toEqual([name, before]);
  });

  it('report a past day, and nothing about an ordinary one', async () => {
    const over = (await aScreen({ plan: aPlan({ movingInOn: '2026-11-20' }), user: aUser() })).screen;
    expect([over.isPast, over.closedDay]).toEqual([true, null]);
    const usual = (await aScreen({ plan: aPlan({ movingInOn: '2026-11-23' }), user: aUser() })).screen;
    expect([usual.isPast, usual.closedDay]).toEqual([false, null]);
  });

  it('report changes of the listing until they are accepted, and a rented one (PLAN-10)', async () => {
    const property = aProperty({ price: 95_000, status: 'rented' });
    const { screen } = await aScreen({ user: aUser(), property });
    expect(screen.listingChanges).toEqual([{ field: 'price', before: 90_000, now: 95_000 }]);
    expect(screen.listing?.status).toBe('rented');
    expect(screen.editor.plan?.home.price).toBe(90_000);
    screen.takeListing();
    expect(screen.editor.plan?.home.price).toBe(95_000);
    expect(screen.listingChanges).toEqual([]);
  });

  it('show the new totals beside the planned ones, until the changes are accepted', async () => {
    const property = aProperty({ price: 95_000 });
    const none = { services: [], chosen: true, orderToken: null };
    const plan = aPlan({ cleaning: none, move: none });
    const { screen } = await aScreen({ plan, user: aUser(), property });
    const upFront = (one: MovingPlan | null) => one && totalsOf(planCosts(one)).upFront;
    const planned = upFront(screen.editor.plan) ?? 0;
    expect(upFront(screen.planNow)).toBe(planned + 5_000);
    const things = { budget: null, things: [aChosenThing({ product: { price: 1_000 } })] };
    screen.showThings({ renewed: things });
    expect(upFront(screen.planNow)).toBe(planned + 5_000 + 1_000 + 1_200);
    screen.showThings({ renewed: null });
    screen.takeListing();
    expect(screen.planNow).toBeNull();
  });

  it('report a deleted listing, and the plan stores its data', async () => {
    const { screen } = await aScreen({ user: aUser(), property: aProperty({ id: 8 }) });
    expect([screen.isGone, screen.editor.plan?.home.price]).toEqual([true, 90_000]);
  });

  it('report an order made from the plan', async () => {
    const gateway = aServiceGateway();
    const order = aServiceOrder();
    gateway.handlers.followServiceOrder = ({ token }) => ({ ...order, token });
    const cleaning = { services: [], chosen: true, orderToken: 'o'.repeat(43) };
    const { screen } = await aScreen({ plan: aPlan({ cleaning }), user: aUser(), gateway });
    expect(screen.orders.works.cleaning?.number).toBe(order.number);
    expect(screen.changesOf('cleaning')).toEqual([]);
  });

  it('report nothing about data that can’t be loaded', async () => {
    const gateway = aServiceGateway();
    gateway.failOnce('followServiceOrder', new Failure('error-please-try-again-later', {}, 'unreachable'));
    const cleaning = { services: [], chosen: true, orderToken: 'o'.repeat(43) };
    const { screen } = await aScreen({ plan: aPlan({ cleaning }), user: aUser(), gateway });
    expect([screen.state, screen.orders.works]).toEqual(['there', {}]);
  });
});

describe('A plan that is edited', () => {
  it('accepts valid answers, and keeps the earlier values for others', async () => {
    const { screen, account } = await aScreen({ user: aUser() });
    const { form } = screen.editor;
    form.set('people', '100');
    form.set('budget', '3000');
    await eventually(() => expect(screen.editor.plan?.budget).toBe(300_000));
    expect(screen.editor.plan?.people).toBe(2);
    await screen.editor.saving.now();
    expect((await account.read(ID)).plan).toMatchObject({ people: 2, budget: 300_000 });
  });

  it('merges changes from elsewhere, and asks about a conflict in a field', async () => {
    const { screen, account } = await aScreen({ user: aUser() });
    const elsewhere = async (change: Partial<MovingPlan>) => {
      const { plan, version } = await account.read(ID);
      await account.save(ID, { ...plan, ...change }, version);
    };
    await elsewhere({ people: 3 });
    screen.editor.edit({ budget: 100_000 });
    expect(await screen.editor.saving.now()).toBe(true);
    expect(screen.editor.plan).toMatchObject({ people: 3, budget: 100_000 });
    expect(screen.editor.form.values.people).toBe('3');

    await elsewhere({ budget: 200_000 });
    screen.editor.edit({ budget: 300_000 });
    expect(await screen.editor.saving.now()).toBe(false);
    const [clash] = screen.editor.version.clashes;
    expect(clash).toMatchObject({ field: 'budget', mine: 300_000, theirs: 200_000 });
    if (clash) screen.editor.choose(clash, 'mine');
    expect(await screen.editor.saving.now()).toBe(true);
    expect((await account.read(ID)).plan.budget).toBe(300_000);
  });

  it('stores an answer without its rules, reports it as unsaved and saves it later', async () => {
    let isOnline = false;
    const { screen, account } = await aScreen({
      user: aUser(),
      rules: async () => {
        if (!isOnline) throw new Failure('error-please-try-again-later', {}, 'unreachable');
        return planRules;
      },
    });
    const { form, saving } = screen.editor;
    form.set('budget', '3000');
    await eventually(() => expect(saving.state).toBe('changed'));
    expect([await saving.now(), saving.state]).toEqual([false, 'failed']);
    isOnline = true;
    expect([await saving.now(), saving.state]).toEqual([true, 'saved']);
    expect((await account.read(ID)).plan.budget).toBe(300_000);
  });

  it('loads the rules before the first answer, for a later loss of connection', async () => {
    let brought = 0;
    const { screen } = await aScreen({
      user: aUser(),
      rules: async () => {
        brought += 1;
        return planRules;
      },
    });
    expect(brought).toBe(0);
    screen.onEnter();
    await eventually(() => expect(brought).toBe(1));
    screen.onLeave();
  });

  it('saves changes when the page is left', async () => {
    const { screen, account } = await aScreen({ user: aUser() });
    screen.editor.edit({ people: 5 });
    screen.onLeave();
    await eventually(async () => expect((await account.read(ID)).plan.people).toBe(5));
  });
});

describe('A shared plan (PLAN-08)', () => {
  it('shows changes of others with their names, and keeps unsaved ones', async () => {
    const { screen, elsewhere } = await aScreen({ user: aUser() });
    screen.onEnter();
    await shown(screen);
    screen.editor.form.set('budget', 'сто');
    screen.editor.edit({ parts: [2, 1] });
    await elsewhere({ people: 3, movingInOn: '2027-04-01' });
    await eventually(() => expect(screen.editor.plan).toMatchObject({ people: 3, parts: [2, 1] }));
    expect(screen.editor.form.values).toMatchObject({ people: '3', movingInOn: '2027-04-01', budget: 'сто' });
    screen.onLeave();
  });

  it('does not report its own save as news, also before the response', async () => {
    const { screen, account, tellEarly, followed } = await aScreen({ user: aUser() });
    screen.onEnter();
    await eventually(() => expect(followed).toHaveLength(1));
    tellEarly();
    const read = vi.spyOn(account, 'read');
    screen.editor.edit({ budget: 300_000 });
    expect(await screen.editor.saving.now()).toBe(true);
    await new Promise((next) => setTimeout(next, 0));
    expect(read).not.toHaveBeenCalled();
    screen.onLeave();
  });

  it('asks about conflicts', async () => {
    const { screen, elsewhere } = await aScreen({ user: aUser() });
    screen.onEnter();
    await shown(screen);
    screen.editor.edit({ budget: 300_000 });
    await elsewhere({ budget: 200_000 });
    await eventually(() =>
      expect(screen.editor.version.clashes).toEqual([{ field: 'budget', mine: 300_000, theirs: 200_000 }]),
    );
    screen.onLeave();
  });

  it('asks nothing about services derived from changes on both sides', async () => {
    const { screen, account, elsewhere } = await aScreen({ user: aUser() });
    screen.onEnter();
    await shown(screen);
    const { editor } = screen;
    const of = (people: number) => changePlan(savedPlan, { people }, editor.sources).move;
    const { plan: savedPlan } = await account.read(ID);
    editor.edit({ people: 6 });
    expect(of(6)).not.toEqual(of(3));
    await elsewhere({ people: 3, move: of(3) });
    await eventually(() => expect(editor.version.clashes).toEqual([{ field: 'people', mine: 6, theirs: 3 }]));
    editor.choose({ field: 'people', mine: 6, theirs: 3 }, 'theirs');
    expect(editor.plan).toMatchObject({ people: 3, move: of(3) });
    screen.onLeave();
  });

  it('is read-only by a link to read', async () => {
    const { screen, account } = await aScreen({ access: 'read' });
    expect([screen.state, screen.canEdit, screen.isOwn]).toEqual(['there', false, false]);
    screen.editor.edit({ people: 5 });
    expect(await screen.editor.saving.now()).toBe(true);
    expect((await account.read(ID)).plan.people).toBe(2);
  });

  it('is edited by a link to edit, with a name', async () => {
    const { screen, account } = await aScreen({ access: 'edit' });
    expect([screen.canEdit, screen.together.takeName('  ')]).toEqual([false, false]);
    expect(screen.together.takeName(' Мария ')).toBe(true);
    screen.editor.edit({ people: 3 });
    expect(await screen.editor.saving.now()).toBe(true);
    expect((await account.read(ID)).plan.people).toBe(3);
    expect(screen.together.changes).toMatchObject([{ by: 'Мария', parts: ['people'] }]);
    screen.onLeave();
  });

  it('names its files by its id, not by the secret of the link', async () => {
    const { screen } = await aScreen({ access: 'read' });
    expect([screen.editor.planId, screen.editor.id === ID]).toEqual([ID, false]);
  });

  it('closes when its link is revoked', async () => {
    const { screen, links, followed } = await aScreen({ access: 'read' });
    screen.onEnter();
    await eventually(() => expect(followed).toHaveLength(1));
    await links.endPlanLink({ id: ID, access: 'read' });
    for (const parameters of followed) parameters(null);
    await eventually(() => expect(screen.state).toBe('missing'));
    expect([screen.reason, followed]).toEqual(['error-plan-link-ended', []]);
  });

  it('is not found by a revoked link', async () => {
    const { links, load } = await aScreen({ access: 'read' });
    await links.endPlanLink({ id: ID, access: 'read' });
    await expect(load()).rejects.toMatchObject({ messageKey: 'error-plan-link-ended' });
  });
});
