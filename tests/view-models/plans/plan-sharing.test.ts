import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Shared } from '../../../src/core/site/sharing.ts';
import { PlanSharing } from '../../../src/view-models/plans/together/plan-sharing.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aPlan } from '../../support/a-plan.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { MemoryAccountPlans } from '../../support/memory/memory-plans.ts';
import { aPlanSharing } from '../../support/plan-sharing.ts';

async function someSharing({
  user = aUser() as ReturnType<typeof aUser> | null,
  shared = 'copied' as Shared,
  isThere = true,
} = {}) {
  const plans = new MemoryAccountPlans();
  const takeAlong = async () => void (await plans.save('the-plan-of-somebody', aPlan(), null));
  if (isThere) await takeAlong();
  const modals = new Modals();
  const handed: (string | undefined)[] = [];
  const sharing = {
    share: async (_: string, path?: string) => {
      handed.push(path);
      return shared;
    },
  };
  const state = new PlanSharing('the-plan-of-somebody', {
    links: aPlanSharing(plans).links,
    takeAlong,
    sharing,
    session: aSession(user, modals).session,
    modals,
    pathOf: (token) => `/shared/${token}`,
  });
  return { state, plans, modals, handed };
}

describe('The links to a plan (PLAN-08)', () => {
  it('are created, shared and revoked, each with a notice', async () => {
    const { state, handed } = await someSharing();
    await state.load();
    expect([state.linkOf('read'), state.linkOf('edit')]).toEqual([null, null]);
    await state.make('edit');
    const link = state.linkOf('edit');
    expect([link?.access, state.done]).toEqual(['edit', { access: 'edit', what: 'made' }]);
    if (link) await state.share(link, 'План за нанасяне');
    expect([handed, state.done?.what]).toEqual([[`/shared/${link?.token}`], 'copied']);
    await state.end('edit');
    expect([state.linkOf('edit'), state.done?.what]).toEqual([null, 'ended']);
  });

  it('include earlier links', async () => {
    const { state } = await someSharing();
    await state.make('read');
    const link = state.linkOf('read');
    await state.load();
    expect(state.linkOf('read')).toEqual(link);
  });

  it('report an error, and can be requested again', async () => {
    const { state, plans, modals } = await someSharing();
    plans.refuse = new Failure('error-please-try-again-later', {}, 'unreachable');
    await state.make('read');
    expect([modals.notification?.message.key, state.busy]).toEqual(['error-please-try-again-later', false]);
    plans.refuse = null;
    await state.make('read');
    expect(state.linkOf('read')).not.toBeNull();
  });

  it('are requested after the account has the plan from before the login', async () => {
    const { state, modals } = await someSharing({ isThere: false });
    await state.load();
    expect([state.links, modals.open]).toEqual([[], null]);
  });

  it('are available after a login only', async () => {
    const { state, modals } = await someSharing({ user: null });
    expect(state.isSignedIn).toBe(false);
    state.signIn();
    expect(modals.open).toBe('login');
  });
});
