import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { TEST_RENDERER } from '../support/test-renderer.ts';

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication({
    renderer: TEST_RENDERER,
  });
});
afterAll(() => app.close());

describe('An unusual URL', () => {
  it.each(['/?__proto__=1', '/?constructor=1&toString=2', '/produkti/kategorii?hasOwnProperty=x'])(
    'opens its page whatever the query contains: %s',
    async (url) => expect((await app.get(url)).status).toBe(200),
  );

  it.each(['//', '//[', '///za-nas', '//thief.example/za-nas', '//?defaultLang=en'])(
    'returns a page or not found, never a server error: %s',
    async (url) => {
      const { status, headers } = await app.get(url);
      expect(status).toBeLessThan(500);
      expect(String(headers['location'] ?? '/')).toMatch(/^\/(?!\/)/);
    },
  );

  it('below /api returns the API error shape, not a page (CALL-03)', async () => {
    expect(await app.get('/api/nothing')).toMatchObject({
      status: 404,
      body: { message: 'error-not-found' },
    });
    expect((await app.get('/api')).status).toBe(404);
  });
});
