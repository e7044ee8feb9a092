import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredPlans } from '../../../src/adapters/storage/stored-plans.ts';
import { importGuestPlans } from '../../../src/core/plans/import-guest-plans.ts';
import { PLAN_LIMITS } from '../../../src/core/plans/moving-plan.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { aPlan } from '../../support/a-plan.ts';
import { MemoryAccountPlans } from '../../support/memory/memory-plans.ts';

const idOf = (number: number) => `plan-of-a-visitor-${number}`;
const idsIn = async (plans: { list(): Promise<{ id: string }[]> }) =>
  (await plans.list()).map(({ id }) => id);

describe('importGuestPlans (PLAN-01)', () => {
  const start = async (count: number) => {
    const [browser, account] = [new StoredPlans(new MemoryTextStore()), new MemoryAccountPlans()];
    for (let number = 0; number < count; number += 1) await browser.save(idOf(number), aPlan(), null);
    return { browser, account };
  };

  it('moves the plans in order with their ids and deletes them in the browser', async () => {
    const { browser, account } = await start(2);
    expect(await importGuestPlans(browser, account)).toBe(0);
    expect(await idsIn(account)).toEqual([idOf(1), idOf(0)]);
    expect(await idsIn(browser)).toEqual([]);
    expect((await account.read(idOf(0))).plan).toEqual(aPlan());
  });

  it('leaves plans in the browser when the account is full', async () => {
    const { browser, account } = await start(2);
    for (let number = 1; number < PLAN_LIMITS.plans; number += 1) {
      await account.save(`of-the-account-${number}`, aPlan(), null);
    }
    expect(await importGuestPlans(browser, account)).toBe(1);
    expect(await idsIn(browser)).toEqual([idOf(1)]);
  });

  it('does not overwrite the newer version of the account', async () => {
    const { browser, account } = await start(1);
    await account.save(idOf(0), aPlan({ people: 5 }), null);
    expect(await importGuestPlans(browser, account)).toBe(0);
    expect((await account.read(idOf(0))).plan.people).toBe(5);
    expect(await idsIn(browser)).toEqual([]);
  });

  it('imports each plan once when it is called twice at the same time', async () => {
    const { browser, account } = await start(2);
    const first = importGuestPlans(browser, account);
    const late = new MemoryAccountPlans();
    late.save = async (...plan) => {
      await first;
      return account.save(...plan);
    };
    expect(await importGuestPlans(browser, late)).toBe(0);
    expect(await first).toBe(0);
    expect(await idsIn(account)).toHaveLength(2);
    expect(await idsIn(browser)).toEqual([]);
  });

  it('leaves all plans in the browser when the account cannot be reached', async () => {
    const { browser, account } = await start(1);
    account.refuse = new Failure('error-please-try-again-later', {}, 'unreachable');
    await expect(importGuestPlans(browser, account)).rejects.toBe(account.refuse);
    expect(await idsIn(browser)).toEqual([idOf(0)]);
  });
});
