import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Route } from '../../src/core/site/routes.ts';
import { routeNamed, ROUTES } from '../../src/core/site/routes.ts';

const routes = [...Object.entries<Route>(ROUTES), ['NotFound', routeNamed('NotFound')] as const];

describe('The table of routes', () => {
  it.each(routes)('%s names a screen that exists', (_, { screen }) => {
    expect(existsSync(`src/container/screens/${screen}.ts`)).toBe(true);
  });

  it('includes every screen', () => {
    const named = new Set(routes.map(([, { screen }]) => `${screen}.ts`));
    const files = readdirSync('src/container/screens', { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !/-(modal|screen)\.ts$/.test(file),
    );
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((file) => !named.has(file))).toEqual([]);
  });
});
