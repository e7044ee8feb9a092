import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { rereadOnConflict, stateAfterConflict } from '../../../src/view-models/site/conflict.ts';

const CONFLICT = new Failure('order-action-not-possible', {}, 'conflict');
const UNREACHABLE = new Failure('error-no-connection', {}, 'unreachable');
const FAULT = new TypeError('not a function');

describe('The current data after a conflict', () => {
  it('is loaded', async () => {
    expect(await stateAfterConflict(CONFLICT, async () => 'shipped')).toBe('shipped');
  });

  it.each([UNREACHABLE, FAULT])('is not requested after another error: $name', async (error) => {
    const read = async () => 'shipped';
    expect(await stateAfterConflict(error, read)).toBeNull();
  });

  it('is missing after a failed load; unexpected errors are rethrown', async () => {
    expect(await stateAfterConflict(CONFLICT, () => Promise.reject(UNREACHABLE))).toBeNull();
    await expect(stateAfterConflict(CONFLICT, () => Promise.reject(FAULT))).rejects.toBe(FAULT);
  });
});

describe('Changes of others after a conflict', () => {
  const reread = (refusal: unknown, before: string | null, now: string) =>
    rereadOnConflict(
      refusal,
      before,
      async () => now,
      (one, other) => (one === other ? null : `from-${one}-to-${other}`),
    );

  it('are reported with the current data', async () => {
    expect(await reread(CONFLICT, 'new', 'shipped')).toEqual({
      state: 'shipped',
      meanwhile: 'from-new-to-shipped',
    });
  });

  it.each([
    ['nothing was shown', CONFLICT, null, 'shipped'],
    ['nothing has changed', CONFLICT, 'new', 'new'],
    ['the error is of another kind', UNREACHABLE, 'new', 'shipped'],
  ])('are empty if %s', async (_, refusal, before, now) => {
    expect(await reread(refusal, before, now)).toBeNull();
  });
});
