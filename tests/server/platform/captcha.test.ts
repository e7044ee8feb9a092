import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpiredChallenges } from '../../../server/platform/captcha/proof-of-work.ts';
import { aChallenge, aSolvedCaptcha, solved } from '../support/a-captcha.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { TEST_RENDERER } from '../support/test-renderer.ts';

let last = 0;
/** The newsletter form needs only a captcha. */
const send = (app: TestApplication, captcha: string) =>
  app.post('/api/newsletter/subscribe', { email: `reader-${(last += 1)}@example.com`, captcha });
const FAILED = { status: 422, body: { message: 'captcha-failed' } };

describe('The proof-of-work captcha', () => {
  let app: TestApplication;
  beforeAll(async () => {
    app = await startTestApplication();
  });
  afterAll(() => app.close());

  it('accepts a solved challenge once', async () => {
    const captcha = await aSolvedCaptcha(app, 'login');
    const answers = await Promise.all([send(app, captcha), send(app, captcha), send(app, captcha)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await send(app, captcha)).toMatchObject(FAILED);
  });

  it('rejects a wrong solution', async () => {
    const { salt, challenge, signature, most } = await aChallenge(app, 'login');
    const { number } = JSON.parse(solved({ salt, challenge, signature, most })) as { number: number };
    for (const wrong of [number + 1, -1, 0.5, String(number), null]) {
      expect(await send(app, JSON.stringify({ salt, number: wrong, signature }))).toMatchObject(FAILED);
    }
    expect((await send(app, JSON.stringify({ salt, number, signature }))).status).toBe(200);
  });

  it('rejects an expired challenge and one of another form', async () => {
    expect(await send(app, await aSolvedCaptcha(app, 'comment'))).toMatchObject(FAILED);
    const captcha = await aSolvedCaptcha(app, 'login');
    app.clock.passDays(11 / (24 * 60));
    expect(await send(app, captcha)).toMatchObject(FAILED);
  });

  it('rejects a challenge made by the visitor', async () => {
    const { salt, challenge, signature, most } = await aChallenge(app, 'login');
    const later = salt.replace(/\d+\.$/, '9999999999999.');
    const { number } = JSON.parse(solved({ salt, challenge, signature, most })) as { number: number };
    expect(await send(app, JSON.stringify({ salt: later, number, signature }))).toMatchObject(FAILED);
    const comment = await aChallenge(app, 'comment');
    const other = JSON.parse(solved(comment)) as { salt: string; number: number };
    const renamed = {
      ...other,
      salt: other.salt.replace('.comment.', '.login.'),
      signature: comment.signature,
    };
    expect(await send(app, JSON.stringify(renamed))).toMatchObject(FAILED);
    expect(await send(app, JSON.stringify({ ...other, signature }))).toMatchObject(FAILED);
  });

  it('is offered for existing forms only', async () => {
    expect((await app.get('/api/captcha?action=order')).status).toBe(400);
    expect((await app.get('/api/captcha')).status).toBe(400);
  });

  it('deletes expired challenges at night', async () => {
    const usedChallenges = () => app.database.db.selectFrom('used_challenge').select('challenge').execute();
    await send(app, await aSolvedCaptcha(app, 'login'));
    await deleteExpiredChallenges(app.database.db, app.clock.now());
    expect(await usedChallenges()).not.toEqual([]);
    app.clock.passDays(1);
    await deleteExpiredChallenges(app.database.db, app.clock.now());
    expect(await usedChallenges()).toEqual([]);
  });
});

describe('Google’s reCAPTCHA, if configured', () => {
  let app: TestApplication;
  let google: Server;
  let asked: URLSearchParams[] = [];
  /** Google's next response; null closes the connection. */
  let verdict: object | null = {};

  beforeAll(async () => {
    google = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        asked.push(new URLSearchParams(body));
        if (verdict === null) return void request.socket.destroy();
        response.setHeader('content-type', 'application/json').end(JSON.stringify(verdict));
      });
    });
    await new Promise<void>((listening) => google.listen(0, '127.0.0.1', listening));
    app = await startTestApplication({
      environment: {
        CAPTCHA: 'recaptcha',
        RECAPTCHA_SITE_KEY: 'site-key',
        RECAPTCHA_SECRET: 'secret',
        RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${(google.address() as AddressInfo).port}/siteverify`,
      },
      renderer: TEST_RENDERER,
    });
  });
  afterAll(async () => {
    await app.close();
    google.close();
  });

  it('sends the name of the provider to the browser', async () => {
    expect((await app.get('/api/captcha?action=login')).body).toEqual({
      kind: 'recaptcha',
      siteKey: 'site-key',
    });
  });

  it('accepts a response that Google verifies', async () => {
    asked = [];
    verdict = { success: true, score: 0.5, action: 'login', hostname: 'anywhere' };
    expect((await send(app, 'token')).status).toBe(200);
    expect(asked.map((form) => Object.fromEntries(form))).toEqual([{ secret: 'secret', response: 'token' }]);
  });

  it.each([
    ['a program’s', { success: true, score: 0.4, action: 'login' }],
    ['another form’s', { success: true, score: 0.9, action: 'comment' }],
    ['one used before', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['one without a score', { success: true, action: 'login' }],
  ])('rejects %s', async (_, said) => {
    verdict = said;
    expect(await send(app, 'token')).toMatchObject(FAILED);
  });

  it('returns an error when Google is unavailable or rejects the secret', async () => {
    const away = { status: 503, body: { message: 'captcha-unavailable' } };
    verdict = null;
    expect(await send(app, 'token')).toMatchObject(away);
    verdict = { success: false, 'error-codes': ['invalid-input-secret'] };
    expect(await send(app, 'token')).toMatchObject(away);
  });

  it.each([[[]], [{}], [{ success: 'yes' }], [{ success: false, 'error-codes': 'invalid-input-secret' }]])(
    'returns an error for an invalid response of Google (%j)',
    async (said) => {
      verdict = said;
      expect(await send(app, 'token')).toMatchObject({
        status: 503,
        body: { message: 'captcha-unavailable' },
      });
    },
  );

  it('sends no request for an empty response', async () => {
    asked = [];
    expect(await send(app, '')).toMatchObject(FAILED);
    expect(asked).toEqual([]);
  });

  it('lets pages load Google’s frame, which is otherwise blocked', async () => {
    const policyOf = async (one: TestApplication) =>
      String((await one.get('/kontakti', { accept: 'text/html' })).headers['content-security-policy']);
    expect(await policyOf(app)).toContain('frame-src https://www.google.com/recaptcha/');
    const plain = await startTestApplication({
      renderer: TEST_RENDERER,
    });
    expect(await policyOf(plain)).not.toContain('google');
    await plain.close();
  });
});
