import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Texts } from '../../../server/platform/texts.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { TEST_RENDERER } from '../support/test-renderer.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication({
    environment: { DOMAIN_BG: 'https://uyut.example', DOMAIN_EN: 'https://cosy.example' },
    renderer: TEST_RENDERER,
  });
});
afterAll(() => app.close());

/** The page refers to the file before any script does. */
async function announced(page: string, host: string): Promise<string> {
  const { text } = await app.get(page, { host });
  expect(text).not.toContain('"cart-heading"');
  return /<link rel="preload" href="(\/texts\/[^"]+)" as="fetch" crossorigin/.exec(text)?.[1] ?? '';
}

it.each([
  ['uyut.example', 'bg', 'Влезте'],
  ['cosy.example', 'en', 'Log in'],
] as const)(
  'the pages of %s name one file of translations, cached for a year',
  async (host, language, words) => {
    const path = await announced('/', host);
    expect(path).toMatch(new RegExp(`^/texts/${language}-[0-9a-f]{12}\\.json$`));
    expect(await announced(language === 'bg' ? '/imoti' : '/properties', host)).toBe(path);
    const { status, text, headers } = await app.get(path, { host });
    expect(status).toBe(200);
    const texts = JSON.parse(text) as Record<string, string>;
    expect(Object.values(texts).join('\n')).toContain(words);
    expect(Object.keys(texts).toSorted()).toEqual(
      Object.keys(new Texts('content/translations').shownBundle(language)).toSorted(),
    );
    expect(headers['content-type']).toMatch(/^application\/json\b/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  },
);

it('The text file is compressed for clients that support it', async () => {
  const path = await announced('/', 'uyut.example');
  const plain = await app.get(path);
  const { headers, rawPayload } = await app.server.inject({
    url: path,
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(headers['content-encoding']).toBe('br');
  expect(headers['vary']).toContain('Accept-Encoding');
  expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.text);
  expect(rawPayload.length).toBeLessThan(80_000);
  const zipped = await app.server.inject({ url: path, headers: { 'accept-encoding': 'gzip' } });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.text);
});

it.each(['/texts/bg-000000000000.json', '/texts/de.json', '/texts/..%2Fbg.json', '/texts/constructor'])(
  '%s is not a text file',
  async (path) => {
    expect((await app.get(path)).status).toBe(404);
  },
);
