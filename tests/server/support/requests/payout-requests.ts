import { aMember } from '../../team/support/a-member.ts';
import { agree, aSeller, MARKET_IBAN, VENDOR_IBAN, VENDOR_PASSWORD } from '../../payouts/support/a-sale.ts';
import { aKey } from '../a-property.ts';
import type { TestApplication } from '../test-application.ts';
import type { ValidRequest } from './valid-requests.ts';

/** Valid requests about payouts of vendors and of the back office. */
export function payoutRequests(app: TestApplication): Record<string, () => Promise<ValidRequest>> {
  const member = async () => (await aMember(app, ['finance'])).headers;
  const inAnHour = () => new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  const change = (latest: number) => ({ validFrom: inAnHour(), latest, reason: 'Нов договор' });
  /** A vendor with a balance. Requests share the clock, so that no time passes for an order. */
  const sold = async () => {
    const seller = await aSeller(app);
    const path = `/api/team/records/vendor-balances/${seller.vendorId}/correct`;
    const input = { amount: 9_300, direction: 'credit' };
    await app.post(path, { reason: 'Начален баланс', input }, await member());
    return seller;
  };
  const month = () => app.clock.now().toISOString().slice(0, 7);
  return {
    payoutOverview: async () => {
      const { vendor } = await sold();
      return { headers: vendor.headers };
    },
    payoutStatement: async () => {
      const { vendor } = await sold();
      return { headers: vendor.headers, params: { month: month() }, query: { offset: 0, limit: 10 } };
    },
    changePayoutAccount: async () => {
      const { vendor } = await aSeller(app, { hasAccount: false });
      const body = { iban: VENDOR_IBAN, holder: 'Родопска вълна ООД', proof: VENDOR_PASSWORD };
      return { headers: vendor.headers, body };
    },
    teamPayoutProposal: async () => {
      await sold();
      return { headers: await member() };
    },
    teamPayoutRuns: async () => ({ headers: await member() }),
    createTeamPayoutRun: async () => {
      const headers = await member();
      await sold();
      const { body } = await app.get('/api/team/payout-terms', headers);
      if ((body as { latest: number }).latest === 0)
        await agree(app, 'payout-terms', 'terms', {
          extraDays: 0,
          minimum: 2_000,
          iban: MARKET_IBAN,
          bic: '',
        });
      const proposal = await app.get('/api/team/payout-proposal', headers);
      return { headers, body: { key: aKey(), version: (proposal.body as { version: string }).version } };
    },
    teamCommission: async () => ({ headers: await member() }),
    changeTeamCommission: async () => {
      const { vendorId } = await aSeller(app);
      return {
        headers: await member(),
        params: { scope: 'vendor', id: String(vendorId) },
        body: { value: { permille: 80 }, ...change(0) },
      };
    },
    teamPayoutTerms: async () => ({ headers: await member() }),
    changeTeamPayoutTerms: async () => {
      const headers = await member();
      const { body } = await app.get('/api/team/payout-terms', headers);
      const values = { extraDays: 3, minimum: 3_000, iban: MARKET_IBAN, bic: 'RZBBBGSF' };
      return { headers, body: { values, ...change((body as { latest: number }).latest) } };
    },
  };
}
