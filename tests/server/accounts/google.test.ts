import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

const CLIENT_ID = 'uyut.apps.googleusercontent.com';

let app: TestApplication;
let googles: CryptoKey;
let forgers: CryptoKey;
let closeKeys: () => void;

/** A local key set replaces Google's. */
beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  googles = pair.privateKey;
  forgers = (await generateKeyPair('RS256')).privateKey;
  const key = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const keys = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [key] }));
  });
  await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve));
  closeKeys = () => keys.close();
  const { port } = keys.address() as AddressInfo;
  app = await startTestApplication({
    environment: { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_KEYS_URL: `http://127.0.0.1:${port}/certs` },
  });
});
afterAll(async () => {
  await app.close();
  closeKeys();
});

type Claims = Record<string, unknown>;

async function aToken(claims: Claims = {}, key: CryptoKey = googles): Promise<string> {
  const now = Math.floor(app.clock.now().getTime() / 1000);
  return new SignJWT({
    iss: 'https://accounts.google.com',
    aud: CLIENT_ID,
    sub: 'google-1',
    email: 'anna@example.com',
    email_verified: true,
    name: 'Анна Колева',
    iat: now,
    exp: now + 3_600,
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .sign(key);
}

const signIn = async (claims: Claims = {}, key: CryptoKey = googles) =>
  app.post('/api/auth/google', { credential: await aToken(claims, key) });

const accounts = (email: string) =>
  app.database.db.selectFrom('account').selectAll().where('email', '=', email).execute();

describe('Signing in with Google (AUTH-06)', () => {
  it('creates an account the first time and finds it the next time', async () => {
    expect((await signIn()).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    const [account, ...others] = await accounts('anna@example.com');
    expect(others).toEqual([]);
    expect(account).toMatchObject({ type: 'user', name: 'Анна Колева', password_hash: null });
  });

  it('recognises the person after Google’s address has changed', async () => {
    await signIn({ sub: 'google-2', email: 'before@example.com' });
    expect((await signIn({ sub: 'google-2', email: 'after@example.com' })).status).toBe(200);
    expect(await accounts('after@example.com')).toEqual([]);
  });

  it('signs in to an existing account with a confirmed address', async () => {
    const { email } = await aPerson(app);
    expect((await signIn({ sub: 'google-3', email })).status).toBe(200);
    expect((await accounts(email))[0]?.google_subject).toBe('google-3');
  });

  it('never takes over an account with an unconfirmed address', async () => {
    await app.post('/api/user', {
      type: 'user',
      name: 'Самозванец',
      phone: '0888123456',
      email: 'victim@example.com',
      password: 'чужда-тайна',
      confirmPassword: 'чужда-тайна',
      acceptTerms: true,
      optMarketingFlag: false,
    });
    expect(await signIn({ sub: 'google-4', email: 'victim@example.com' })).toMatchObject({
      status: 401,
      body: { message: 'error-google-authentication' },
    });
    expect((await accounts('victim@example.com'))[0]?.google_subject).toBeNull();
  });

  it.each<[string, Claims]>([
    ['meant for another site', { aud: 'another.apps.googleusercontent.com' }],
    ['of another issuer', { iss: 'https://accounts.example.com' }],
    ['that is over', { exp: 1_000_000 }],
    ['of an address that Google has not verified', { email_verified: false }],
    ['without an address', { email: undefined }],
  ])('rejects a token %s', async (_, claims) => {
    expect(await signIn({ sub: 'google-5', email: 'five@example.com', ...claims })).toMatchObject({
      status: 401,
      body: { message: 'error-google-authentication' },
    });
  });

  it('rejects a forged token, an unsigned one and a malformed one', async () => {
    expect((await signIn({}, forgers)).status).toBe(401);
    const [, payload] = (await aToken()).split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const credential of [unsigned, 'none at all', '']) {
      expect((await app.post('/api/auth/google', { credential })).status).toBe(401);
    }
  });

  it('is absent when it is not configured', async () => {
    const without = await startTestApplication();
    const answer = await without.post('/api/auth/google', { credential: await aToken() });
    expect(answer.status).toBe(404);
    await without.close();
  });
});
