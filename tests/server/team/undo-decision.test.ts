import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { claimCase } from '../../../server/modules/team/cases/claim-case.ts';
import { deletePrivateStates, undoDecision } from '../../../server/modules/team/cases/undo-decision.ts';
import type { CaseDependencies } from '../../../server/modules/team/cases/case-kind.ts';
import { OutboxMailer, sendMail } from '../../../server/platform/mail/mail.ts';
import type { StoredMail } from '../../../server/platform/mail/mail.ts';
import type { CaseMember } from '../../../src/core/team/cases.ts';
import { aColleague, casesOf, decide, waitingIds } from './support/a-case.ts';
import { CASE_SAMPLES } from './support/case-samples.ts';
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

describe('An undo of a decision', () => {
  it('reverts it and deletes the mail; the case waits again', async () => {
    const { decisionId } = await decide(cases, radka, id, 'remove', 'Измама.');
    passMinutes(4);
    await undoDecision(cases, radka, decisionId);
    expect(await isPublic()).toBe(true);
    expect(await mailsTo(app, owner.email)).toEqual([]);
    expect(await waitingIds(cases)).toContain(id);
    const { evidence } = await claimCase(cases, radka, id);
    expect(evidence.find(({ type }) => type === 'history')).toMatchObject({
      entries: [{ operation: 'cases.undo' }, { operation: 'listings.remove' }],
    });
  });

  it('lets another decision send its mail once', async () => {
    const { decisionId } = await decide(cases, radka, id, 'remove', 'Грешна причина.');
    await undoDecision(cases, radka, decisionId);
    await decide(cases, radka, id, 'remove', 'Измама.');
    expect(await mailsTo(app, owner.email)).toMatchObject([
      { text: expect.stringContaining('Измама.') as string },
    ]);
    const sent: number[] = [];
    class CountingMailer extends OutboxMailer {
      override async deliver(mail?: StoredMail, handOver?: () => Promise<void>): Promise<boolean> {
        await handOver?.();
        sent.push(mail?.id ?? 0);
        return true;
      }
    }
    const { rows } = await sql<{ mailId: number }>`
      select (payload ->> 'mailId')::bigint as "mailId" from graphile_worker._private_jobs`.execute(
      app.database.db,
    );
    const job = sendMail(app.database.db, new CountingMailer());
    for (const { mailId } of [...rows, ...rows]) await job({ mailId });
    const own = await app.database.db
      .selectFrom('mail')
      .select('id')
      .where('recipient', '=', owner.email)
      .execute();
    expect(sent.filter((one) => own.some((mail) => mail.id === one))).toHaveLength(1);
  });

  it('is refused after five minutes', async () => {
    const { decisionId } = await decide(cases, radka, id, 'remove', 'Измама.');
    passMinutes(5);
    await expect(undoDecision(cases, radka, decisionId)).rejects.toMatchObject(
      conflict('error-undo-too-late'),
    );
    expect(await isPublic()).toBe(false);
  });

  it('is refused once the mail server has the mail', async () => {
    const { decisionId } = await decide(cases, radka, id, 'remove', 'Измама.');
    await app.database.db
      .updateTable('mail')
      .set({ handed_over_at: app.clock.now() })
      .where('recipient', '=', owner.email)
      .execute();
    await expect(undoDecision(cases, radka, decisionId)).rejects.toMatchObject(
      conflict('error-undo-too-late'),
    );
    expect(await mailsTo(app, owner.email)).toHaveLength(1);
    expect(await isPublic()).toBe(false);
  });

  it('is refused a second time', async () => {
    const { decisionId } = await decide(cases, radka, id, 'approve');
    const results = await Promise.allSettled([
      undoDecision(cases, radka, decisionId),
      undoDecision(cases, radka, decisionId),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is allowed for one’s own decision, and to an owner of the team', async () => {
    const { decisionId } = await decide(cases, radka, id, 'remove', 'Измама.');
    await expect(undoDecision(cases, simeon, decisionId)).rejects.toMatchObject({ kind: 'not-allowed' });
    await undoDecision(cases, await aColleague(app, 'Ивайла', ['owner']), decisionId);
    expect(await isPublic()).toBe(true);
  });

  it('restores the viewings of a removed home', async () => {
    const db = app.database.db;
    const { id: viewing } = await db
      .insertInto('viewing_request')
      .values({
        property_id: home,
        token: 'a-token-of-a-viewing',
        account_id: null,
        language: 'bg',
        contact_name: 'Петър',
        contact_phone: '0888123456',
        contact_email: 'visitor@example.com',
        date_time: null,
        question: 'Кога е свободно?',
        answered_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const status = () =>
      db.selectFrom('viewing_request').select('status').where('id', '=', viewing).executeTakeFirst();
    const { decisionId } = await decide(cases, radka, id, 'remove', 'Измама.');
    expect(await status()).toEqual({ status: 'declined' });
    await undoDecision(cases, radka, decisionId);
    expect(await status()).toEqual({ status: 'requested' });
    expect(await mailsTo(app, 'visitor@example.com')).toEqual([]);
  });
});

describe('The bank account of a refund', () => {
  it('is restored by an undo, and deleted from the decision afterwards', async () => {
    const { db } = app.database;
    const finance = await aColleague(app, 'Фани', ['owner']);
    const sample = CASE_SAMPLES.find(({ kind }) => kind === 'bank-refunds');
    const refund = (await sample?.arrange(app)) ?? 0;
    const iban = async () => {
      const row = await db
        .selectFrom('refund')
        .innerJoin('customer_order', 'customer_order.id', 'order_id')
        .select('iban')
        .where('refund.id', '=', refund)
        .executeTakeFirst();
      return row?.iban;
    };
    const pay = () => decide(cases, finance, `bank-refunds-refund-${refund}`, 'paid');
    const { decisionId } = await pay();
    expect(await iban()).toBeNull();
    await undoDecision(cases, finance, decisionId);
    expect(await iban()).toBe('BG80BNBG96611020345678');
    await pay();
    await deletePrivateStates(cases);
    const stored = async () =>
      JSON.stringify(
        await db.selectFrom('case_decision').select('state').where('kind', '=', 'bank-refunds').execute(),
      );
    expect(await stored()).toContain('BG80');
    passMinutes(6);
    await deletePrivateStates(cases);
    expect(await stored()).not.toContain('BG80');
  });
});
