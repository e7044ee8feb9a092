import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const DOMAINS = [
  'site',
  'accounts',
  'properties',
  'roommates',
  'shop',
  'orders',
  'services',
  'wallet',
  'journal',
  'plans',
  'searches',
  'conversations',
  'reviews',
];
/** What is no domain: pieces that all of them share, and the frame of the screens. */
const SHARED: Record<string, string[]> = {
  api: ['calls'],
  'src/core': ['shared'],
  'src/views': ['comparison', 'components', 'forms', 'imports', 'listings', 'map', 'shell', 'styles'],
  'src/view-models': ['comparison', 'imports'],
  'server/modules': [],
  features: ['steps', 'support'],
};

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe('the same words name the domains in every layer', () => {
  it.each(Object.entries(SHARED))('%s', (layer, shared) => {
    const unknown = foldersIn(layer).filter((name) => !DOMAINS.includes(name) && !shared.includes(name));
    expect(unknown).toEqual([]);
  });

  it('a domain of the server is in the contract, the core and the features too', () => {
    for (const domain of foldersIn('server/modules')) {
      const operations = [`api/${domain}.ts`, `api/${domain}/${domain}.ts`];
      expect(operations.filter(existsSync), domain).toHaveLength(1);
      expect(existsSync(`src/core/${domain}`), `src/core/${domain}`).toBe(true);
      expect(existsSync(`features/${domain}`), `features/${domain}`).toBe(true);
    }
  });
});
