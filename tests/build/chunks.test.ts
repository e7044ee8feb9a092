import { describe, expect, it } from 'vitest';
import { chunkNames } from '../../build/chunks.ts';

/** Modules with their imports. `code` has the length of the module. */
function aGraph(
  imports: Record<string, string[]>,
  weights: Record<string, number> = {},
  later: Record<string, string[]> = {},
) {
  return {
    getModuleInfo: (id: string) =>
      ({
        importedIds: imports[id] ?? [],
        dynamicallyImportedIds: later[id] ?? [],
        code: 'x'.repeat(weights[id] ?? 10),
      }) as never,
  };
}

const SCREENS = ['cart', 'product', 'category', 'home', 'search', 'chat'];

function namesOf(
  imports: Record<string, string[]>,
  weights?: Record<string, number>,
  later?: Record<string, string[]>,
) {
  const screens = new Map(SCREENS.map((name) => [name, [`${name}-page.tsx`]]));
  const nameOf = chunkNames({ entry: 'browser.tsx', screens });
  const graph = aGraph(imports, weights, later);
  return (id: string) => nameOf(id, graph);
}

describe('The chunk of a module', () => {
  it('is the base if the entry imports it, or many screens do', () => {
    const name = namesOf({
      'browser.tsx': ['shell.ts'],
      'shell.ts': ['react.js'],
      'cart-page.tsx': ['card.ts'],
      'product-page.tsx': ['card.ts'],
      'home-page.tsx': ['card.ts'],
    });
    expect(['shell.ts', 'react.js', 'card.ts', '\0runtime'].map(name)).toEqual(Array(4).fill('base'));
  });

  it('is the base if the entry itself imports it lazily, but not if a module of the entry does', () => {
    const name = namesOf({ 'browser.tsx': ['shell.ts'], 'react.js': ['scheduler.js'] }, undefined, {
      'browser.tsx': ['react.js'],
      'shell.ts': ['map.js'],
    });
    expect(['react.js', 'scheduler.js', 'map.js'].map(name)).toEqual(['base', 'base', null]);
  });

  it('is its page’s if only one screen loads it, and a page has its own', () => {
    const name = namesOf({ 'cart-page.tsx': ['checkout.ts'], 'browser.tsx': [] });
    expect(['checkout.ts', 'cart-page.tsx', 'browser.tsx', 'modal.ts'].map(name)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('is shared by modules of the same screens', () => {
    const name = namesOf({
      'home-page.tsx': ['property.ts'],
      'search-page.tsx': ['property.ts'],
      'property.ts': ['price.ts'],
    });
    expect(name('price.ts')).toBe('property');
    expect(name('property.ts')).toBe('property');
  });

  it('is separate if screens would load much unused code, and shared if another file costs more', () => {
    const heavy = namesOf(
      { 'home-page.tsx': ['map.ts', 'text.ts'], 'search-page.tsx': ['map.ts'], 'chat-page.tsx': ['text.ts'] },
      { 'map.ts': 50_000 },
    );
    expect(heavy('map.ts')).not.toBe(heavy('text.ts'));
    const small = namesOf(
      { 'home-page.tsx': ['map.ts', 'text.ts'], 'search-page.tsx': ['map.ts'], 'chat-page.tsx': ['text.ts'] },
      { 'map.ts': 100, 'text.ts': 100 },
    );
    expect(small('map.ts')).toBe(small('text.ts'));
  });
});

describe('Two chunks', () => {
  it('are not merged around a third, which would make them import each other', () => {
    const imports = {
      'home-page.tsx': ['top.ts'],
      'search-page.tsx': ['top.ts'],
      'top.ts': ['middle.ts'],
      'middle.ts': ['bottom.ts'],
      'chat-page.tsx': ['middle.ts', 'bottom.ts'],
      'cart-page.tsx': ['bottom.ts'],
    };
    const name = namesOf(imports, { 'middle.ts': 50_000 });
    const [top, middle, bottom] = ['top.ts', 'middle.ts', 'bottom.ts'].map(name);
    expect(top === bottom && top !== middle).toBe(false);
  });
});
