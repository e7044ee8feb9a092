import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

const BG = 'https://uyut.example';
const EN = 'https://cosy.example';
const BELONGINGS = { cart: '{"vendors":{}}', favorites: null, cleaningCart: null, consent: 'accepted' };

let app: TestApplication;

beforeAll(async () => {
  app = await startTestApplication({ environment: { DOMAIN_BG: BG, DOMAIN_EN: EN } });
});
afterAll(() => app.close());

const leave = async (origin = BG) => {
  const answer = await app.post('/api/localization/hand-over', BELONGINGS, {
    origin,
    host: new URL(origin).host,
  });
  return { status: answer.status, secret: (answer.body as { secret: string }).secret };
};
const arrive = (secret: string, origin = BG, host = EN) =>
  app.server.inject({
    method: 'POST',
    url: '/hand-over',
    headers: { origin, host: new URL(host).host },
    payload: { secret, path: '/cart' },
  });
const collect = async (cookie: string) =>
  (await app.post('/api/localization/hand-over/collection', undefined, { cookie })).body as {
    payload: unknown;
  };
const cookieOf = (answer: { cookies: { name: string; value: string }[] }) => {
  const [cookie] = answer.cookies;
  return cookie ? `${cookie.name}=${cookie.value}` : '';
};

describe('A switch of language between the two domains', () => {
  it('transfers browser storage, once', async () => {
    const { secret } = await leave();
    const arrived = await arrive(secret);
    expect(arrived.headers.location).toBe('/cart');
    expect(arrived.cookies[0]).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
    const cookie = cookieOf(arrived);
    expect(await collect(cookie)).toEqual({ payload: BELONGINGS, authToken: null });
    expect(await collect(cookie)).toEqual({ payload: null, authToken: null });
  });

  it('transfers the session: a second one starts on the other domain (LANG-11)', async () => {
    const person = await aPerson(app);
    const left = await app.post('/api/localization/hand-over', BELONGINGS, {
      origin: BG,
      host: new URL(BG).host,
      cookie: person.headers.cookie,
    });
    const arrived = await arrive((left.body as { secret: string }).secret);
    const collected = await app.post('/api/localization/hand-over/collection', undefined, {
      cookie: cookieOf(arrived),
    });
    const { authToken } = collected.body as { authToken: string };
    const set = [collected.headers['set-cookie']].flat().map(String);
    const companion = set.find((cookie) => cookie.startsWith('session='))?.split(';')[0];
    const me = await app.post('/api/user/me', undefined, { cookie: `token=${authToken}; ${companion}` });
    expect(me.body).toMatchObject({ id: person.id });
  });

  it('works once, also for simultaneous requests', async () => {
    const { secret } = await leave();
    const [one, other] = await Promise.all([arrive(secret), arrive(secret)]);
    expect([cookieOf(one), cookieOf(other)].filter((cookie) => cookie !== '')).toHaveLength(1);
  });

  it('is rejected for a third site', async () => {
    expect((await leave('https://thief.example')).status).toBe(403);
    const { secret } = await leave();
    const stolen = await arrive(secret, 'https://thief.example');
    expect(stolen.statusCode).toBe(403);
    expect(stolen.cookies).toEqual([]);
  });

  it('is rejected on its own domain', async () => {
    const { secret } = await leave(BG);
    expect(cookieOf(await arrive(secret, EN, BG))).toBe('');
  });

  it('expires after a minute', async () => {
    const { secret } = await leave();
    app.clock.passDays(61 / 86_400);
    expect(cookieOf(await arrive(secret))).toBe('');
  });

  it('never redirects to another site', async () => {
    for (const path of [
      '//thief.example',
      'https://thief.example',
      '/\\thief.example',
      '/\t/thief.example',
      '/..//thief.example',
      7,
    ]) {
      const answer = await app.server.inject({
        method: 'POST',
        url: '/hand-over',
        headers: { origin: BG, host: 'cosy.example' },
        payload: { secret: 'x', path },
      });
      expect(answer.headers.location).toBe('/');
    }
  });

  it('continues to any path of this site, in any script', async () => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/hand-over',
      headers: { origin: BG, host: 'cosy.example' },
      payload: { secret: 'x', path: '/кухня\n?q=лампа' },
    });
    expect(answer.headers.location).toBe(`/${encodeURIComponent('кухня')}?q=${encodeURIComponent('лампа')}`);
  });

  it('rejects more data than a browser can store', async () => {
    const answer = await app.post(
      '/api/localization/hand-over',
      { ...BELONGINGS, cart: 'x'.repeat(100_001) },
      { origin: BG, host: 'uyut.example' },
    );
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ property: 'cart' }] } });
  });
});
