import { caseDependencies } from '../../../../server/modules/team/cases/case-dependencies.ts';
import { claimCase } from '../../../../server/modules/team/cases/claim-case.ts';
import { decideCase } from '../../../../server/modules/team/cases/decide-case.ts';
import type { Decided } from '../../../../server/modules/team/cases/decide-case.ts';
import { cases as caseResource } from '../../../../server/modules/team/records/cases.ts';
import { readRecords } from '../../../../server/modules/team/records/read-records.ts';
import type { CaseDependencies } from '../../../../server/modules/team/cases/case-kind.ts';
import type { CaseMember } from '../../../../src/core/team/cases.ts';
import type { TeamRole } from '../../../../src/core/team/permissions.ts';
import { aPerson } from '../../support/an-account.ts';
import type { TestApplication } from '../../support/test-application.ts';

export const casesOf = (app: TestApplication): CaseDependencies =>
  caseDependencies(
    {
      db: app.database.db,
      clock: app.clock,
      texts: app.reviews.texts,
      addresses: app.reviews.addresses,
    },
    app,
  );

/** A member of the team for calls of functions, without a session. */
export async function aColleague(
  app: TestApplication,
  name = 'Радка',
  roles: readonly TeamRole[] = ['moderator'],
): Promise<CaseMember> {
  const { id } = await aPerson(app, { name });
  return { accountId: id, name, roles };
}

/** A page of the list of cases, oldest first. */
export const listCases = (cases: CaseDependencies, filter: object = {}, page: object = {}) =>
  readRecords(
    cases.db,
    caseResource(cases),
    { filter: filter as Record<string, unknown>, order: 'asc', offset: 0, limit: 1_000, ...page },
    { accountId: 1, name: 'Радка', email: 'radka@example.com', language: 'bg', roles: ['owner'] },
  );

/** Ids of the waiting cases. */
export const waitingIds = async (cases: CaseDependencies): Promise<string[]> =>
  (await listCases(cases)).data.map(({ id }) => String(id));

/** Opens a case and decides it. */
export async function decide(
  cases: CaseDependencies,
  member: CaseMember,
  id: string,
  decision: string,
  reason = '',
): Promise<Decided> {
  const { version } = await claimCase(cases, member, id);
  return decideCase(cases, member, id, { decision, reason, version });
}
