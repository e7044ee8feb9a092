import { existsSync, readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTRACT } from '../../api/contract.ts';
import type { Operation } from '../../api/operation.ts';

const DOMAINS = [
  'site',
  'accounts',
  'properties',
  'roommates',
  'shop',
  'orders',
  'shipping',
  'invoices',
  'services',
  'wallet',
  'journal',
  'plans',
  'searches',
  'conversations',
  'reviews',
  'favorites',
  'contact',
  'newsletter',
  'payouts',
  'integrations',
  'team',
];
/** Domains that have no operations. */
const WITHOUT_OPERATIONS: string[] = [];
/** Files of the contract that belong to no domain. */
const SHARED_SCHEMAS = [
  'contract.ts',
  'failure-status.ts',
  'import-schemas.ts',
  'openapi.ts',
  'operation.ts',
  'schema.ts',
];
/** Folders outside the domains: shared code, and the frame of the screens. */
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

describe('The domains have the same names in every layer', () => {
  it.each(Object.entries(SHARED))('in %s', (layer, shared) => {
    const unknown = foldersIn(layer).filter((name) => !DOMAINS.includes(name) && !shared.includes(name));
    expect(unknown).toEqual([]);
  });

  it('with every operation in the folder of its domain', async () => {
    const files = readdirSync('api', { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.startsWith('calls/') && !SHARED_SCHEMAS.includes(file),
    );
    const operations = await Promise.all(
      files.map(async (file) =>
        Object.values((await import(resolve('api', file))) as Record<string, Partial<Operation>>)
          .filter((exported) => exported.callers !== undefined)
          .map(({ id, domain }) => ({ id, domain, folder: dirname(file) })),
      ),
    );
    expect(operations.flat()).toHaveLength(CONTRACT.length);
    expect(operations.flat().filter(({ domain, folder }) => domain !== folder)).toEqual([]);
  });

  it('with a contract, core and features for each domain of the server', () => {
    for (const domain of foldersIn('server/modules')) {
      const isDeclared = WITHOUT_OPERATIONS.includes(domain) || existsSync(`api/${domain}/${domain}.ts`);
      expect(isDeclared, `api/${domain}/${domain}.ts`).toBe(true);
      expect(existsSync(`src/core/${domain}`), `src/core/${domain}`).toBe(true);
      expect(existsSync(`features/${domain}`), `features/${domain}`).toBe(true);
    }
  });
});
