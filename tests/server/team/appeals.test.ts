import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideAppeal, registerAppeal } from '../../../server/modules/team/cases/appeals.ts';
import { claimCase } from '../../../server/modules/team/cases/claim-case.ts';
import { undoDecision } from '../../../server/modules/team/cases/undo-decision.ts';
import type { CaseDependencies } from '../../../server/modules/team/cases/case-kind.ts';
import type { CaseMember } from '../../../src/core/team/cases.ts';
import { aColleague, casesOf, decide, waitingIds } from './support/a-case.ts';
import { CASE_SAMPLES } from './support/case-samples.ts';
import { theJournal } from '../support/a-journal.ts';
import { mailsTo, publish, somePlaces } from '../support/a-property.ts';
import { someUniversities } from '../support/a-roommate.ts';
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
let decision: number;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  await someUniversities(app);
  await theJournal(app);
  cases = casesOf(app);
  radka = await aColleague(app);
  simeon = await aColleague(app, 'Симеон');
});
beforeEach(async () => {
  await app.database.db.deleteFrom('attempt').execute();
  owner = await aPerson(app);
  home = await publish(app, owner, { title: 'Двустаен с гледка' });
  await app.post(`/api/property/${home}/report`, { reason: 'fraud', text: '', email: '' });
  ({ decisionId: decision } = await decide(
    cases,
    radka,
    `listing-reports-home-${home}`,
    'remove',
    'case-reason-fraud',
  ));
  passMinutes(6);
});
afterAll(() => app.close());

const passMinutes = (minutes: number) => app.clock.passDays(minutes / 24 / 60);
const conflict = (messageKey: string) => ({ kind: 'conflict', messageKey });
const object = () => registerAppeal(cases, radka, decision, 'Имам нотариален акт.');
const answer = (member: CaseMember, outcome: 'upheld' | 'reversed') =>
  decideAppeal(cases, member, decision, { outcome, answer: 'Проверихме документите.' });

describe('An objection', () => {
  it('waits for another member than the one who decided', async () => {
    await object();
    const id = `appeals-decision-${decision}`;
    expect(await waitingIds(cases)).toContain(id);
    await expect(claimCase(cases, radka, id)).rejects.toMatchObject({
      kind: 'not-allowed',
      messageKey: 'error-appeal-own',
    });
    await expect(answer(radka, 'upheld')).rejects.toMatchObject({
      kind: 'not-allowed',
      messageKey: 'error-appeal-own',
    });
    const { evidence, decisions } = await claimCase(cases, simeon, id);
    expect(evidence[0]).toMatchObject({ type: 'text', text: 'Имам нотариален акт.' });
    expect(evidence).toContainEqual(expect.objectContaining({ type: 'pictures' }));
    expect(decisions.map(({ name }) => name)).toEqual(['uphold', 'reverse']);
  });

  it('that is upheld leaves the decision, and its writer gets the answer', async () => {
    await object();
    await answer(simeon, 'upheld');
    const mail = (await mailsTo(app, owner.email)).at(-1);
    expect(mail?.subject).toBe('Решението се запазва: Двустаен с гледка');
    expect(mail?.text).toContain('Проверихме документите.');
    expect(mail?.text).toContain('съд');
    expect((await app.get(`/api/property/${home}`)).status).toBe(404);
    expect(await waitingIds(cases)).not.toContain(`appeals-decision-${decision}`);
  });

  it('that is successful restores the listing as paused', async () => {
    await object();
    await decide(cases, simeon, `appeals-decision-${decision}`, 'reverse', 'Документите са верни.');
    const { body } = await app.get(`/api/user/property/${home}`, owner.headers);
    expect(body).toMatchObject({ status: 'paused' });
    const mail = (await mailsTo(app, owner.email)).at(-1);
    expect(mail?.subject).toBe('Отменихме решението си: Двустаен с гледка');
    expect(mail?.text).toContain('Документите са верни.');
    const entry = await app.database.db
      .selectFrom('audit_entry')
      .select(['operation', 'operator'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toEqual({ operation: 'appeals.reverse', operator: 'Симеон' });
  });

  it('is decided once, also by two members at once', async () => {
    await object();
    const petya = await aColleague(app, 'Петя');
    const results = await Promise.allSettled([answer(simeon, 'reversed'), answer(petya, 'upheld')]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(answer(petya, 'upheld')).rejects.toMatchObject(conflict('error-appeal-decided'));
  });

  it('is left to the member who has opened it', async () => {
    await object();
    await claimCase(cases, await aColleague(app, 'Петя'), `appeals-decision-${decision}`);
    await expect(answer(simeon, 'upheld')).rejects.toMatchObject(conflict('error-case-claimed'));
  });

  it('is registered once, with a text, after the mail and within six months', async () => {
    await expect(registerAppeal(cases, radka, decision, '  ')).rejects.toMatchObject({ kind: 'invalid' });
    await object();
    await expect(object()).rejects.toMatchObject(conflict('error-appeal-registered'));
    const other = await publish(app, owner);
    await app.post(`/api/property/${other}/report`, { reason: 'fraud', text: '', email: '' });
    const id = `listing-reports-home-${other}`;
    ({ decisionId: decision } = await decide(cases, radka, id, 'remove', 'Измама.'));
    await expect(object()).rejects.toMatchObject(conflict('error-appeal-too-early'));
    app.clock.passDays(184);
    await expect(object()).rejects.toMatchObject(conflict('error-appeal-too-late'));
    app.clock.passDays(-184);
  });

  it('is not registered about an undone or harmless decision', async () => {
    const other = await publish(app, owner);
    await app.post(`/api/property/${other}/report`, { reason: 'fraud', text: '', email: '' });
    ({ decisionId: decision } = await decide(cases, radka, `listing-reports-home-${other}`, 'approve'));
    passMinutes(6);
    await expect(object()).rejects.toMatchObject(conflict('error-decision-not-appealable'));
    await app.post(`/api/property/${other}/report`, { reason: 'fraud', text: '', email: '' });
    ({ decisionId: decision } = await decide(
      cases,
      radka,
      `listing-reports-home-${other}`,
      'remove',
      'Измама.',
    ));
    await undoDecision(cases, radka, decision);
    await expect(object()).rejects.toMatchObject(conflict('error-decision-undone'));
  });

  it('is refused to a role without the permission', async () => {
    const finance = await aColleague(app, 'Фани', ['finance']);
    await expect(registerAppeal(cases, finance, decision, 'Текст')).rejects.toMatchObject({
      kind: 'not-allowed',
    });
    await object();
    await expect(answer(finance, 'upheld')).rejects.toMatchObject({ kind: 'not-allowed' });
  });
});

describe('A successful objection', () => {
  it.each(
    CASE_SAMPLES.filter((sample) =>
      ['remove', 'remove-reply', 'remove-listings', 'hide', 'close', 'reject'].includes(sample.decision),
    ),
  )('restores what $kind ($subject, $decision) has changed', async (sample) => {
    const id = await sample.arrange(app);
    const everything = await aColleague(app, 'Ивайла', ['owner']);
    const caseId = `${sample.kind}-${sample.subject}-${id}`;
    ({ decisionId: decision } = await decide(cases, everything, caseId, sample.decision, sample.reason));
    passMinutes(6);
    await object();
    const mailsBefore = await app.database.db.selectFrom('mail').select('id').execute();
    await answer(simeon, 'reversed');
    const mails = await app.database.db.selectFrom('mail').select('id').execute();
    expect(mails).toHaveLength(mailsBefore.length + 1);
    expect(await isRestored(sample.subject, id)).toBe(true);
  });
});

async function isRestored(subject: string, id: number): Promise<boolean> {
  const { db } = app.database;
  const of = { id };
  const removed = async (table: 'property' | 'roommate_offer' | 'product' | 'vendor') =>
    (await db.selectFrom(table).select('removed_at').where('id', '=', of.id).executeTakeFirst())
      ?.removed_at === null;
  const read: Record<string, () => Promise<boolean>> = {
    home: () => removed('property'),
    offer: () => removed('roommate_offer'),
    product: () => removed('product'),
    vendor: () => removed('vendor'),
    agency: async () => (await waitingIds(cases)).includes(`companies-agency-${id}`),
    owner: async () => {
      const homes = await db.selectFrom('property').select('removed_at').where('owner_id', '=', id).execute();
      return homes.length > 0 && homes.every(({ removed_at: at }) => at === null);
    },
    reply: async () => {
      const row = await db.selectFrom('review').select('reply').where('id', '=', id).executeTakeFirst();
      return (row?.reply ?? null) !== null;
    },
    comment: async () => {
      const row = await db
        .selectFrom('post_comment')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.status === 'shown';
    },
    review: async () => {
      const row = await db.selectFrom('review').select('status').where('id', '=', id).executeTakeFirst();
      return row?.status === 'shown';
    },
    question: async () => {
      const row = await db
        .selectFrom('product_question')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.status === 'shown';
    },
    conversation: async () => {
      const row = await db
        .selectFrom('conversation')
        .select('closed_at')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.closed_at === null;
    },
  };
  return (await read[subject]?.()) ?? false;
}
