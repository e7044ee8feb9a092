import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { patchedPackages, PATCHES } from '../../build/patched-packages.ts';
import { shims, SHIMS } from '../../build/shims.ts';
import { buildOf } from './build-of.ts';

const production = () => shims({ 'react-router': SHIMS['react-router'] ?? '' });
const SOURCE = `
  import createCache from '@emotion/cache';
  import i18next from 'i18next';
  import { Router, UNSAFE_NavigationContext } from 'react-router';
  export { createCache, i18next, Router, UNSAFE_NavigationContext };
`;

const REACT = 'react-dom/cjs/react-dom-client.production.js';

describe('The patches of packages', () => {
  it('leave out of the router, of Emotion and of i18next what nobody uses', async () => {
    const whole = await buildOf(SOURCE, [production()]);
    const patches = PATCHES.filter(({ files }) => !files.test(REACT));
    const { code } = await buildOf(SOURCE, [production(), patchedPackages(patches)]);
    for (const unused of ['NavLink', 'RenderErrorBoundary']) {
      expect(whole.code).toContain(unused);
      expect(code).not.toContain(unused);
    }
    expect(code).toContain('function Router');
    expect(whole.code).toContain('You are passing');
    expect(code).not.toContain('You are passing');
    expect(whole.code).toContain('case 5103:');
    expect(code).not.toContain('case 5103:');
    expect(code.length).toBeLessThan(whole.code.length * 0.75);
  });

  it('leave React no errors that it makes as it is loaded', async () => {
    const file = fileURLToPath(
      new URL('cjs/react-dom-client.production.js', import.meta.resolve('react-dom')),
    );
    const source = `import React from ${JSON.stringify(file)}; export { React };`;
    const patches = PATCHES.filter(({ files }) => files.test(REACT));
    const [whole, patched] = [await buildOf(source, []), await buildOf(source, [patchedPackages(patches)])];
    const errors = /Exception = \/?\*?[^;,]*Error\(formatProdErrorMessage/g;
    expect(whole.code.match(errors)).toHaveLength(5);
    expect(patched.code.match(errors)).toBeNull();
  });

  it('leave texts, their plurals and numbers, as i18next says them', async () => {
    const source = `
      import i18next from ${JSON.stringify(fileURLToPath(import.meta.resolve('i18next')))};
      const formatter = { type: 'formatter', init() {}, add() {}, addCached() {}, format: (value) => '<' + value + '>' };
      const texts = i18next.createInstance();
      texts.use(formatter).init({
        lng: 'bg', fallbackLng: 'bg', keySeparator: false, nsSeparator: false, initAsync: false,
        resources: { bg: { translation: { plain: 'дума', one_one: '{{count}} брой', one_other: '{{count, number}} броя' } } },
        interpolation: { escapeValue: false, alwaysFormat: true },
      });
      export const said = [texts.t('plain'), texts.t('one', { count: 1 }), texts.t('one', { count: 5 }), texts.t('none'), texts.isInitialized];
    `;
    const { code } = await buildOf(source, [
      patchedPackages(PATCHES.filter(({ files }) => files.test('i18next/dist/esm/i18next'))),
    ]);
    const built = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { said: unknown[] };
    expect(built.said).toEqual(['дума', '<1> брой', '<5> броя', 'none', true]);
    expect(code).not.toMatch(/class (?:Formatter|Connector)/);
  });

  it('fail the build when a package has changed', async () => {
    const patch = { why: 'It says hello', files: /entry-of-the-test/, pattern: /hello/g, replacement: 'bye' };
    const { code } = await buildOf("export const word = 'hello';", [patchedPackages([patch])]);
    expect(code).toContain('bye');
    await expect(buildOf("export const word = 'hallo';", [patchedPackages([patch])])).rejects.toThrow(
      'Found nothing to patch: It says hello',
    );
  });
});
