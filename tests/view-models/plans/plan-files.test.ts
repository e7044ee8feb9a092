import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredPlans } from '../../../src/adapters/storage/stored-plans.ts';
import type { UserInfo } from '../../../src/core/accounts/account.ts';
import { planRules } from '../../../src/core/plans/plan-commands.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { PlanEditor } from '../../../src/view-models/plans/plan-editor.ts';
import { PlanFiles } from '../../../src/view-models/plans/plan-files.ts';
import { PlanRepository } from '../../../src/view-models/plans/plan-repository.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aPlan } from '../../support/a-plan.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { aFileSaver, aPlanExport } from '../../support/plan-files.ts';
import { MemoryAccountPlans } from '../../support/memory/memory-plans.ts';
import { eventually } from '../../support/eventually.ts';

const ID = 'the-plan-of-somebody';

async function someFiles({ user = null as UserInfo | null, plan = aPlan() } = {}) {
  const modals = new Modals();
  const { session } = aSession(user, modals);
  const [account, browser] = [new MemoryAccountPlans(), new StoredPlans(new MemoryTextStore())];
  const savedPlan = await (user ? account : browser).save(ID, plan, null);
  await session.role();
  const editor = new PlanEditor({
    clock: new FakeClock(),
    language: 'bg',
    rules: async () => planRules,
    shelf: async () => account,
  });
  editor.begin(savedPlan, { groups: [], cities: [], served: [] });
  const [plans, files] = [aPlanExport(), aFileSaver()];
  const shelf = new PlanRepository(session, account, browser);
  const made = new PlanFiles({ editor, shelf, plans, saver: files, modals });
  made.begin();
  return { made, plans, files, modals, editor, end: () => made.end() };
}

describe('The files of a plan (PLAN-06, PLAN-09)', () => {
  it('show the current plan, also before it is saved', async () => {
    const { made, plans, files, editor, end } = await someFiles();
    editor.edit({ people: 3 });
    await made.download('pdf');
    expect(plans.inputs('planFile')).toMatchObject([{ id: ID, format: 'pdf', plan: { people: 3 } }]);
    expect(files.saved.map(({ name }) => name)).toEqual(['uyut-plan.pdf']);
    expect(made.busy).toBeNull();
    end();
  });

  it('include no calendar for a plan without days', async () => {
    expect((await someFiles({ plan: aPlan({ movingInOn: null }) })).made.hasDays).toBe(false);
    expect((await someFiles()).made.hasDays).toBe(true);
  });

  it('can be requested again after an error, which is shown', async () => {
    const { made, plans, files, modals, end } = await someFiles();
    plans.failOnce('planFile', new Failure('error-please-try-again-later', {}, 'unreachable'));
    await made.download('ics');
    expect([files.saved, made.busy]).toEqual([[], null]);
    expect(modals.notification).not.toBeNull();
    await made.download('ics');
    expect(files.saved).toHaveLength(1);
    end();
  });
});

describe('The calendar URL', () => {
  it('is created and revoked by the owner of the plan', async () => {
    const { made, end } = await someFiles({ user: aUser() });
    await eventually(() => expect(made.canSubscribe).toBe(true));
    await made.openFeed();
    expect(made.feed).toMatch(/\.ics$/);
    made.confirmEnd(true);
    await made.endFeed();
    expect([made.feed, made.ending]).toEqual([null, false]);
    end();
  });

  it('is not available for a plan in a browser', async () => {
    const { made, end } = await someFiles();
    expect([made.canSubscribe, made.feed]).toEqual([false, null]);
    end();
  });
});
