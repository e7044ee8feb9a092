import { aPerson } from '../an-account.ts';
import { publish } from '../a-property.ts';
import type { TestApplication } from '../test-application.ts';
import { aPost } from '../../team/support/a-post.ts';
import { aMember, aMemberWithPassword, codeOf, PASSWORD, sessionIn } from '../../team/support/a-member.ts';
import { SoftwarePasskey } from '../../team/support/a-passkey.ts';
import type { ValidRequest } from './valid-requests.ts';

type Options = { options: { challenge: string } };

/** Host of the requests of tests. */
const SITE = { rpId: 'localhost', origin: 'http://localhost:80' };

/** Number of names of added records. */
let named = 0;

const PACKAGES = { resource: 'credit-packages', key: 'all' };

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
  /** A home with a report. @returns the id of its case */
  const reportedHome = async () => {
    const home = await publish(app, await aPerson(app));
    const { db } = app.database;
    const report = { property_id: home, reason: 'fraud', text: 'Искат капаро.' };
    await db.insertInto('property_report').values(report).execute();
    return `listing-reports-home-${home}`;
  };
  /** Removes a reported home. @returns the id of the decision */
  const decidedHome = async (headers: { cookie: string }) => {
    const id = await reportedHome();
    const { body } = await app.post(`/api/team/cases/${id}/claim`, {}, headers);
    const { version } = (body as { case: { version: string } }).case;
    const decision = { decision: 'remove', reason: 'Измама.', version };
    const decided = await app.post(`/api/team/cases/${id}/decide`, decision, headers);
    return (decided.body as { decisionId: number }).decisionId;
  };
  const inAnHour = () => new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  const changeOf = (state: unknown) => ({
    validFrom: inAnHour(),
    latest: (state as { latest: number }).latest,
    reason: 'По-ясно',
  });
  const page = async () => {
    const { headers } = await aMember(app);
    const { body } = await app.get('/api/team/pages/about-us', headers);
    return { headers, body: body as { current: object; latest: number } };
  };
  let posts = 0;
  const newSlug = () => `statiya-${(posts += 1)}`;
  /** A published post. @returns its address */
  const post = async () => {
    const slug = newSlug();
    const created = { slug, value: aPost(), validFrom: null, reason: 'Нова статия' };
    await app.post('/api/team/posts', created, (await aMember(app)).headers);
    return slug;
  };
  const packages = async () => {
    const { headers } = await aMember(app);
    const { body } = await app.get('/api/team/catalogue/credit-packages/all', headers);
    return { headers, body: body as { current: object; latest: number } };
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
      query: { q: 'иван', filter: '{"type":"user"}', sort: 'email', order: 'asc', offset: 0, limit: 10 },
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
    teamQueues: async () => ({ headers: (await aMember(app)).headers }),
    claimCase: async () => ({
      headers: (await aMember(app)).headers,
      params: { id: await reportedHome() },
      body: {},
    }),
    releaseCase: async () => ({
      headers: (await aMember(app)).headers,
      params: { id: await reportedHome() },
      body: {},
    }),
    decideCase: async () => {
      const { headers } = await aMember(app);
      const id = await reportedHome();
      const { body } = await app.post(`/api/team/cases/${id}/claim`, {}, headers);
      const { version } = (body as { case: { version: string } }).case;
      return {
        headers,
        params: { id },
        body: { decision: 'remove', reason: 'case-reason-fraud', version },
      };
    },
    undoDecision: async () => {
      const { headers } = await aMember(app);
      return { headers, params: { id: String(await decidedHome(headers)) }, body: {} };
    },
    registerAppeal: async () => {
      const { headers } = await aMember(app);
      const id = await decidedHome(headers);
      app.clock.passDays(6 / 24 / 60);
      return {
        headers: (await aMember(app)).headers,
        params: { id: String(id) },
        body: { text: 'Имам нотариален акт.' },
      };
    },
    decideAppeal: async () => {
      const { headers } = await aMember(app);
      const id = await decidedHome(headers);
      app.clock.passDays(6 / 24 / 60);
      const other = (await aMember(app)).headers;
      await app.post(`/api/team/decisions/${id}/appeal`, { text: 'Имам нотариален акт.' }, other);
      return {
        headers: other,
        params: { id: String(id) },
        body: { outcome: 'reversed', answer: 'Документите са верни.' },
      };
    },
    teamSettings: async () => ({ headers: (await aMember(app)).headers }),
    changeTeamSettings: async () => {
      const { headers } = await aMember(app);
      const { body } = await app.get('/api/team/settings', headers);
      const { values, latest } = body as { values: object; latest: number };
      const company = { ...values, number: '175074752', vatNumber: '' };
      return { headers, body: { values: company, ...changeOf({ latest }) } };
    },
    teamTexts: async () => ({
      headers: (await aMember(app)).headers,
      query: { q: 'количка', changed: 'true', offset: 0, limit: 10 },
    }),
    teamText: async () => ({ headers: (await aMember(app)).headers, params: { key: 'cart' } }),
    changeTeamText: async () => {
      const { headers } = await aMember(app);
      const { body } = await app.get('/api/team/texts/cart', headers);
      const value = { bg: 'Количка', en: 'Basket' };
      return { headers, params: { key: 'cart' }, body: { value, ...changeOf(body) } };
    },
    teamPages: async () => ({ headers: (await aMember(app)).headers }),
    teamPage: async () => ({ headers: (await aMember(app)).headers, params: { name: 'about-us' } }),
    changeTeamPage: async () => {
      const { headers, body } = await page();
      return { headers, params: { name: 'about-us' }, body: { value: body.current, ...changeOf(body) } };
    },
    teamPosts: async () => ({
      headers: (await aMember(app)).headers,
      query: { q: 'диван', offset: 0, limit: 10 },
    }),
    teamPost: async () => ({ headers: (await aMember(app)).headers, params: { slug: await post() } }),
    createTeamPost: async () => ({
      headers: (await aMember(app)).headers,
      body: { slug: newSlug(), value: aPost(), validFrom: inAnHour(), reason: 'Нова статия' },
    }),
    changeTeamPost: async () => ({
      headers: (await aMember(app)).headers,
      params: { slug: await post() },
      body: { value: aPost(), ...changeOf({ latest: 1 }) },
    }),
    teamFigure: async () => ({
      headers: (await aMember(app)).headers,
      params: { name: 'visits' },
      query: { from: '2026-11-01', to: '2026-11-21', compare: 'previous' },
    }),
    serviceCalendar: async () => ({
      headers: (await aMember(app)).headers,
      query: { day: '2026-11-24', days: 7, cityId: 1 },
    }),
    createTeamCatalogue: async () => ({
      headers: (await aMember(app)).headers,
      params: { resource: 'cities' },
      body: {
        value: {
          name: { bg: `Град ${++named}`, en: `City ${named}` },
          latitude: 42.5,
          longitude: 25,
          position: 90,
        },
        reason: 'Нов град',
      },
    }),
    removeTeamCatalogue: async () => {
      const { headers } = await aMember(app);
      const name = { bg: `Село ${++named}`, en: `Village ${named}` };
      const value = { name, latitude: 42.5, longitude: 25, position: 90 };
      const added = await app.post('/api/team/catalogue/cities', { value, reason: '' }, headers);
      return {
        headers,
        params: { resource: 'cities', key: (added.body as { key: string }).key },
        body: { moveTo: null, reason: 'Излишен' },
      };
    },
    teamCatalogue: async () => ({
      headers: (await aMember(app)).headers,
      params: { resource: 'credit-packages' },
    }),
    teamCatalogueRecord: async () => ({ headers: (await aMember(app)).headers, params: PACKAGES }),
    previewTeamCatalogue: async () => {
      const { headers, body } = await packages();
      return { headers, params: PACKAGES, body: { value: body.current, validFrom: inAnHour() } };
    },
    changeTeamCatalogue: async () => {
      const { headers, body } = await packages();
      return { headers, params: PACKAGES, body: { value: body.current, ...changeOf(body) } };
    },
    createSitePreview: async () => ({
      headers: (await aMember(app)).headers,
      body: { at: inAnHour(), draft: { kind: 'posts', key: newSlug(), value: aPost() } },
    }),
    teamSearch: async () => ({ headers: (await aMember(app)).headers, query: { q: 'иван' } }),
  };
}
