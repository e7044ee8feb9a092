import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runTeamCommand } from '../../../server/admin/team-command.ts';
import { aPerson } from '../support/an-account.ts';
import { RADKA } from '../support/moderate.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { aMember } from './support/a-member.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterEach(async () => {
  await app.database.db.deleteFrom('team_member').execute();
});
afterAll(() => app.close());

const url = (id: number, action: string) => `/api/team/records/members/${id}/${action}`;
const lastEntry = () =>
  app.database.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'operation', 'subject', 'subject_id', 'reason', 'before', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirst();

describe('Members of the team (TEAM-02)', () => {
  it('are added by an owner, with an entry in the audit log', async () => {
    const owner = await aMember(app);
    const { id, email } = await aPerson(app);
    const input = { email: email.toUpperCase(), roles: ['content', 'support'] };
    const added = await app.post('/api/team/records/members', { input }, owner.headers);
    expect(added).toMatchObject({ status: 201, body: { record: { email, roles: ['support', 'content'] } } });
    expect(await lastEntry()).toMatchObject({
      actor_id: owner.id,
      operation: 'members.write',
      subject: 'member',
      subject_id: String(id),
      before: null,
      after: { roles: ['support', 'content'] },
    });
    const again = await app.post('/api/team/records/members', { input }, owner.headers);
    expect(again).toMatchObject({ status: 409, body: { message: 'error-already-in-team' } });
  });

  it('need an account and known roles', async () => {
    const { headers } = await aMember(app);
    const add = (input: unknown) => app.post('/api/team/records/members', { input }, headers);
    expect((await add({ email: 'nobody@example.com', roles: ['support'] })).status).toBe(404);
    const { email } = await aPerson(app);
    for (const roles of [[], ['boss'], ['support', 'support'], 'support'])
      expect((await add({ email, roles })).status).toBe(400);
    expect((await add({ email, roles: ['support'], isOwner: true })).status).toBe(400);
  });

  it('never change their own roles', async () => {
    const owner = await aMember(app);
    await aMember(app);
    const input = { roles: ['owner', 'finance'] };
    expect(
      await app.post(url(owner.id, 'change-roles'), { input, reason: 'Отпуск' }, owner.headers),
    ).toMatchObject({ status: 403, body: { message: 'error-own-team-roles' } });
    expect((await app.post(url(owner.id, 'remove'), { reason: 'Отпуск' }, owner.headers)).status).toBe(403);
  });

  it('change another member’s roles with a reason', async () => {
    const [owner, member] = [await aMember(app), await aMember(app, ['support'])];
    const input = { roles: ['moderator'] };
    expect(await app.post(url(member.id, 'change-roles'), { input }, owner.headers)).toMatchObject({
      status: 422,
      body: { errors: [{ message: 'error-reason-required' }] },
    });
    const changed = await app.post(
      url(member.id, 'change-roles'),
      { input, reason: 'Нова длъжност' },
      owner.headers,
    );
    expect(changed).toMatchObject({ status: 200, body: { record: { roles: ['moderator'] } } });
    expect(await lastEntry()).toMatchObject({
      operation: 'members.change-roles',
      reason: 'Нова длъжност',
      before: { roles: ['support'] },
      after: { roles: ['moderator'] },
    });
  });

  it('have an owner always, also when two owners remove each other', async () => {
    const [one, other] = [await aMember(app), await aMember(app)];
    const statuses = await Promise.all([
      app.post(url(other.id, 'remove'), { reason: 'Спор' }, one.headers),
      app.post(url(one.id, 'remove'), { reason: 'Спор' }, other.headers),
    ]);
    expect(statuses.filter(({ status }) => status === 200).length).toBe(1);
    const left = await app.database.db.selectFrom('team_member').select('roles').execute();
    expect(left).toEqual([{ roles: ['owner'] }]);
  });

  it('lose their second factors and sessions by a reset', async () => {
    const [owner, member] = [await aMember(app), await aMember(app, ['support'])];
    const { db } = app.database;
    await db
      .updateTable('team_member')
      .set({ totp_secret: 'ABC' })
      .where('account_id', '=', member.id)
      .execute();
    await app.post(url(member.id, 'reset-second-factor'), { reason: 'Изгубен телефон' }, owner.headers);
    expect((await app.get('/api/team/me', member.headers)).status).toBe(401);
    expect(await lastEntry()).toMatchObject({
      before: { hasTotp: true },
      after: { hasTotp: false },
      reason: 'Изгубен телефон',
    });
  });
});

describe('npm run admin -- team', () => {
  const run = async (...words: string[]) => {
    const lines: string[] = [];
    const { db } = app.database;
    const context = { db, clock: app.clock, print: (line: string) => lines.push(line), actor: RADKA };
    await runTeamCommand(words, '', context);
    return lines.join('\n');
  };

  it('adds the first owner and lists members', async () => {
    const { email } = await aPerson(app, { name: 'Мария' });
    expect(await run('add', email, 'owner')).toContain('/team');
    expect(await run()).toContain(`${email} Мария: owner, no second factor yet`);
  });

  it('refuses unknown roles and the removal of the last owner', async () => {
    const { email } = await aPerson(app);
    await expect(run('add', email, 'boss')).rejects.toThrow('Name one or more roles');
    await run('add', email, 'owner');
    await expect(run('remove', email)).rejects.toMatchObject({ messageKey: 'error-last-team-owner' });
    await expect(run('roles', email, 'support')).rejects.toMatchObject({
      messageKey: 'error-last-team-owner',
    });
  });
});
