import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { Autosave, SAVE_AFTER_MILLISECONDS } from '../../../src/view-models/site/autosave.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { settled } from '../../support/settled.ts';

const NO_CONNECTION = new Failure('error-no-connection', {}, 'unreachable');

let clock: FakeClock;
let sent: number;
let refuse: unknown;
let isAutomatic: boolean;
let saving: Autosave;

beforeEach(() => {
  clock = new FakeClock();
  sent = 0;
  refuse = null;
  isAutomatic = true;
  saving = new Autosave(
    async () => {
      sent += 1;
      await Promise.resolve();
      if (refuse !== null) throw refuse;
    },
    clock,
    () => isAutomatic,
  );
});

const pass = async (milliseconds: number) => {
  clock.pass(milliseconds);
  await settled();
};

describe('The automatic save of a form', () => {
  it('has nothing to save before a change', async () => {
    expect([saving.state, saving.isUnsaved, saving.savedAt, await saving.now()]).toEqual([
      'untouched',
      false,
      null,
      true,
    ]);
    expect([sent, saving.state]).toEqual([0, 'untouched']);
  });

  it('starts a moment after the last change, and reports its end', async () => {
    saving.changed();
    expect([saving.state, saving.isUnsaved]).toEqual(['changed', true]);
    await pass(SAVE_AFTER_MILLISECONDS - 1);
    saving.changed();
    await pass(SAVE_AFTER_MILLISECONDS - 1);
    expect(sent).toBe(0);
    await pass(1);
    expect([sent, saving.state, saving.isUnsaved, saving.savedAt]).toEqual([1, 'saved', false, clock.now()]);
  });

  it('is pending until the response, also after another change', async () => {
    saving.changed();
    const running = saving.now();
    expect([saving.state, saving.isUnsaved, saving.isLatest]).toEqual(['saving', true, true]);
    saving.changed();
    expect([saving.state, saving.isLatest]).toEqual(['saving', false]);
    expect(await running).toBe(true);
    expect([sent, saving.state, saving.isLatest]).toEqual([2, 'saved', true]);
  });

  it('is sent once for repeated requests', async () => {
    saving.changed();
    expect(await Promise.all([saving.now(), saving.now()])).toEqual([true, true]);
    await pass(60_000);
    expect(sent).toBe(1);
  });

  it('that failed shows the reason, and is retried on request', async () => {
    refuse = NO_CONNECTION;
    saving.changed();
    expect(await saving.now()).toBe(false);
    expect([saving.state, saving.isUnsaved, saving.failure, saving.savedAt]).toEqual([
      'failed',
      true,
      NO_CONNECTION,
      null,
    ]);
    refuse = null;
    expect(await saving.now()).toBe(true);
    expect([sent, saving.state, saving.failure]).toEqual([2, 'saved', null]);
  });

  it('rethrows unexpected errors', async () => {
    refuse = new TypeError('not a function');
    saving.changed();
    await expect(saving.now()).rejects.toBe(refuse);
    expect([saving.state, saving.failure]).toEqual(['failed', null]);
  });

  it('waits for a request if it is switched off', async () => {
    isAutomatic = false;
    saving.changed();
    isAutomatic = true;
    await pass(60_000);
    expect([sent, saving.state]).toEqual([0, 'changed']);
    // Later public changes are not saved automatically either.
    saving.changed();
    isAutomatic = false;
    await pass(60_000);
    expect(sent).toBe(0);
  });

  it('pauses: a pending save is awaited, and no other starts automatically', async () => {
    saving.changed();
    await saving.rest();
    await pass(60_000);
    expect(sent).toBe(0);
    let isRested = false;
    void saving.now();
    const resting = saving.rest().then(() => (isRested = true));
    expect(isRested).toBe(false);
    await resting;
    expect(saving.state).toBe('saved');
  });

  it.each([
    ['saved', true],
    ['untouched', false],
  ] as const)('is settled by another way: %s', async (state, isSavedNow) => {
    refuse = NO_CONNECTION;
    saving.changed();
    await saving.now();
    refuse = null;
    saving.changed();
    saving.settle(state);
    await pass(60_000);
    expect([sent, saving.state, saving.failure, saving.savedAt !== null]).toEqual([
      1,
      state,
      null,
      isSavedNow,
    ]);
    expect(await saving.now()).toBe(true);
    expect(sent).toBe(1);
  });
});
