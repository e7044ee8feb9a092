import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { TObject, TSchema } from 'typebox';
import { openApiDocument } from '../api/openapi.ts';
import type { Operation } from '../api/operation.ts';

/**
 * Generates api/openapi.json and api/calls (operations without schemas). With --check it fails if they are
 * out of date.
 */
const API = new URL('../api/', import.meta.url);

const files = new Map([['openapi.json', `${JSON.stringify(openApiDocument(), null, 2)}\n`]]);
const filesIn = (folder: URL) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
for (const file of filesIn(API).filter((name) => !name.startsWith('calls/'))) {
  const operations = Object.values((await import(new URL(file, API).href)) as object).filter(isOperation);
  if (operations.length > 0) files.set(`calls/${file}`, callsOf(file, operations));
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'callers' in value;
}

function callsOf(file: string, operations: readonly Operation[]): string {
  const calls = operations.map(
    ({ id, method, path, guarded, idempotent, query }) => `export const ${id}: Call<typeof contract.${id}> = {
  method: '${method}',
  path: '${path}',
${guarded ? '  guarded: true,\n' : ''}${idempotent ? '  idempotent: true,\n' : ''}${method === 'POST' && query ? inQuery(query) : ''}};
`,
  );
  const up = '../'.repeat(file.split('/').length);
  return [
    `import type { Call } from '${up}operation.ts';\nimport type * as contract from '${up}${file}';\n`,
    '/* Written by `npm run contract:write`. */\n',
    ...calls,
  ].join('\n');
}

function inQuery(query: TSchema): string {
  const names = Object.keys((query as TObject).properties).map((name) => `'${name}'`);
  return `  inQuery: [${names.join(', ')}],\n`;
}

const isChecking = process.argv.includes('--check');
const written = (name: string): string | null => {
  try {
    return readFileSync(new URL(name, API), 'utf8');
  } catch {
    return null;
  }
};
const old = [...files].filter(([name, text]) => written(name) !== text);
const left = filesIn(new URL('calls', API)).filter((name) => !files.has(`calls/${name}`));

for (const [name, text] of isChecking ? [] : old) {
  mkdirSync(new URL('.', new URL(name, API)), { recursive: true });
  writeFileSync(new URL(name, API), text);
}
if (left.length > 0) console.error(`api/calls holds what the contract no longer has: ${left.join(', ')}`);
if (isChecking && old.length > 0) {
  console.error(
    `api/ is out of date (${old.map(([name]) => name).join(', ')}): run \`npm run contract:write\``,
  );
}
if (left.length > 0 || (isChecking && old.length > 0)) process.exitCode = 1;
