import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadDemo } from '../../../server/demo/load-demo.ts';
import { DEMO_PASSWORD } from '../../../server/demo/load-demo-accounts.ts';
import { DEMO_MEMBERS, demoCode } from '../../../server/demo/team/demo-members.ts';
import { printCode } from '../../../server/demo/team/print-code.ts';
import { loadDemoTeam } from '../../../server/demo/team/load-demo-team.ts';
import { loadPosts } from '../../../server/modules/journal/load-posts.ts';
import { loadLocations } from '../../../server/modules/properties/load-locations.ts';
import { loadUniversities } from '../../../server/modules/roommates/load-universities.ts';
import { loadServices } from '../../../server/modules/services/load-services.ts';
import { claimCase } from '../../../server/modules/team/cases/claim-case.ts';
import { listQueues } from '../../../server/modules/team/cases/waiting-cases.ts';
import { readConfiguration } from '../../../server/platform/configuration.ts';
import { DiskPictures } from '../../../server/platform/pictures/disk-pictures.ts';
import type { EvidenceBlock } from '../../../src/core/team/case-evidence.ts';
import type { CaseMember } from '../../../src/core/team/cases.ts';
import { TEAM_ROLES } from '../../../src/core/team/permissions.ts';
import type { TeamRole } from '../../../src/core/team/permissions.ts';
import { brokenEntries } from '../team/support/broken-entries.ts';
import { casesOf, decide, listCases } from '../team/support/a-case.ts';
import { sessionIn } from '../team/support/a-member.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let folder: string;
let store: DiskPictures;

const load = () => loadDemoTeam({ db: app.database.db, store, root: process.cwd() }, app.clock.now());

beforeAll(async () => {
  app = await startTestApplication();
  folder = await mkdtemp(join(tmpdir(), 'uyut-demo-'));
  store = new DiskPictures(folder);
  const { pool } = app.database;
  const [root, now] = [process.cwd(), app.clock.now()];
  await loadLocations(pool, root);
  await loadUniversities(pool, root);
  await loadServices(pool, root);
  await loadPosts(pool, root, now, readConfiguration({ NODE_ENV: 'test' }));
  await loadDemo(pool, now, { products: 640, properties: 300, offers: 60 });
  await Promise.all([load(), load()]);
});
beforeEach(() => app.database.db.deleteFrom('attempt').execute());
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function memberOf(role: TeamRole): Promise<CaseMember> {
  const { email, name } = DEMO_MEMBERS.find((one) => one.role === role) ?? { email: '', name: '' };
  const { id } = await app.database.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { accountId: id, name, roles: [role] };
}

/** Evidence of the first case of a kind, opened by the owner. */
async function evidenceOf(kind: string): Promise<readonly EvidenceBlock[]> {
  const { data } = await listCases(casesOf(app), { kind });
  const { evidence } = await claimCase(casesOf(app), await memberOf('owner'), String(data[0]?.['id']));
  return evidence;
}

describe('The team of the demo', () => {
  it('has a member for each role', () => {
    expect(DEMO_MEMBERS.map(({ role }) => role)).toEqual([...TEAM_ROLES]);
  });

  it.each(DEMO_MEMBERS)('lets $email sign in with the password and the code', async ({ email, role }) => {
    const first = await app.post('/api/team/login', { email, password: DEMO_PASSWORD });
    expect(first).toMatchObject({ status: 200, body: { step: 'second-factor', methods: ['totp'] } });
    const { code } = demoCode(role, app.clock.now());
    const second = await app.post('/api/team/login/code', { code }, sessionIn(first.headers));
    expect(second).toMatchObject({ status: 200, body: { step: 'signed-in' } });
    const me = await app.get('/api/team/me', sessionIn(second.headers));
    expect(me).toMatchObject({ status: 200, body: { email, roles: [role], hasTotp: true } });
  });

  it('gets its codes from a command', () => {
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    expect(printCode(['code', 'moderator'], app.clock.now(), print)).toBe(0);
    const { code } = demoCode('moderator', app.clock.now());
    expect(lines.join(' ').replaceAll(' ', '')).toContain(`code${code},for30more`);
    for (const words of [[], ['code'], ['code', 'boss'], ['kode', 'owner'], ['code', 'owner', 'support']])
      expect(printCode(words, app.clock.now(), print)).toBe(2);
  });

  it('shows a code for the rest of its 30 seconds', () => {
    expect(demoCode('owner', new Date('2026-11-21T10:00:12Z')).seconds).toBe(18);
    expect(demoCode('owner', new Date('2026-11-21T10:00:30Z')).seconds).toBe(30);
    const codes = TEAM_ROLES.map((role) => demoCode(role, app.clock.now()).code);
    expect(new Set(codes).size).toBe(TEAM_ROLES.length);
  });
});

describe('The cases of the demo', () => {
  it('wait in every queue', async () => {
    const { accountId } = await memberOf('owner');
    const queues = await listQueues(casesOf(app), accountId);
    expect(queues.filter(({ count }) => count === 0).map(({ kind }) => kind)).toEqual([]);
  });

  it('are loaded once, also by simultaneous and later starts', async () => {
    const before = (await listCases(casesOf(app))).total;
    await load();
    expect((await listCases(casesOf(app))).total).toBe(before);
    const homes = await listCases(casesOf(app), { kind: 'pending-listings' });
    expect(homes.total).toBe(1);
    expect(await brokenEntries(app.database)).toEqual([]);
  });

  it('compare the two homes with the same picture, whose files are stored', async () => {
    const comparison = (await evidenceOf('pending-listings')).find(({ type }) => type === 'comparison');
    if (comparison?.type !== 'comparison') throw new Error('There is no comparison');
    const pictures = [comparison.one, ...comparison.others].flatMap((side) => side.pictures);
    expect(pictures).toHaveLength(2);
    for (const url of pictures) {
      const file = await store.read(url.split('/').at(-1) ?? '');
      expect(file?.contentType).toBe('image/webp');
      file?.stream.destroy();
    }
  });

  it('show the phrase that caused each warning', async () => {
    for (const kind of ['listing-warnings', 'text-warnings']) {
      const warnings = (await evidenceOf(kind)).flatMap((one) => (one.type === 'text' ? one.warnings : []));
      expect(warnings).not.toEqual([]);
    }
  });

  it('can be decided: another team is free, and the moderator may decide the objection', async () => {
    const cases = casesOf(app);
    const first = async (kind: string) => String((await listCases(cases, { kind })).data[0]?.['id']);
    await app.database.db.deleteFrom('case_claim').execute();
    await decide(cases, await memberOf('services'), await first('services-without-team'), 'reassign');
    await decide(cases, await memberOf('finance'), await first('bank-refunds'), 'paid');
    await decide(cases, await memberOf('catalogue'), await first('failed-imports'), 'retry');
    const appeal = await first('appeals');
    await expect(claimCase(cases, await memberOf('owner'), appeal)).rejects.toMatchObject({
      kind: 'not-allowed',
    });
    await decide(cases, await memberOf('moderator'), appeal, 'reverse', 'Няма реклама.');
  });
});
