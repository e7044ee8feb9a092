import { expect, it } from 'vitest';
import { lazyImport } from '../../../src/core/shared/lazy-import.ts';
import { aFailure } from '../../support/a-failure.ts';

it('lazyImport returns the imported module', async () => {
  await expect(lazyImport(async () => 'rules')()).resolves.toBe('rules');
});

it('lazyImport reports a failed import as an unreachable server', async () => {
  const load = lazyImport(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(load()).rejects.toThrow(aFailure('error-please-try-again-later', {}, 'unreachable'));
});
