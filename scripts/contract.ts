import { readFileSync, writeFileSync } from 'node:fs';
import { openApiDocument } from '../api/openapi.ts';

/** Writes api/openapi.json from the contract; with --check it fails when the file says something else. */
const file = new URL('../api/openapi.json', import.meta.url);
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  console.error('api/openapi.json is out of date: run `npm run contract:write`');
  process.exitCode = 1;
}
