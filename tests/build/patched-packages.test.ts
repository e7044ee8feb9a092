import { describe, expect, it } from 'vitest';
import { patchedPackages } from '../../build/patched-packages.ts';
import { shims, SHIMS } from '../../build/shims.ts';
import { buildOf } from './build-of.ts';

const production = () => shims({ 'react-router': SHIMS['react-router'] ?? '' });
const SOURCE = `
  import createCache from '@emotion/cache';
  import i18next from 'i18next';
  import { useHref } from 'react-router';
  export { createCache, i18next, useHref };
`;

describe('The patches of packages', () => {
  it('leave out of the router, of Emotion and of i18next what nobody uses', async () => {
    const whole = await buildOf(SOURCE, [production()]);
    const { code } = await buildOf(SOURCE, [production(), patchedPackages()]);
    expect(whole.code).toContain('NavLink');
    expect(code).not.toContain('NavLink');
    expect(code).toContain('function useHref');
    expect(whole.code).toContain('You are passing');
    expect(code).not.toContain('You are passing');
    expect(whole.code).toContain('case 5103:');
    expect(code).not.toContain('case 5103:');
    expect(code.length).toBeLessThan(whole.code.length * 0.75);
  }, 60_000);

  it('fail the build when a package has changed', async () => {
    const patch = { why: 'It says hello', files: /entry-of-the-test/, pattern: /hello/g, replacement: 'bye' };
    const { code } = await buildOf("export const word = 'hello';", [patchedPackages([patch])]);
    expect(code).toContain('bye');
    await expect(buildOf("export const word = 'hallo';", [patchedPackages([patch])])).rejects.toThrow(
      'Found nothing to patch: It says hello',
    );
  }, 60_000);
});
