import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { leftOut } from '../../build/left-out.ts';
import { patchedPackages, PATCHES } from '../../build/patched-packages.ts';
import { shims, SHIMS } from '../../build/shims.ts';
import { UNUSED_FUNCTIONS } from '../../build/unused-functions.ts';
import { buildOf } from './build-of.ts';

const production = () => shims({ 'react-router': SHIMS['react-router'] ?? '' });
const SOURCE = `
  import createCache from '@emotion/cache';
  import i18next from 'i18next';
  import { makeAutoObservable } from 'mobx';
  import { Router, UNSAFE_NavigationContext } from 'react-router';
  export { createCache, i18next, makeAutoObservable, Router, UNSAFE_NavigationContext };
`;

const REACT = 'react-dom/cjs/react-dom-client.production.js';

describe('The patches of packages', () => {
  it('leave out of the router, of Emotion, of i18next and of MobX what nobody uses', async () => {
    const whole = await buildOf(SOURCE, [production()]);
    const patches = PATCHES.filter(({ files }) => !files.test(REACT));
    const { code } = await buildOf(SOURCE, [production(), patchedPackages(patches)]);
    for (const unused of ['NavLink', 'RenderErrorBoundary', 'FLOW_CANCELLED']) {
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

  it('leave texts and their plurals, as i18next says them, when what nobody calls is left out, too', async () => {
    const source = `
      import { createInstance } from ${JSON.stringify(fileURLToPath(import.meta.resolve('i18next')))};
      const inLanguage = (lng) => {
        const texts = createInstance();
        void texts.init({
          lng, fallbackLng: 'bg', keySeparator: false, nsSeparator: false, initAsync: false,
          resources: { bg: { translation: { plain: 'дума', one_one: '{{count}} брой', one_other: '{{count}} броя' } } },
        });
        return texts;
      };
      const texts = inLanguage('bg');
      const say = (key, count) => texts.t(key, { count, skipInterpolation: true });
      export const said = [say('plain'), say('one', 1), say('one', 5), say('none'), texts.isInitialized, inLanguage('cimode').t('plain')];
    `;
    const isOfTexts = ({ source: file }: RegExp) => file.includes('i18next');
    const { code } = await buildOf(source, [
      patchedPackages(PATCHES.filter(({ files }) => isOfTexts(files))),
      leftOut(UNUSED_FUNCTIONS.filter(({ file }) => isOfTexts(file))),
    ]);
    const built = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { said: unknown[] };
    expect(built.said).toEqual(['дума', '{{count}} брой', '{{count}} броя', 'none', true, 'plain']);
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
