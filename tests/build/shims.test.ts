import { describe, expect, it } from 'vitest';
import { shims, SHIMS } from '../../build/shims.ts';
import isPropValid from '../../build/shims/every-property.ts';
import hoistNonReactStatics from '../../build/shims/no-static-hoisting.ts';
import {
  buildNoActivationsResolvedValueBindingNodeResolverJit,
  InstanceBindingNodeImplementation,
} from '../../build/shims/no-class-bindings.ts';
import { __vitePreload } from '../../build/shims/plain-import.ts';
import { buildOf } from './build-of.ts';

describe('The shims of the browser’s build', () => {
  it('stand in the place of what is imported by those names', async () => {
    const { code } = await buildOf("import 'reflect-metadata/lite';", [
      shims({ 'reflect-metadata/lite': SHIMS['reflect-metadata/lite'] ?? '' }),
    ]);
    expect(code).toContain('getOwnMetadata');
    expect(code.length).toBeLessThan(1_000);
  });

  it('fail the build when nobody asks for one any more', async () => {
    await expect(buildOf('export const one = 1;', [shims({ 'gone-package': 'any.ts' })])).rejects.toThrow(
      'Nobody asks for gone-package any more',
    );
  });

  it('let each attribute through to the element, but not the two that are Emotion’s own', () => {
    expect(['href', 'data-any', 'aria-label'].every(isPropValid)).toBe(true);
    expect(['as', 'theme'].some(isPropValid)).toBe(false);
  });

  it('hand a component back as it is, and import without more ado', async () => {
    const component = () => null;
    expect(hoistNonReactStatics(component)).toBe(component);
    expect(await __vitePreload(async () => 'loaded')).toBe('loaded');
  });

  it('build no class that is bound by itself, and compile no text', () => {
    const builders = [
      InstanceBindingNodeImplementation,
      buildNoActivationsResolvedValueBindingNodeResolverJit,
    ];
    for (const build of builders) expect(build).toThrow('A binding of the browser says how it is made');
  });

  it('remember metadata by key and target, as reflect-metadata does', async () => {
    const before = Object.getOwnPropertyDescriptors(Reflect);
    try {
      const shim = SHIMS['reflect-metadata/lite'] ?? '';
      await import(shim);
      const { defineMetadata, getMetadata, getOwnMetadata } = Reflect as unknown as Record<
        string,
        (...parts: unknown[]) => unknown
      >;
      const target = {};
      defineMetadata?.('key', 7, target);
      expect(getMetadata?.('key', target)).toBe(7);
      expect(getOwnMetadata?.('other', target)).toBeUndefined();
      expect(getOwnMetadata?.('key', {})).toBeUndefined();
    } finally {
      // Other files of the same worker load the real one, which leaves alone what it finds there already.
      for (const name of Reflect.ownKeys(Reflect)) {
        const was = Object.getOwnPropertyDescriptor(before, name)?.value as PropertyDescriptor | undefined;
        if (was === undefined) Reflect.deleteProperty(Reflect, name);
        else Object.defineProperty(Reflect, name, was);
      }
    }
  });
});
