import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isSource } from '../../../server/rendering/renderers.ts';

describe('npm run dev', () => {
  it('serves the modules outside src that the browser imports', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.tsx?$/.test(name),
    );
    const importOutside = /^import (?!type).* from '(?:\.\.\/)+((?:api|content)\/[\w/-]+\.\w+)'/gm;
    const imported = files.flatMap((file) =>
      [...readFileSync(`src/${file}`, 'utf8').matchAll(importOutside)].map(([, path]) => `/${path}`),
    );
    expect(imported.length).toBeGreaterThan(20);
    expect(imported.filter((path) => !isSource(path))).toEqual([]);
    expect(isSource('/api/calls/favorites/favorites.ts?t=1')).toBe(true);
  });

  it('does not handle API calls', () => {
    expect(
      ['/api/user', '/api/product/search', '/api/page/blog-post/1-products.json'].filter(isSource),
    ).toEqual([]);
  });
});
