import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApplication } from '../support/test-application.ts';
import type { Answer, TestApplication } from '../support/test-application.ts';
import { aMember, aMemberWithPassword, PASSWORD, sessionIn } from './support/a-member.ts';
import { SoftwarePasskey } from './support/a-passkey.ts';

const BG = { rpId: 'uyut.example', origin: 'https://uyut.example' };
const EN = { rpId: 'cosy.example', origin: 'https://cosy.example' };
type Site = typeof BG;
type Headers = { cookie: string };

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication({ environment: { DOMAIN_BG: BG.origin, DOMAIN_EN: EN.origin } });
});
beforeEach(async () => {
  await app.database.db.deleteFrom('attempt').execute();
});
afterAll(() => app.close());

const post = (path: string, body: object, headers: object, { rpId, origin }: Site) =>
  app.post(`/api/team${path}`, body, { ...headers, host: rpId, origin });

const challengeIn = ({ body }: Answer) => (body as { options: { challenge: string } }).options.challenge;

/** Creates a passkey of a member at a site. */
async function enrol(headers: Headers, site = BG, passkey = new SoftwarePasskey(site)) {
  const challenge = challengeIn(await post('/second-factor/passkey/options', {}, headers, site));
  const body = { name: 'Телефон', response: passkey.create(challenge) };
  return { passkey, stored: await post('/second-factor/passkey', body, headers, site) };
}

/** Signs in with the password, then requests a challenge. */
async function begin(email: string, site = BG) {
  const { headers } = await post('/login', { email, password: PASSWORD }, {}, site);
  const session = sessionIn(headers);
  return { session, options: await post('/login/passkey/options', {}, session, site) };
}

async function memberWithPasskey(site = BG) {
  const { email } = await aMemberWithPassword(app);
  const { headers } = await post('/login', { email, password: PASSWORD }, {}, site);
  return { email, ...(await enrol(sessionIn(headers), site)) };
}

describe('A passkey (TEAM-01)', () => {
  it('is set up by a new member, who gets recovery codes and is signed in', async () => {
    const { stored } = await memberWithPasskey();
    expect(stored.status).toBe(200);
    expect((stored.body as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    expect(await app.get('/api/team/me', sessionIn(stored.headers))).toMatchObject({
      body: { passkeys: [{ name: 'Телефон', lastUsedAt: null }], hasTotp: false },
    });
  });

  it('finishes a sign-in', async () => {
    const { email, passkey } = await memberWithPasskey();
    const { session, options } = await begin(email);
    const response = passkey.use(challengeIn(options));
    const used = await post('/login/passkey', { response }, session, BG);
    expect(used).toMatchObject({ status: 200, body: { step: 'signed-in' } });
    expect((await app.get('/api/team/me', sessionIn(used.headers))).status).toBe(200);
  });

  it('answers a challenge once', async () => {
    const { email, passkey } = await memberWithPasskey();
    const first = await begin(email);
    const response = passkey.use(challengeIn(first.options));
    await post('/login/passkey', { response }, first.session, BG);
    const second = await begin(email);
    expect(await post('/login/passkey', { response }, second.session, BG)).toMatchObject({
      status: 401,
      body: { message: 'error-passkey-invalid' },
    });
  });

  it('of another domain is not offered, with a clear message', async () => {
    const { email } = await memberWithPasskey(EN);
    const { options } = await begin(email, BG);
    expect(options).toMatchObject({ status: 409, body: { message: 'error-passkey-other-domain' } });
  });

  it('made for another domain is refused', async () => {
    const { email } = await aMemberWithPassword(app);
    const { headers } = await post('/login', { email, password: PASSWORD }, {}, BG);
    const { stored } = await enrol(sessionIn(headers), BG, new SoftwarePasskey(EN));
    expect(stored).toMatchObject({ status: 422, body: { message: 'error-passkey-invalid' } });
  });

  it('of another member is refused', async () => {
    const [one, other] = [await memberWithPasskey(), await memberWithPasskey()];
    const { session, options } = await begin(one.email);
    const response = other.passkey.use(challengeIn(options));
    expect((await post('/login/passkey', { response }, session, BG)).status).toBe(401);
  });

  it.each([{}, { id: 7 }, { id: 'x', response: null }, { id: 'x', response: { clientDataJSON: 'e30' } }])(
    'that is no passkey is refused: %j',
    async (response) => {
      const { email } = await memberWithPasskey();
      const { session } = await begin(email);
      expect((await post('/login/passkey', { response }, session, BG)).status).toBe(401);
      const { headers } = await aMember(app);
      await post('/second-factor/passkey/options', {}, headers, BG);
      const stored = await post('/second-factor/passkey', { name: 'x', response }, headers, BG);
      expect(stored.status).toBe(422);
    },
  );

  it('is removed by its member, but not the last second factor', async () => {
    const { passkey, stored } = await memberWithPasskey();
    const headers = sessionIn(stored.headers);
    const remove = (id: string) => app.post(`/api/team/second-factor/passkey/${id}/remove`, {}, headers);
    expect(await remove(passkey.id)).toMatchObject({
      status: 409,
      body: { message: 'error-last-second-factor' },
    });
    await enrol(headers);
    expect((await remove(passkey.id)).status).toBe(200);
    expect((await remove(passkey.id)).status).toBe(404);
  });
});
