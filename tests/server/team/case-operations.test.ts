import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TeamRole } from '../../../src/core/team/permissions.ts';
import { publish, somePlaces } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { aMember } from './support/a-member.ts';
import type { Member } from './support/a-member.ts';

let app: TestApplication;
let radka: Member;
let simeon: Member;
let owner: Person;
let home: number;
let id: string;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  radka = await aMember(app, ['moderator']);
  simeon = await aMember(app, ['moderator']);
});
beforeEach(async () => {
  await app.database.db.deleteFrom('attempt').execute();
  owner = await aPerson(app);
  home = await publish(app, owner, { title: 'Двустаен с гледка' });
  id = `listing-reports-home-${home}`;
  await app.post(`/api/property/${home}/report`, { reason: 'fraud', text: 'Искат капаро.', email: '' });
});
afterAll(() => app.close());

type Opened = { case: { version: string; evidence: { type: string }[] } };
const claim = (member: Member) => app.post(`/api/team/cases/${id}/claim`, {}, member.headers);
const versionFor = async (member: Member) => ((await claim(member)).body as Opened).case.version;
const remove = async (member: Member, version: string) =>
  app.post(
    `/api/team/cases/${id}/decide`,
    { decision: 'remove', reason: 'Измама.', version },
    member.headers,
  );
const post = (path: string, body: object, member: Member) =>
  app.post(`/api/team/${path}`, body, member.headers);
const setRoles = (member: Member, roles: TeamRole[]) =>
  app.database.db.updateTable('team_member').set({ roles }).where('account_id', '=', member.id).execute();

describe('A moderator', () => {
  it('sees the queue, opens a case, decides it and undoes it', async () => {
    const queues = await app.get('/api/team/queues', radka.headers);
    expect(queues.body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ kind: 'listing-reports' })]) as object[],
    });
    const filter = encodeURIComponent(JSON.stringify({ subject: `home-${home}` }));
    const list = await app.get(`/api/team/records/cases?filter=${filter}`, radka.headers);
    expect(list.body).toMatchObject({
      total: 1,
      data: [{ id, title: 'Двустаен с гледка', state: 'waiting' }],
    });
    const opened = await claim(radka);
    expect(opened).toMatchObject({ status: 200, body: { case: { id, count: 1 } } });
    const decided = await remove(radka, (opened.body as Opened).case.version);
    const { decisionId, undoUntil } = decided.body as { decisionId: number; undoUntil: string };
    expect(new Date(undoUntil).getTime() - app.clock.now().getTime()).toBe(5 * 60_000);
    expect((await app.get(`/api/property/${home}`)).status).toBe(404);
    const listed = await app.get(`/api/team/records/decisions/${decisionId}`, radka.headers);
    expect(listed.body).toMatchObject({ record: { decision: 'remove', reason: 'Измама.', undoneAt: null } });
    expect(await post(`decisions/${decisionId}/undo`, {}, radka)).toMatchObject({ status: 200 });
    expect((await app.get(`/api/property/${home}`)).status).toBe(200);
  });

  it('gets 409 with the assignee’s name for a claimed case', async () => {
    await claim(radka);
    const refused = await claim(simeon);
    expect(refused).toMatchObject({ status: 409, body: { message: 'error-case-claimed' } });
    expect(refused.body).toMatchObject({
      errors: [{ property: 'assignee', message: 'Радка Петрова' }, { property: 'assignedUntil' }],
    });
    await post(`cases/${id}/release`, {}, radka);
    expect((await claim(simeon)).status).toBe(200);
  });

  it('cannot decide after losing the role', async () => {
    const member = await aMember(app, ['moderator']);
    const version = await versionFor(member);
    await setRoles(member, ['content']);
    expect((await remove(member, version)).status).toBe(403);
    expect((await app.get(`/api/property/${home}`)).status).toBe(200);
  });

  it('registers an objection that a colleague decides', async () => {
    const { body } = await remove(radka, await versionFor(radka));
    const { decisionId } = body as { decisionId: number };
    const text = { text: 'Имам нотариален акт.' };
    expect((await post(`decisions/${decisionId}/appeal`, text, radka)).status).toBe(409);
    app.clock.passDays(5 / 24 / 60);
    expect((await post(`decisions/${decisionId}/appeal`, text, radka)).status).toBe(200);
    const answer = { outcome: 'upheld', answer: 'Проверихме го.' };
    expect(await post(`appeals/${decisionId}/decide`, answer, radka)).toMatchObject({
      status: 403,
      body: { message: 'error-appeal-own' },
    });
    expect((await post(`appeals/${decisionId}/decide`, answer, simeon)).status).toBe(200);
  });
});

describe('The operations of cases', () => {
  it.each([
    ['cases/listing-reports-home-999999/claim', {}, 404],
    ['cases/castles-home-1/claim', {}, 404],
    ['cases/listing-reports-home-x/claim', {}, 404],
    ['decisions/999999/undo', {}, 404],
    ['decisions/999999/appeal', { text: 'Не съм съгласен.' }, 404],
    ['appeals/999999/decide', { outcome: 'upheld', answer: 'Не.' }, 404],
    ['appeals/1/decide', { outcome: 'maybe', answer: 'Не.' }, 400],
  ])('answer %s with %o by %i', async (path, body, status) => {
    expect((await post(path, body, radka)).status).toBe(status);
  });

  it('show the evidence only to roles that decide the case', async () => {
    const support = await aMember(app, ['support']);
    expect(await claim(support)).toMatchObject({ status: 403, body: { message: 'error-team-not-allowed' } });
  });
});
