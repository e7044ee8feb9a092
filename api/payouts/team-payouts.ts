import { Type } from 'typebox';
import { MAX_COMMISSION_PERMILLE } from '../../src/core/payouts/commission.ts';
import { operation } from '../operation.ts';
import { Count, Id, IdText, Key, Moment, nullable, oneOf, strict, text } from '../schema.ts';
import { BankEntryOutcome, Month } from './payouts.ts';

const domain = 'payouts';
const team = { domain, callers: ['team'], guarded: false } as const;
const change = { validFrom: nullable(Moment), latest: Count, reason: text(2_000) };
const version = {
  number: Count,
  validFrom: Moment,
  createdAt: Moment,
  author: Type.String(),
  reason: Type.String(),
};

export const teamPayoutProposal = operation({
  ...team,
  id: 'teamPayoutProposal',
  method: 'GET',
  path: '/api/team/payout-proposal',
  summary: 'Returns the payouts that a run would make now, and vendors without one with the reason (SHIP-10)',
  permission: 'payouts.write',
  answer: strict({
    /** Names this list; a run is made of the list that the member saw. */
    version: Type.String(),
    /** False until the terms have the account of the market. */
    hasAccount: Type.Boolean(),
    total: Count,
    totalCents: Count,
    data: Type.Array(
      strict({
        vendorId: Id,
        vendor: Type.String(),
        iban: nullable(Type.String()),
        available: Count,
        amount: Count,
        amountCents: Count,
        obstacle: nullable(oneOf(['no-account', 'open-payout', 'below-minimum'])),
      }),
    ),
  }),
});

const Run = strict({
  id: Id,
  operator: Type.String(),
  createdAt: Moment,
  payouts: Count,
  open: Count,
  totalCents: Count,
});

export const teamPayoutRuns = operation({
  ...team,
  id: 'teamPayoutRuns',
  method: 'GET',
  path: '/api/team/payout-runs',
  summary: 'Returns the newest 50 runs of payouts',
  permission: 'payouts.read',
  answer: strict({ data: Type.Array(Run) }),
});

export const createTeamPayoutRun = operation({
  ...team,
  id: 'createTeamPayoutRun',
  method: 'POST',
  path: '/api/team/payout-runs',
  summary: 'Makes the payouts of a proposal; a list that has changed meanwhile is a conflict',
  permission: 'payouts.write',
  idempotent: true,
  body: strict({ key: Key, version: text(100) }),
  answer: strict({ id: Id }),
});

export const importBankStatement = operation({
  ...team,
  id: 'importBankStatement',
  method: 'POST',
  path: '/api/team/bank-statements',
  summary:
    'Sends a bank statement (camt.053) as the field `file` of a form, up to 15 MB; confirms payouts that it pays',
  permission: 'bank-statements.write',
  idempotent: true,
  multipart: true,
  answer: strict({
    id: Id,
    reference: Type.String(),
    /** True if the same file was imported before; nothing has changed. */
    isRepeated: Type.Boolean(),
    entries: Type.Array(
      strict({
        position: Count,
        day: Type.String(),
        direction: oneOf(['debit', 'credit']),
        amount: Count,
        currency: Type.String(),
        endToEndId: Type.String(),
        description: Type.String(),
        outcome: BankEntryOutcome,
        payoutId: nullable(Id),
      }),
    ),
  }),
});

const Rate = strict({ permille: nullable(Type.Integer({ minimum: 0, maximum: MAX_COMMISSION_PERMILLE })) });
const CommissionAnswer = strict({
  data: Type.Array(
    strict({
      key: Type.String(),
      scope: oneOf(['default', 'category', 'vendor']),
      id: Count,
      name: Type.String(),
      /** Rate in force; null without one of its own. */
      permille: nullable(Count),
      latest: Count,
      versions: Type.Array(strict({ ...version, value: Rate })),
    }),
  ),
  categories: Type.Array(strict({ id: Id, name: Type.String() })),
  vendors: Type.Array(strict({ id: Id, name: Type.String() })),
});

export const teamCommission = operation({
  ...team,
  id: 'teamCommission',
  method: 'GET',
  path: '/api/team/commission',
  summary:
    'Returns the rates of commission with their versions: the default one, of categories and of vendors',
  permission: 'commission.read',
  answer: CommissionAnswer,
});

export const changeTeamCommission = operation({
  ...team,
  id: 'changeTeamCommission',
  method: 'POST',
  path: '/api/team/commission/{scope}/{id}',
  summary:
    'Adds a version of a rate, valid for orders from now or a later time; the default one has the id 0',
  permission: 'commission.write',
  params: strict({
    scope: oneOf(['default', 'category', 'vendor']),
    id: Type.String({ pattern: '^\\d{1,15}$' }),
  }),
  body: strict({ value: Rate, ...change }),
  answer: CommissionAnswer,
});

const Terms = strict({
  extraDays: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
  minimum: Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
  iban: text(100),
  bic: text(50),
});
const TermsAnswer = strict({
  values: Terms,
  latest: Count,
  versions: Type.Array(strict({ ...version, value: Terms })),
});

export const teamPayoutTerms = operation({
  ...team,
  id: 'teamPayoutTerms',
  method: 'GET',
  path: '/api/team/payout-terms',
  summary: 'Returns the terms of payouts with their versions, newest first',
  permission: 'payout-terms.read',
  answer: TermsAnswer,
});

export const changeTeamPayoutTerms = operation({
  ...team,
  id: 'changeTeamPayoutTerms',
  method: 'POST',
  path: '/api/team/payout-terms',
  summary: 'Adds a version of the terms of payouts, valid from now or a later time',
  permission: 'payout-terms.write',
  body: strict({ values: Terms, ...change }),
  answer: TermsAnswer,
});

/** Addresses of the files, which are served beside the contract. */
export const PayoutRunParams = strict({ id: IdText });
export const CommissionFileParams = strict({ month: Month });
export const YearParams = strict({ year: Type.String({ pattern: '^20\\d{2}$' }) });
export const FileQuery = strict({ language: Type.Optional(oneOf(['bg', 'en'])) });

export const teamPayoutOperations = [
  teamPayoutProposal,
  teamPayoutRuns,
  createTeamPayoutRun,
  importBankStatement,
  teamCommission,
  changeTeamCommission,
  teamPayoutTerms,
  changeTeamPayoutTerms,
];
