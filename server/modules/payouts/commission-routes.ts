import { sql } from 'kysely';
import * as contract from '../../../api/payouts/team-payouts.ts';
import { commissionKey } from '../../../src/core/payouts/commission.ts';
import type { CommissionRate, CommissionScope } from '../../../src/core/payouts/commission.ts';
import { ensureCommissionRate, tidyPayoutTerms } from '../../../src/core/payouts/payout-terms.ts';
import type { PayoutTerms } from '../../../src/core/payouts/payout-terms.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { versionAt } from '../../../src/core/team/versions.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { changeVersion } from '../team/versions/change-version.ts';
import { shownVersions, versionsOf } from '../team/versions/versions.ts';
import { readCommissionTable, readTerms, TERMS } from './commission-rates.ts';
import type { LedgerDependencies } from './payout-dependencies.ts';

type Named = { id: number; name: string };

/** Rates of commission and terms of payouts for the team, with their versions (SHIP-10). */
export function commissionRoutes(deps: LedgerDependencies): Implementation[] {
  const { db, clock } = deps;
  const namesOf = async (scope: 'category' | 'vendor', language: Language): Promise<Named[]> => {
    const name = scope === 'vendor' ? 'name' : `name_${language}`;
    const { rows } = await sql<Named>`
      select id, ${sql.ref(name)} as name from ${sql.table(scope)} order by name, id`.execute(db);
    return rows;
  };
  const readAll = async (language: Language) => {
    const [{ rates }, categories, vendors] = await Promise.all([
      readCommissionTable(db),
      namesOf('category', language),
      namesOf('vendor', language),
    ]);
    const rateOf = (scope: CommissionScope, { id, name }: Named) => {
      const key = commissionKey(scope, id);
      const versions = rates.get(key) ?? [];
      const current = versionAt(versions, clock.now())?.value.permille ?? null;
      return { key, scope, id, name, permille: current, ...shownVersions([...versions].reverse()) };
    };
    const isKnown = (scope: CommissionScope) => (one: Named) => rates.has(commissionKey(scope, one.id));
    return {
      data: [
        rateOf('default', { id: 0, name: '' }),
        ...categories.filter(isKnown('category')).map((one) => rateOf('category', one)),
        ...vendors.filter(isKnown('vendor')).map((one) => rateOf('vendor', one)),
      ],
      categories,
      vendors,
    };
  };
  const readAllTerms = async () => {
    const versions = await versionsOf<PayoutTerms>(db, TERMS);
    return { values: await readTerms(db, clock.now()), ...shownVersions(versions) };
  };
  return [
    implement(contract.teamCommission, ({ language }) => readAll(language)),
    implement(contract.changeTeamCommission, async ({ params, body, member, language }) => {
      const { scope } = params;
      const id = Number(params.id);
      ensureCommissionRate(body.value, scope === 'default');
      const isKnown =
        scope === 'default' ? id === 0 : (await namesOf(scope, language)).some((one) => one.id === id);
      if (!isKnown) throw new Failure('error-not-found', {}, 'not-found');
      const versioned = { kind: 'commission', key: commissionKey(scope, id) } as const;
      const versions = await versionsOf<CommissionRate>(db, versioned);
      const before = versionAt(versions, clock.now())?.value ?? { permille: null };
      await changeVersion(deps, versioned, body, member, {
        operation: 'commission.write',
        subject: 'commission',
        before,
      });
      return readAll(language);
    }),
    implement(contract.teamPayoutTerms, readAllTerms),
    implement(contract.changeTeamPayoutTerms, async ({ body, member }) => {
      const value = tidyPayoutTerms(body.values);
      const before = await readTerms(db, clock.now());
      await changeVersion(deps, TERMS, { ...body, value }, member, {
        operation: 'payout-terms.write',
        subject: 'payout-terms',
        before,
      });
      return readAllTerms();
    }),
  ];
}
