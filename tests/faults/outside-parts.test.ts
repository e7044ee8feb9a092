import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../../src/core/shared/durations.ts';
import { jpeg } from '../server/support/a-picture.ts';
import { aProperty, publish, somePlaces } from '../server/support/a-property.ts';
import { aShop } from '../server/support/a-shop.ts';
import { aPerson } from '../server/support/an-account.ts';
import { anOrder } from '../server/support/an-order.ts';
import { aForm } from '../server/support/outside-servers/a-picture-server.ts';
import { startS3Server } from '../server/support/outside-servers/s3-server.ts';
import { startSmtpServer } from '../server/support/outside-servers/smtp-server.ts';
import type { TestSmtpServer } from '../server/support/outside-servers/smtp-server.ts';
import { startStripeServer } from '../server/support/outside-servers/stripe-server.ts';
import { BuiltServer } from '../server/support/programs/built-server.ts';
import { startTestApplication } from '../server/support/test-application.ts';
import type { TestApplication } from '../server/support/test-application.ts';
import { UnreliableLine } from './support/unreliable-line.ts';
import type { Behaviour } from './support/unreliable-line.ts';

/** Milliseconds: the picture store times out twice after ten seconds, and once more for the cleanup. */
const ANSWERED_WITHIN = 60_000;
const BACK_WITHIN = 120_000;
const GOOGLE = 'uyut.apps.googleusercontent.com';

let app: TestApplication;
let server: BuiltServer;
let smtp: TestSmtpServer;
let lines: Record<string, UnreliableLine>;
/** Use of each outside part; a status below 300 claims success. */
let uses: Record<string, () => Promise<{ status: number; text: string }>>;
let product: number;
const closing: (() => Promise<unknown>)[] = [];

/** Server that answers every request with the same JSON. */
async function answering(body: () => object): Promise<string> {
  const one: Server = createServer((request, response) => {
    request.resume();
    request.on('end', () =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body())),
    );
  });
  one.listen(0, '127.0.0.1');
  await once(one, 'listening');
  closing.push(() => new Promise((closed) => one.close(closed)));
  return `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  app = await startTestApplication();
  app.clock.passDays((Date.now() - app.clock.now().getTime()) / DAY);
  await somePlaces(app);
  smtp = await startSmtpServer();
  const stripe = await startStripeServer();
  const s3 = await startS3Server();
  closing.push(() => smtp.close(), stripe.close, s3.close);
  const keys = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const model = () => ({ choices: [{ message: { content: '["Светло жилище", "Тихо и просторно."]' } }] });
  const to = async (url: string) => {
    const line = await UnreliableLine.to(url);
    closing.unshift(() => line.close());
    return line;
  };
  lines = {
    mail: await to(smtp.url),
    payments: await to(stripe.environment.STRIPE_API_URL),
    pictures: await to(s3.settings.endpoint),
    captcha: await to(await answering(() => ({ success: true, score: 0.9, action: 'login' }))),
    'Google’s keys': await to(await answering(() => ({ keys: [key] }))),
    'the model that describes': await to(await answering(model)),
    'the model that translates': await to(await answering(model)),
  };
  const urlOf = (part: string, path = '') => `${lines[part]?.url.replace(/\/$/, '')}${path}`;
  server = await BuiltServer.over(app.database);
  await server.start({
    ...stripe.environment,
    SMTP_URL: urlOf('mail'),
    STRIPE_API_URL: urlOf('payments'),
    PICTURES: 's3',
    S3_ENDPOINT: urlOf('pictures'),
    S3_REGION: s3.settings.region,
    S3_BUCKET: s3.settings.bucket,
    S3_KEY_ID: s3.settings.keyId,
    S3_SECRET: s3.settings.secret,
    CAPTCHA: 'recaptcha',
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET: 'secret',
    RECAPTCHA_VERIFY_URL: urlOf('captcha', '/siteverify'),
    GOOGLE_CLIENT_ID: GOOGLE,
    GOOGLE_KEYS_URL: urlOf('Google’s keys', '/certs'),
    DESCRIPTION_MODEL_URL: urlOf('the model that describes', '/v1'),
    DESCRIPTION_MODEL_NAME: 'small',
    TRANSLATION_MODEL_URL: urlOf('the model that translates', '/v1'),
    TRANSLATION_MODEL_NAME: 'small',
  });
  const shop = aShop(app.database);
  product = await shop.product({
    vendorId: await shop.vendor(),
    categoryId: await shop.category(),
    quantity: 1_000_000,
  });
  uses = await whatNeedsThem(keys.privateKey);
});
afterAll(async () => {
  server.kill();
  for (const close of closing) await close();
  await app.close();
});

type Answer = { status: number; text: string };

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  // Earlier attempts must not count for the next behaviour.
  await app.database.db.deleteFrom('attempt').execute();
  const answer = await fetch(server.address + path, {
    signal: AbortSignal.timeout(ANSWERED_WITHIN),
    ...init,
  });
  return { status: answer.status, text: await answer.text() };
}

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function whatNeedsThem(googles: CryptoKey): Promise<Record<string, () => Promise<Answer>>> {
  const owner = await aPerson(app);
  const photo = await jpeg();
  let last = 0;
  return {
    mail: () => post('/api/order', anOrder([{ id: product }])),
    payments: () => post('/api/credit/buy', { credits: 4 }, owner.headers),
    pictures: () => ask('/api/picture', { method: 'POST', body: aForm(photo), headers: owner.headers }),
    captcha: () =>
      post('/api/newsletter/subscribe', { email: `reader-${(last += 1)}@example.com`, captcha: 'token' }),
    'Google’s keys': async () => {
      const at = Math.floor(Date.now() / 1_000);
      const who = { email: 'anna@example.com', email_verified: true, name: 'Анна Колева' };
      const token = await new SignJWT({ iss: 'https://accounts.google.com', sub: 'google-1', ...who })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setAudience(GOOGLE)
        .setIssuedAt(at)
        .setExpirationTime(at + 3_600)
        .sign(googles);
      return post('/api/auth/google', { credential: token });
    },
    'the model that describes': () =>
      post('/api/property/ai/description', { address: 'София', property: aProperty() }, owner.headers),
    'the model that translates': async () => {
      const english = {
        title: `A bright flat by the park ${(last += 1)}`,
        description: `Spacious and quiet, five minutes from the metro, with a view of the mountain and a large terrace: ${last}.`,
      };
      const id = await publish(app, owner, { ...english, status: 'active' });
      return post('/api/translation', { kind: 'property', id });
    },
  };
}

/** Expects the rest to work; an overloaded machine can refuse a page. */
async function expectTheRestToGoOn(): Promise<void> {
  for (const path of ['/', '/za-nas', `/produkti/${product}`, '/api/property', '/health']) {
    await expect.poll(async () => (await ask(path)).status, { timeout: 10_000, message: path }).toBe(200);
  }
  expect((await post('/api/order', anOrder([{ id: product }]))).status).toBe(201);
}

const mailed = async () => {
  const { rows } = await app.database.pool.query<{ waiting: number }>(
    'select count(*)::int as waiting from mail where sent_at is null',
  );
  return rows[0]?.waiting;
};

/** Parts with a fallback: mails are queued, a template describes homes, and Google's keys are cached. */
const GOES_ON = ['mail', 'Google’s keys', 'the model that describes'];
const PARTS = ['mail', 'payments', 'pictures', 'captcha', 'Google’s keys', 'the model that describes'];

describe.each([...PARTS, 'the model that translates'])('Without %s', (part) => {
  it.each(['down', 'slow', 'nonsense'] satisfies Behaviour[])(
    'is %s: other features work, and it is used again after its recovery',
    async (behaviour) => {
      const use = uses[part] as () => Promise<Answer>;
      const line = lines[part] as UnreliableLine;
      line.become(behaviour);
      const start = performance.now();
      const [answers] = await Promise.all([Promise.all([use(), use()]), expectTheRestToGoOn()]);
      const took = performance.now() - start;
      for (const { status, text } of answers) {
        const isDone = status < 300 && GOES_ON.includes(part);
        expect([text, isDone || status === 503 || (part === 'Google’s keys' && status === 401)]).toEqual([
          text,
          true,
        ]);
        if (status >= 300) expect(JSON.parse(text)).toMatchObject({ message: expect.any(String) as string });
      }
      expect(took).toBeLessThan(ANSWERED_WITHIN);
      line.become('well');
      await expect
        .poll(async () => (await use()).status, { timeout: BACK_WITHIN, interval: 1_000 })
        .toBeLessThan(300);
      if (part === 'mail') await expect.poll(mailed, { timeout: BACK_WITHIN, interval: 500 }).toBe(0);
      process.stdout.write(
        `${part}, ${behaviour}: ${answers.map(({ status }) => status)} in ${took.toFixed(0)} ms\n`,
      );
    },
  );
});
