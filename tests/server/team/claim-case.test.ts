import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimCase, releaseCase } from '../../../server/modules/team/cases/claim-case.ts';
import type { CaseDependencies } from '../../../server/modules/team/cases/case-kind.ts';
import { openDatabase } from '../../../server/platform/database/database.ts';
import type { Database } from '../../../server/tables.ts';
import type { CaseMember } from '../../../src/core/team/cases.ts';
import { pino } from 'pino';
import { aColleague, casesOf } from './support/a-case.ts';
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
const conflict = (messageKey: string) => ({ kind: 'conflict', messageKey });

describe('A claim of a case', () => {
  it('has everything that a decision needs', async () => {
    const opened = await claimCase(cases, radka, id);
    expect(opened).toMatchObject({ title: 'Двустаен с гледка', count: 1, kind: 'listing-reports' });
    const types = opened.evidence.map(({ type }) => type);
    expect(types).toEqual([
      'reports',
      'facts',
      'text',
      'pictures',
      'account',
      'prices',
      'history',
      'decisions',
    ]);
    expect(opened.decisions.map(({ name }) => name)).toEqual(['approve', 'remove']);
  });

  it('keeps others out for ten minutes and names the assignee', async () => {
    await claimCase(cases, radka, id);
    passMinutes(9);
    await expect(claimCase(cases, simeon, id)).rejects.toMatchObject({
      ...conflict('error-case-claimed'),
      fields: { assignee: 'Радка' },
    });
    passMinutes(1);
    await claimCase(cases, simeon, id);
    await expect(claimCase(cases, radka, id)).rejects.toMatchObject({ fields: { assignee: 'Симеон' } });
  });

  it('is renewed when its member opens the case again', async () => {
    await claimCase(cases, radka, id);
    passMinutes(9);
    await claimCase(cases, radka, id);
    passMinutes(9);
    await expect(claimCase(cases, simeon, id)).rejects.toMatchObject(conflict('error-case-claimed'));
  });

  it('ends when its member releases the case, and not when another does', async () => {
    await claimCase(cases, radka, id);
    await releaseCase(cases, simeon, id);
    await expect(claimCase(cases, simeon, id)).rejects.toMatchObject(conflict('error-case-claimed'));
    await releaseCase(cases, radka, id);
    await claimCase(cases, simeon, id);
  });

  it('is won by exactly one of 32 members in two processes', async () => {
    const other = openDatabase<Database>(app.database.url, pino({ level: 'silent' }));
    const members = await Promise.all(Array.from({ length: 32 }, (_, at) => aColleague(app, `Член ${at}`)));
    const results = await Promise.allSettled(
      members.map((member, at) => claimCase(at % 2 === 0 ? cases : { ...cases, db: other.db }, member, id)),
    );
    await other.close();
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toHaveLength(31);
    for (const reason of refused) expect(reason).toMatchObject(conflict('error-case-claimed'));
  });

  it('is refused to a role that cannot decide the case', async () => {
    const finance = await aColleague(app, 'Фани', ['finance']);
    await expect(claimCase(cases, finance, id)).rejects.toMatchObject({ kind: 'not-allowed' });
  });

  it.each([
    'listing-reports-home-999999',
    'listing-reports-refund-1',
    'nothing-home-1',
    'listing-reports-home-x',
  ])('is not found for %s', async (unknown) => {
    await expect(claimCase(cases, radka, unknown)).rejects.toMatchObject({ kind: 'not-found' });
  });
});
