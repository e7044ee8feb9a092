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

describe('an address that nobody would type', () => {
  it.each(['/?__proto__=1', '/?constructor=1&toString=2', '/produkti/kategorii?hasOwnProperty=x'])(
    'opens its page whatever the query names: %s',
    async (url) => expect((await app.get(url)).status).toBe(200),
  );

  it.each(['//', '//[', '///za-nas', '//thief.example/za-nas', '//?defaultLang=en'])(
    'is a page or no page, never a fault: %s',
    async (url) => {
      const { status, headers } = await app.get(url);
      expect(status).toBeLessThan(500);
      expect(String(headers['location'] ?? '/')).toMatch(/^\/(?!\/)/);
    },
  );

  it('below /api is refused in the one shape of the API, not by a page (CALL-03)', async () => {
    expect(await app.get('/api/nothing')).toMatchObject({
      status: 404,
      body: { message: 'error-not-found' },
    });
    expect((await app.get('/api')).status).toBe(404);
  });
});
