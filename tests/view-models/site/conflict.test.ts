import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { rereadOnConflict, stateAfterConflict } from '../../../src/view-models/site/conflict.ts';

const CONFLICT = new Failure('order-action-not-possible', {}, 'conflict');
const UNREACHABLE = new Failure('error-no-connection', {}, 'unreachable');
const FAULT = new TypeError('not a function');

describe('What stands now, after an action that came too late', () => {
  it('is read', async () => {
    expect(await stateAfterConflict(CONFLICT, async () => 'shipped')).toBe('shipped');
  });

  it.each([UNREACHABLE, FAULT])('is not asked for after another error: $name', async (error) => {
    const read = async () => 'shipped';
    expect(await stateAfterConflict(error, read)).toBeNull();
  });

  it('is none where it can’t be read; a fault of ours is not hidden', async () => {
    expect(await stateAfterConflict(CONFLICT, () => Promise.reject(UNREACHABLE))).toBeNull();
    await expect(stateAfterConflict(CONFLICT, () => Promise.reject(FAULT))).rejects.toBe(FAULT);
  });
});

describe('What others did meanwhile', () => {
  const reread = (refusal: unknown, before: string | null, now: string) =>
    rereadOnConflict(
      refusal,
      before,
      async () => now,
      (one, other) => (one === other ? null : `from-${one}-to-${other}`),
    );

  it('is told with what stands now', async () => {
    expect(await reread(CONFLICT, 'new', 'shipped')).toEqual({
      state: 'shipped',
      meanwhile: 'from-new-to-shipped',
    });
  });

  it.each([
    ['nothing was shown', CONFLICT, null, 'shipped'],
    ['nothing has changed', CONFLICT, 'new', 'new'],
    ['the error is of another kind', UNREACHABLE, 'new', 'shipped'],
  ])('is nothing where %s', async (_, refusal, before, now) => {
    expect(await reread(refusal, before, now)).toBeNull();
  });
});
