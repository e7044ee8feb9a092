import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { claimCase } from '../../../server/modules/team/cases/claim-case.ts';
import { decideCase } from '../../../server/modules/team/cases/decide-case.ts';
import type { CaseDependencies } from '../../../server/modules/team/cases/case-kind.ts';
import type { CaseMember } from '../../../src/core/team/cases.ts';
import { aColleague, casesOf, decide, waitingIds } from './support/a-case.ts';
import { mailsTo, publish, somePlaces } from '../support/a-property.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let cases: CaseDependencies;
let radka: CaseMember;
let simeon: CaseMember;
let owner: Person;
let home: number;
let id: string;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  cases = casesOf(app);
  radka = await aColleague(app);
  simeon = await aColleague(app, 'Симеон');
});
beforeEach(async () => {
  await app.database.db.deleteFrom('attempt').execute();
  owner = await aPerson(app);
  home = await publish(app, owner, { title: 'Двустаен с гледка' });
  id = `listing-reports-home-${home}`;
  await report('Искат капаро.');
});
afterAll(() => app.close());

const report = (text: string) =>
  app.post(`/api/property/${home}/report`, { reason: 'fraud', text, email: '' });
const passMinutes = (minutes: number) => app.clock.passDays(minutes / 24 / 60);
const conflict = (messageKey: string) => ({ kind: 'conflict', messageKey });
const isPublic = async () => (await app.get(`/api/property/${home}`)).status === 200;
const jobsAt = async (): Promise<Date[]> => {
  const { rows } = await sql<{ at: Date }>`
    select j.run_at as at from graphile_worker._private_jobs j
    join mail m on m.id = (j.payload ->> 'mailId')::bigint where m.recipient = ${owner.email}`.execute(
    app.database.db,
  );
  return rows.map(({ at }) => at);
};

describe('A decision of a case', () => {
  it('applies at once, and its mail is sent after five minutes', async () => {
    const { undoUntil } = await decide(cases, radka, id, 'remove', 'case-reason-fraud');
    expect(await isPublic()).toBe(false);
    expect(await waitingIds(cases)).not.toContain(id);
    expect(undoUntil?.getTime()).toBe(app.clock.now().getTime() + 5 * 60_000);
    expect(await jobsAt()).toEqual([undoUntil]);
  });

  it('states the prepared reason in the language of the owner', async () => {
    const db = app.database.db;
    await db.updateTable('account').set({ language: 'en' }).where('id', '=', owner.id).execute();
    await decide(cases, radka, id, 'remove', 'case-reason-fraud');
    const [mail] = await mailsTo(app, owner.email);
    expect(mail?.text).toContain('We have reason to believe that this is an attempted scam.');
    expect(mail?.text).toContain('section 9 of our terms');
    expect(mail?.text).toContain('A member of our team made the decision.');
    expect(mail?.text).toContain('within six months');
  });

  it('says that an automatic check found the content, and that a person decided', async () => {
    const db = app.database.db;
    await db
      .updateTable('property_report')
      .set({ reason: 'low-rent' })
      .where('property_id', '=', home)
      .execute();
    await decide(cases, radka, `listing-warnings-home-${home}`, 'remove', 'Измама.');
    const [mail] = await mailsTo(app, owner.email);
    expect(mail?.text).toContain('Съдържанието беше открито при автоматична проверка.');
    expect(mail?.text).not.toContain('След сигнал');
  });

  it('is recorded with its member and reason', async () => {
    await decide(cases, radka, id, 'remove', 'case-reason-fraud');
    const entry = await app.database.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('subject', '=', 'home')
      .where('subject_id', '=', String(home))
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      actor_id: radka.accountId,
      operator: 'Радка',
      via: 'team',
      operation: 'listings.remove',
      reason: 'case-reason-fraud',
    });
  });

  it('needs a reason where others must know it', async () => {
    await expect(decide(cases, radka, id, 'remove', ' ')).rejects.toMatchObject({
      kind: 'invalid',
      fields: { reason: 'error-reason-required' },
    });
    expect(await isPublic()).toBe(true);
  });

  it('is refused without a valid claim', async () => {
    const { version } = await claimCase(cases, radka, id);
    const input = { decision: 'approve', reason: '', version };
    await expect(decideCase(cases, simeon, id, input)).rejects.toMatchObject(conflict('error-case-claimed'));
    passMinutes(10);
    await expect(decideCase(cases, radka, id, input)).rejects.toMatchObject(
      conflict('error-case-claim-expired'),
    );
  });

  it('is refused about evidence that has changed, and the claim remains', async () => {
    const { version } = await claimCase(cases, radka, id);
    await report('Още един сигнал.');
    passMinutes(9);
    await expect(
      decideCase(cases, radka, id, { decision: 'approve', reason: '', version }),
    ).rejects.toMatchObject(conflict('error-case-changed'));
    passMinutes(9);
    await expect(claimCase(cases, simeon, id)).rejects.toMatchObject(conflict('error-case-claimed'));
  });

  it('does not depend on the history of the record and its owner', async () => {
    const { version } = await claimCase(cases, radka, id);
    const other = await publish(app, owner, { title: 'Друго жилище' });
    await app.post(`/api/property/${other}/report`, { reason: 'fraud', text: '', email: '' });
    await decide(cases, simeon, `listing-reports-home-${other}`, 'approve');
    await decideCase(cases, radka, id, { decision: 'approve', reason: '', version });
  });

  it('is refused to a member who has lost the role', async () => {
    const { version } = await claimCase(cases, radka, id);
    const support: CaseMember = { ...radka, roles: ['support'] };
    await expect(
      decideCase(cases, support, id, { decision: 'approve', reason: '', version }),
    ).rejects.toMatchObject({ kind: 'not-allowed' });
  });

  it('is made once by a member who sends it twice', async () => {
    const { version } = await claimCase(cases, radka, id);
    const input = { decision: 'remove', reason: 'Измама.', version };
    const results = await Promise.allSettled([
      decideCase(cases, radka, id, input),
      decideCase(cases, radka, id, input),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await mailsTo(app, owner.email)).toHaveLength(1);
  });

  it('is shown with the next case of the same owner', async () => {
    await decide(cases, radka, id, 'remove', 'Измама.');
    home = await publish(app, owner, { title: 'Друго жилище' });
    await report('Пак искат капаро.');
    const { evidence } = await claimCase(cases, simeon, `listing-reports-home-${home}`);
    const block = evidence.find(({ type }) => type === 'decisions');
    expect(block).toMatchObject({ decisions: [{ decision: 'remove', reason: 'Измама.', by: 'Радка' }] });
  });
});
