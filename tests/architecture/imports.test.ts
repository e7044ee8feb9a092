import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const oxlint = resolve('node_modules/.bin/oxlint');

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uyut-imports-'));
  await copyFile('.oxlintrc.json', join(folder, '.oxlintrc.json'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Messages of the linter for a file with these contents at that path. */
async function lint(path: string, contents: string): Promise<string> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, contents);
  try {
    await run(process.execPath, [oxlint, '--deny-warnings', path], { cwd: folder });
    return '';
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  } finally {
    await rm(file);
  }
}

const uses = (from: string) => `import { thing } from '${from}';\nexport const other = thing;\n`;

describe('A forbidden import is rejected', () => {
  it.each([
    ['src/core/orders/x.ts', 'react'],
    ['src/core/orders/x.ts', 'mobx'],
    ['src/core/orders/x.ts', 'inversify'],
    ['src/core/orders/x.ts', 'axios'],
    ['src/core/orders/x.ts', 'node:fs'],
    ['src/core/orders/x.ts', '../../adapters/http/http-client.ts'],
    ['src/core/orders/x.ts', '../../view-models/site/modals.ts'],
    ['src/core/orders/x.ts', '../../../api/orders/orders.ts'],
    ['src/core/orders/x.ts', '../../../server/application.ts'],
    ['src/core/properties/x.ts', 'react'],
    ['src/core/plans/x.ts', 'mobx'],
    ['src/core/orders/x.ts', 'react-dom/client'],
    ['src/core/orders/x.ts', '@fastify/cookie'],
    ['src/adapters/http/x.ts', '../../view-models/site/modals.ts'],
    ['src/adapters/http/x.ts', 'react'],
    ['src/view-models/shop/x.ts', '../../adapters/http/http-client.ts'],
    ['src/view-models/shop/x.ts', '../../../api/shop/shop.ts'],
    ['src/view-models/shop/x.ts', 'react'],
    ['src/view-models/shop/x.ts', 'axios'],
    ['src/views/shop/x.tsx', '../../adapters/http/http-client.ts'],
    ['src/views/shop/x.tsx', '../../container/browser.ts'],
    ['src/views/shop/x.tsx', 'inversify'],
    ['src/views/shop/x.tsx', '../styles/document-styles.ts'],
    ['src/views/shop/import/x.tsx', '../../../adapters/http/http-client.ts'],
    ['src/views/shop/x.tsx', '../orders/cart-page.tsx'],
    ['api/x.ts', '../src/view-models/site/modals.ts'],
    ['api/x.ts', '../server/platform/secrets.ts'],
    ['api/shop/x.ts', '../../src/view-models/site/modals.ts'],
    ['server/modules/shop/x.ts', '../../../src/views/page-frame.tsx'],
    ['server/modules/shop/x.ts', '../../../src/view-models/site/modals.ts'],
    ['server/platform/x.ts', '../../src/container/browser.ts'],
    ['server/demo/x.ts', '../../src/views/page-frame.tsx'],
    ['src/team/x.tsx', '../views/components/layout.tsx'],
    ['src/team/resources/x.tsx', '../../view-models/site/modals.ts'],
    ['src/team/x.tsx', '../container/browser.ts'],
    ['src/team/x.tsx', '../adapters/storage/text-store.ts'],
    ['src/team/x.tsx', '../../server/platform/secrets.ts'],
    ['src/team/x.tsx', 'mobx'],
  ])('%s importing %s', async (path, from) => {
    expect(await lint(path, uses(from))).toContain('no-restricted-imports');
  });
});

describe('An allowed import is accepted', () => {
  it.each([
    ['src/core/orders/x.ts', '../shop/product.ts'],
    ['src/core/orders/x.ts', 'class-validator'],
    ['src/adapters/http/x.ts', '../../core/shop/product.ts'],
    ['src/view-models/shop/x.ts', '../../core/shop/product.ts'],
    ['src/views/shop/x.tsx', '../../view-models/shop/home-screen.ts'],
    ['server/modules/shop/x.ts', '../../../src/core/shop/product.ts'],
    ['server/modules/shop/x.ts', '../../../api/shop/shop.ts'],
    ['api/x.ts', '../src/core/properties/property-choices.ts'],
    ['src/team/x.tsx', '../views/components/tokens.ts'],
    ['src/team/x.tsx', '../adapters/http/http-client.ts'],
    ['src/team/x.tsx', '../../api/calls/wallet/wallet.ts'],
  ])('%s importing %s', async (path, from) => {
    expect(await lint(path, uses(from))).toBe('');
  });
});

describe('A violation of the file rules is rejected', () => {
  it.each([
    ['a barrel', "export * from './other.ts';\n", 'no-barrel-file'],
    ['a file over 300 lines', 'export const line = 1;\n' + '\n'.repeat(301), 'max-lines'],
    ['any', 'export const loose = (value: any) => value;\n', 'no-explicit-any'],
  ])('%s', async (_, contents, rule) => {
    expect(await lint('src/core/shop/x.ts', contents)).toContain(rule);
  });
});
