import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Route } from '../../src/core/site/route.ts';
import { routeNamed, ROUTES } from '../../src/core/site/routes.ts';

const routes = [...Object.entries<Route>(ROUTES), ['NotFound', routeNamed('NotFound')] as const];

describe('the table of routes', () => {
  it.each(routes)(
    '%s names a page and modules of the container that are there',
    (_, { page, needs = [] }) => {
      const files = [`src/views/${page}-page.tsx`, ...needs.map((part) => `src/container/parts/${part}.ts`)];
      expect(files.filter((file) => !existsSync(file))).toEqual([]);
    },
  );

  it('leads to every page that there is', () => {
    const shown = new Set(routes.map(([, { page }]) => `src/views/${page}-page.tsx`));
    const files = readdirSync('src/views', { recursive: true, encoding: 'utf8' });
    const pages = files.filter((file) => file.endsWith('-page.tsx')).map((file) => `src/views/${file}`);
    expect(pages.length).toBeGreaterThan(40);
    expect(pages.filter((file) => !shown.has(file))).toEqual([]);
  });
});
