import { aPerson } from '../an-account.ts';
import type { TestApplication } from '../test-application.ts';
import { aMember, aMemberWithPassword, codeOf, PASSWORD, sessionIn } from '../../team/support/a-member.ts';
import { SoftwarePasskey } from '../../team/support/a-passkey.ts';
import type { ValidRequest } from './valid-requests.ts';

type Options = { options: { challenge: string } };

/** Host of the requests of tests. */
const SITE = { rpId: 'localhost', origin: 'http://localhost:80' };

/** Valid requests of the back office. */
export function teamRequests(app: TestApplication): Record<string, () => Promise<ValidRequest>> {
  const begun = async (email: string) =>
    sessionIn((await app.post('/api/team/login', { email, password: PASSWORD })).headers);
  /** A member with a complete session and a passkey. */
  const withPasskey = async () => {
    const { email } = await aMemberWithPassword(app);
    const session = await begun(email);
    const passkey = new SoftwarePasskey(SITE);
    const asked = await app.post('/api/team/second-factor/passkey/options', {}, session);
    const response = passkey.create((asked.body as Options).options.challenge);
    const stored = await app.post('/api/team/second-factor/passkey', { name: 'Ключ', response }, session);
    return { email, passkey, headers: sessionIn(stored.headers) };
  };
  const record = async () => {
    const { id } = await aPerson(app);
    return { resource: 'accounts', id };
  };
  return {
    teamLogin: async () => {
      const { email } = await aMemberWithPassword(app, { totp: true });
      return { body: { email, password: PASSWORD } };
    },
    teamLoginWithCode: async () => {
      const { email, secret } = await aMemberWithPassword(app, { totp: true });
      return { headers: await begun(email), body: { code: codeOf(app, secret) } };
    },
    teamPasskeyChallenge: async () => {
      const { email } = await withPasskey();
      return { headers: await begun(email), body: {} };
    },
    teamLoginWithPasskey: async () => {
      const { email, passkey } = await withPasskey();
      const headers = await begun(email);
      const asked = await app.post('/api/team/login/passkey/options', {}, headers);
      return { headers, body: { response: passkey.use((asked.body as Options).options.challenge) } };
    },
    createTotp: async () => ({ headers: (await aMember(app)).headers, body: {} }),
    confirmTotp: async () => {
      const { headers } = await aMember(app);
      const { body } = await app.post('/api/team/second-factor/totp', {}, headers);
      return { headers, body: { code: codeOf(app, (body as { secret: string }).secret) } };
    },
    createPasskey: async () => ({ headers: (await aMember(app)).headers, body: {} }),
    confirmPasskey: async () => {
      const { headers } = await aMember(app);
      const asked = await app.post('/api/team/second-factor/passkey/options', {}, headers);
      const response = new SoftwarePasskey(SITE).create((asked.body as Options).options.challenge);
      return { headers, body: { name: 'Ключ', response } };
    },
    removePasskey: async () => {
      const { headers, passkey } = await withPasskey();
      const asked = await app.post('/api/team/second-factor/passkey/options', {}, headers);
      const response = new SoftwarePasskey(SITE).create((asked.body as Options).options.challenge);
      await app.post('/api/team/second-factor/passkey', { name: 'Друг', response }, headers);
      return { headers, params: { id: passkey.id }, body: {} };
    },
    renewRecoveryCodes: async () => ({ headers: (await aMember(app)).headers, body: {} }),
    teamMe: async () => ({ headers: (await aMember(app)).headers }),
    teamLogout: async () => ({ headers: (await aMember(app)).headers, body: {} }),
    teamRecords: async () => ({
      headers: (await aMember(app)).headers,
      params: { resource: 'accounts' },
      query: { q: 'иван', filter: '{"type":"user"}', sort: 'name', order: 'asc', offset: 0, limit: 10 },
    }),
    teamRecord: async () => ({ headers: (await aMember(app)).headers, params: await record() }),
    createTeamRecord: async () => {
      const { email } = await aPerson(app);
      return {
        headers: (await aMember(app)).headers,
        params: { resource: 'members' },
        body: { reason: '', input: { email, roles: ['support'] } },
      };
    },
    changeTeamRecord: async () => ({
      headers: (await aMember(app)).headers,
      params: { ...(await record()), action: 'change-role' },
      body: { reason: 'По молба на клиента', input: { type: 'agency' } },
    }),
    teamSettings: async () => ({ headers: (await aMember(app)).headers }),
    changeTeamSettings: async () => {
      const { headers } = await aMember(app);
      const { body } = await app.get('/api/team/settings', headers);
      const { values, latest } = body as { values: object; latest: number };
      const company = { ...values, number: '175074752', vatNumber: '' };
      const validFrom = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
      return { headers, body: { values: company, validFrom, latest, reason: 'Нов адрес' } };
    },
    teamSearch: async () => ({ headers: (await aMember(app)).headers, query: { q: 'иван' } }),
  };
}
