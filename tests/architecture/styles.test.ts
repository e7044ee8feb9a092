import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentStyles, stylesheets } from '../../src/views/styles/document-styles.ts';
import type { Stylesheet } from '../../src/views/styles/stylesheet.ts';

const views = readdirSync('src/views', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => [file, readFileSync(`src/views/${file}`, 'utf8')] as const);

const names = stylesheets.flatMap((sheet: Stylesheet<string>) => Object.keys(sheet.classes));
/** Classes that other code sets: icons (`icons.tsx`). */
const ELSEWHERE = ['icon'];

describe('Classes', () => {
  it('are written with classNames, which the compiler checks', () => {
    const raw = views.filter(([, text]) => /className=(?:"|\{`|\{')/.test(text)).map(([file]) => file);
    expect(raw).toEqual([]);
  });

  it('belong to one stylesheet each', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('exist if a selector names them', () => {
    const selectors = documentStyles.replaceAll(/\{[^{}]*\}/g, '{}').replaceAll(/url\([^)]*\)|"[^"]*"/g, '');
    const named = new Set([...selectors.matchAll(/\.([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name));
    expect([...named].filter((name) => !names.includes(name) && !ELSEWHERE.includes(name))).toEqual([]);
  });

  it('are used by a view', () => {
    const texts = views.map(([, text]) => text).join('\n');
    expect(names.filter((name) => !texts.includes(`'${name}'`))).toEqual([]);
  });
});
