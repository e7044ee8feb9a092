import type { Call } from '../../operation.ts';
import type * as contract from '../../payouts/team-payouts.ts';

/* Written by `npm run contract:write`. */

export const changeTeamCommission: Call<typeof contract.changeTeamCommission> = {
  method: 'POST',
  path: '/api/team/commission/{scope}/{id}',
};

export const changeTeamPayoutTerms: Call<typeof contract.changeTeamPayoutTerms> = {
  method: 'POST',
  path: '/api/team/payout-terms',
};

export const createTeamPayoutRun: Call<typeof contract.createTeamPayoutRun> = {
  method: 'POST',
  path: '/api/team/payout-runs',
  idempotent: true,
};

export const importBankStatement: Call<typeof contract.importBankStatement> = {
  method: 'POST',
  path: '/api/team/bank-statements',
  idempotent: true,
};

export const teamCommission: Call<typeof contract.teamCommission> = {
  method: 'GET',
  path: '/api/team/commission',
};

export const teamPayoutProposal: Call<typeof contract.teamPayoutProposal> = {
  method: 'GET',
  path: '/api/team/payout-proposal',
};

export const teamPayoutRuns: Call<typeof contract.teamPayoutRuns> = {
  method: 'GET',
  path: '/api/team/payout-runs',
};

export const teamPayoutTerms: Call<typeof contract.teamPayoutTerms> = {
  method: 'GET',
  path: '/api/team/payout-terms',
};
