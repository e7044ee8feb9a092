import { expect, it } from 'vitest';
import { lazyImport } from '../../../src/core/shared/lazy-import.ts';
import { aRefusal } from '../../support/a-refusal.ts';

it('Code that is fetched when needed is handed on', async () => {
  await expect(lazyImport(async () => 'rules')()).resolves.toBe('rules');
});

it('Code that does not come is told as a server that could not be reached', async () => {
  const load = lazyImport(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(load()).rejects.toThrow(aRefusal('error-please-try-again-later', {}, 'unreachable'));
});
