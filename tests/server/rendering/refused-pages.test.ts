import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScreenRequest } from '../../../server/rendering/render-page.tsx';
import { Failure } from '../../../src/core/shared/failure.ts';
import { aPerson } from '../support/an-account.ts';
import { blockedBy } from '../support/content-security-policy.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { TEST_RENDERER } from '../support/test-renderer.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('A rate-limited page request', () => {
  let app: TestApplication;
  let origin: string;

  beforeAll(async () => {
    app = await startTestApplication({
      environment: { NODE_ENV: 'production', CALLS_PER_MINUTE: '1' },
      renderer: TEST_RENDERER,
    });
    // In-process calls are not counted.
    await app.server.listen({ host: '127.0.0.1', port: 0 });
    origin = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
    await again('/za-nas');
  });
  afterAll(() => app.close());

  /** A busy machine may return 503 before the server counts the request. */
  async function again(path: string, headers: Record<string, string> = BROWSER): Promise<Response> {
    const answer = await fetch(origin + path, { headers });
    if (answer.status !== 503) return answer;
    await new Promise((rested) => setTimeout(rested, 500));
    return again(path, headers);
  }

  it('gets an error page in the language of the visitor', async () => {
    const answer = await again('/za-nas');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const page = await answer.text();
    expect(page).toContain('<html lang="bg">');
    expect(page).toContain('Твърде много опити.');
    expect(page).toContain(answer.headers.get('x-request-id'));
    const english = await again('/za-nas', { ...BROWSER, cookie: 'defaultLang=en' });
    expect(await english.text()).toMatch(/<html lang="en">[\s\S]*Too many/);
  });

  it('gets no script, and a style allowed by the policy', async () => {
    const answer = await again('/za-nas');
    const page = await answer.text();
    expect(blockedBy({ text: page, headers: Object.fromEntries(answer.headers) })).toEqual([]);
    expect(page).toContain('<style>');
    expect(page).not.toContain('<script');
  });

  it('gets the API error shape below /api and if no page is requested (CALL-03)', async () => {
    for (const answer of [await again('/api/product/category'), await again('/za-nas', { accept: '*/*' })]) {
      expect(answer.status).toBe(429);
      expect(await answer.json()).toMatchObject({ message: 'error-too-many-requests' });
    }
  });
});

describe('A page that the server can’t render now', () => {
  let app: TestApplication;

  beforeAll(async () => {
    app = await startTestApplication({
      environment: { DOMAIN_BG: 'https://uyut.example', DOMAIN_EN: 'https://cosy.example' },
      renderer: {
        ...TEST_RENDERER,
        render: () => Promise.reject(new Failure('error-please-try-again-later', {}, 'unavailable')),
      },
    });
  });
  afterAll(() => app.close());

  it.each([
    ['uyut.example', '<html lang="bg">', 'Опитайте отново след малко.'],
    ['cosy.example', '<html lang="en">', 'Try again'],
  ])('returns an error at %s and can be requested again', async (host, language, words) => {
    const { status, headers, text } = await app.get('/za-nas?x="><script>', { ...BROWSER, host });
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '2' });
    expect(text).toContain(language);
    expect(text).toContain(words);
    expect(text).not.toContain('<script');
  });
});

describe('A page with an undeterminable session', () => {
  let app: TestApplication;

  beforeAll(async () => {
    const ask = (request: ScreenRequest): ScreenRequest['ask'] => {
      return async (question) =>
        question.url === '/api/user/me'
          ? { status: 503, body: { message: 'error-please-try-again-later' } }
          : request.ask(question);
    };
    app = await startTestApplication({
      renderer: {
        ...TEST_RENDERER,
        render: (request) => TEST_RENDERER.render({ ...request, ask: ask(request) }),
      },
    });
  });
  afterAll(() => app.close());

  it('is not rendered for a visitor but returns a retry later error', async () => {
    const ivan = await aPerson(app);
    expect((await app.get('/za-nas', { ...BROWSER, ...ivan.headers })).status).toBe(503);
    expect((await app.get('/za-nas', BROWSER)).status).toBe(200);
  });
});

describe('More pages than the server can render at once', () => {
  let app: TestApplication;
  let release = () => {};
  const blocker = new Promise<void>((resolve) => (release = resolve));

  beforeAll(async () => {
    app = await startTestApplication({
      environment: { DOMAIN_BG: 'https://uyut.example', DOMAIN_EN: 'https://cosy.example' },
      renderer: {
        ...TEST_RENDERER,
        render: async (request) => {
          await blocker;
          return TEST_RENDERER.render(request);
        },
      },
    });
  });
  afterAll(() => app.close());

  it('are rejected for crawlers first, with a prepared page, while others queue', async () => {
    const visit = (host: string, headers = {}) => app.get('/za-nas', { ...BROWSER, ...headers, host });
    const rendered = Array.from({ length: 4 }, () => visit('uyut.example'));
    const crawlers = ['uyut.example', 'cosy.example'].map((host) =>
      visit(host, { 'user-agent': 'Somebot/1' }),
    );
    const waiting = visit('uyut.example');
    const [bulgarian, english] = await Promise.all(crawlers);
    release();
    for (const page of await Promise.all([...rendered, waiting])) expect(page.status).toBe(200);
    expect(bulgarian).toMatchObject({ status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(Number(bulgarian?.headers['retry-after'])).toBeGreaterThanOrEqual(3);
    expect(bulgarian?.text).toMatch(/<html lang="bg">[^]*Сайтът временно е натоварен/);
    expect(english?.text).toMatch(/<html lang="en">[^]*The site is very busy/);
  });
});
