import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimCase } from '../../../server/modules/team/cases/claim-case.ts';
import { undoDecision } from '../../../server/modules/team/cases/undo-decision.ts';
import type { CaseDependencies } from '../../../server/modules/team/cases/case-kind.ts';
import type { CaseMember } from '../../../src/core/team/cases.ts';
import { CASE_KIND_NAMES } from '../../../src/core/team/cases.ts';
import { TEAM_ROLES } from '../../../src/core/team/permissions.ts';
import { aColleague, casesOf, decide, waitingIds } from './support/a-case.ts';
import { CASE_SAMPLES } from './support/case-samples.ts';
import { somePlaces } from '../support/a-property.ts';
import { someUniversities } from '../support/a-roommate.ts';
import { theJournal } from '../support/a-journal.ts';
import { someServices } from '../support/a-service-order.ts';
import { aPerson } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
let cases: CaseDependencies;
let member: CaseMember;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  await someUniversities(app);
  await someServices(app);
  await theJournal(app);
  cases = casesOf(app);
  member = await aColleague(app, 'Радка', ['owner']);
});
beforeEach(() => app.database.db.deleteFrom('attempt').execute());
afterAll(() => app.close());

const entries = () =>
  app.database.db
    .selectFrom('audit_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
const mails = async () => app.database.db.selectFrom('mail').select(['id', 'recipient', 'text']).execute();

describe('Every kind of case', () => {
  it('is a filter of the back office', () => {
    expect(cases.kinds.map(({ name }) => name)).toEqual([...CASE_KIND_NAMES]);
  });

  it('has a sample', () => {
    const sampled = new Set(CASE_SAMPLES.map(({ kind }) => kind));
    expect(cases.kinds.map(({ name }) => name).filter((name) => !sampled.has(name))).toEqual(['appeals']);
  });

  it('has a role that decides it, and texts for its name, decisions and reasons', () => {
    const texts = { bg: cases.caseMails.texts.bundle('bg'), en: cases.caseMails.texts.bundle('en') };
    const keys = cases.kinds.flatMap(({ name, decisions }) => [
      `case-kind-${name}`,
      ...decisions.flatMap((one) => [`case-decision-${one.name}`, ...one.reasons]),
    ]);
    expect(keys.filter((key) => !(key in texts.bg) || !(key in texts.en))).toEqual([]);
    expect(TEAM_ROLES).toContain('owner');
  });
});

describe.each(CASE_SAMPLES)('A case of $kind ($subject, $decision)', (sample) => {
  it('waits, is decided, no longer waits, is recorded and mailed, and can be undone', async () => {
    const { kind, decision, reason = '', isFinal = false, mails: expected = 0 } = sample;
    const id = `${kind}-${sample.subject}-${await sample.arrange(app)}`;
    expect(await waitingIds(cases)).toContain(id);
    expect((await waitingIds(cases)).filter((one) => one.endsWith(id.slice(kind.length)))).toHaveLength(1);

    const { evidence, decisions } = await claimCase(cases, member, id);
    expect(evidence.length).toBeGreaterThan(2);
    expect(unknownKeys(evidence)).toEqual([]);
    const offered = decisions.find(({ name }) => name === decision);
    expect(offered).toMatchObject({ needsReason: reason !== '', isUndoable: !isFinal });

    const [before, mailsBefore] = [await entries(), await mails()];
    const { decisionId, undoUntil } = await decide(cases, member, id, decision, reason);
    expect(await waitingIds(cases)).not.toContain(id);
    expect((await entries()).count).toBe(before.count + 1);
    const sent = (await mails()).filter((mail) => mailsBefore.every((one) => one.id !== mail.id));
    expect(sent).toHaveLength(expected);
    const said = cases.caseMails.texts.bundle('bg')[reason];
    if (said !== undefined && expected > 0) expect(sent.some(({ text }) => text.includes(said))).toBe(true);

    if (isFinal) {
      expect(undoUntil).toBeNull();
      await expect(undoDecision(cases, member, decisionId)).rejects.toMatchObject({ kind: 'conflict' });
      return;
    }
    await undoDecision(cases, member, decisionId);
    expect(await waitingIds(cases)).toContain(id);
    expect(await mails()).toHaveLength(mailsBefore.length);
    const again = await claimCase(cases, member, id);
    const decided = (block: { type: string }) =>
      !['history', 'decisions', 'account', 'prices'].includes(block.type);
    expect(again.evidence.filter(decided)).toEqual(evidence.filter(decided));
    await decide(cases, member, id, decision, reason);
    expect(await waitingIds(cases)).not.toContain(id);
  });
});

describe('A case of a landlord whose phone others use too', () => {
  it('names the other accounts', async () => {
    const { db } = app.database;
    const phone = '+359888765432';
    const [owner, other] = [await aPerson(app), await aPerson(app, { name: 'Друг Наемодател' })];
    await db
      .insertInto('owner_warning')
      .values({
        owner_id: owner.id,
        warning: 'shared-phone',
        phone,
        created_at: app.clock.now(),
        handled_at: null,
      })
      .execute();
    await db
      .insertInto('owner_phone')
      .values([owner, other].map(({ id }) => ({ phone, owner_id: id })))
      .execute();
    const { evidence } = await claimCase(cases, member, `owner-warnings-owner-${owner.id}`);
    expect(evidence).toContainEqual({
      type: 'facts',
      facts: [
        {
          label: 'case-fact-shares-phone',
          format: 'record',
          value: `owner-${other.id}`,
          title: `Друг Наемодател, ${phone}`,
        },
      ],
    });
  });
});

/** Text keys of evidence that have no text. */
function unknownKeys(evidence: readonly object[]): string[] {
  const texts = cases.caseMails.texts.bundle('bg');
  const keys = [...JSON.stringify(evidence).matchAll(/"(case-[a-z-]+)"/g)].map(([, key = '']) => key);
  return keys.filter((key) => !(key in texts));
}
