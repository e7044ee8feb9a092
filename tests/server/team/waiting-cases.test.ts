import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { claimCase } from '../../../server/modules/team/cases/claim-case.ts';
import { listQueues } from '../../../server/modules/team/cases/waiting-cases.ts';
import { undoDecision } from '../../../server/modules/team/cases/undo-decision.ts';
import type { CaseDependencies, CaseKind, WaitingRow } from '../../../server/modules/team/cases/case-kind.ts';
import type { CaseMember } from '../../../src/core/team/cases.ts';
import { aColleague, casesOf, decide, waitingIds, listCases } from './support/a-case.ts';
import { publish, somePlaces } from '../support/a-property.ts';
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

describe('The list of cases', () => {
  it('shows the assignee until the claim ends', async () => {
    await claimCase(cases, radka, id);
    const read = () => listCases(cases, { subject: `home-${home}` });
    expect(await read()).toMatchObject({
      total: 1,
      isCapped: false,
      data: [{ id, state: 'claimed', assignee: { name: 'Радка' } }],
    });
    passMinutes(10);
    expect(await read()).toMatchObject({ data: [{ state: 'waiting', assignee: null, assignedUntil: null }] });
  });

  it('has pages, a filter and both orders', async () => {
    const list = (filter: object, page: object) => listCases(cases, filter, page);
    for (const title of ['Светъл тристаен', 'Двустаен с гледка', 'Двустаен с гледка']) {
      home = await publish(app, owner, { title });
      await report('Искат капаро.');
    }
    const all = await list({ kind: 'listing-reports' }, {});
    const ids = all.data.map((one) => one.id);
    expect(ids.length).toBeGreaterThan(3);
    const page = await list({ kind: 'listing-reports' }, { offset: 1, limit: 2 });
    expect(page.data.map((one) => one.id)).toEqual(ids.slice(1, 3));
    const last = await list({ kind: 'listing-reports' }, { order: 'desc' });
    expect(last.data.map((one) => one.id)).toEqual(ids.toReversed());
    expect((await list({ kind: 'comments' }, {})).data).toEqual([]);
    expect((await list({}, { q: 'СВЕТЪЛ' })).total).toBe(1);
    expect((await list({}, { q: '%' })).total).toBe(0);
  });

  it('counts each queue with its oldest case and the member’s own', async () => {
    await claimCase(cases, simeon, id);
    const queues = await listQueues(cases, simeon.accountId);
    expect(queues.map(({ kind }) => kind)).toEqual(cases.kinds.map(({ name }) => name));
    const reports = queues.find(({ kind }) => kind === 'listing-reports');
    expect(reports?.count).toBeGreaterThan(0);
    expect(reports?.oldest).toBeInstanceOf(Date);
    expect(reports?.mine).toBe(1);
    expect(queues.find(({ kind }) => kind === 'bank-refunds')).toEqual({
      kind: 'bank-refunds',
      count: 0,
      oldest: null,
      mine: 0,
    });
  });
});

describe('A new kind of case', () => {
  it('is one object, listed, claimed, decided and undone like all others', async () => {
    const unconfirmed: CaseKind = {
      name: 'new-accounts',
      permission: 'moderation-cases.decide',
      waiting: sql<WaitingRow>`select 'account'::text as subject, a.id, a.name as title, a.created_at as since, 1::bigint as count
        from account a where a.id = ${owner.id} and a.phone_verified_at is null`,
      affected: () => Promise.resolve(null),
      evidence: () => Promise.resolve([{ type: 'text', label: 'name', text: 'Нов профил', warnings: [] }]),
      decisions: [
        {
          name: 'confirm',
          operation: () => 'accounts.change-role',
          needsReason: false,
          reasons: [],
          async apply({ transaction, subject, now }) {
            await transaction
              .updateTable('account')
              .set({ phone_verified_at: now })
              .where('id', '=', subject.id)
              .execute();
            return {};
          },
          async undo({ transaction, subject }) {
            await transaction
              .updateTable('account')
              .set({ phone_verified_at: null })
              .where('id', '=', subject.id)
              .execute();
          },
        },
      ],
    };
    const more = { ...cases, kinds: [...cases.kinds, unconfirmed] };
    const newId = `new-accounts-account-${owner.id}`;
    expect(await waitingIds(more)).toContain(newId);
    const { decisionId } = await decide(more, radka, newId, 'confirm');
    expect(await waitingIds(more)).not.toContain(newId);
    await undoDecision(more, radka, decisionId);
    expect(await waitingIds(more)).toContain(newId);
  });
});
