import { describe, expect, it } from 'vitest';
import * as rules from '../../../src/core/payouts/payout-terms.ts';
import type { PayoutOverview, PayoutsGateway, Statement } from '../../../src/core/payouts/payouts-gateway.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { PayoutsScreen } from '../../../src/view-models/payouts/payouts-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { fakeGateway } from '../../support/fake-gateway.ts';

const OVERVIEW: PayoutOverview = {
  balance: 9_300,
  held: 0,
  available: 9_300,
  cash: 0,
  account: null,
  hasPassword: true,
  extraDays: 2,
  minimum: 2_000,
  months: [
    { month: '2026-11', closing: 9_300 },
    { month: '2026-10', closing: 0 },
  ],
  payouts: [],
};
const statementOf = (month: string, total = 0): Statement => ({
  month,
  opening: 0,
  closing: 9_300,
  parts: { products: 10_000, commission: -583, vat: -117 },
  cashOpening: 0,
  cashClosing: 0,
  movements: { data: [], total },
});
const FORM = { iban: 'BG18 RZBB 9155 0123 4567 89', holder: 'Родопска вълна ООД', proof: 'тайна' };

function aScreen(overview = OVERVIEW) {
  const asked: object[] = [];
  const saved: object[] = [];
  const gateway = fakeGateway<PayoutsGateway>({
    payoutOverview: () => overview,
    payoutStatement: (input) => {
      asked.push(input);
      return statementOf(input.month, 60);
    },
    changePayoutAccount: (input) => {
      if (input.proof === 'друга')
        throw new Failure('validation_failed', { proof: 'error-current-password-wrong' }, 'invalid');
      saved.push(input);
      return { iban: 'BG18 … 6789', holder: 'Родопска вълна ООД', changedAt: '2026-11-21T10:00:00.000Z' };
    },
  });
  const screen = new PayoutsScreen(gateway, new Modals(), async () => rules);
  const load = (query: Record<string, string[]> = {}) =>
    screen.load({ query, params: {}, signal: undefined } as never);
  return { screen, load, asked, saved };
}

describe("A vendor's payouts (SHIP-10)", () => {
  it('begin with the newest month', async () => {
    const { screen, load, asked } = aScreen();
    await load();
    expect(screen.statement?.month).toBe('2026-11');
    expect(screen.pageCount).toBe(3);
    expect(asked).toEqual([{ month: '2026-11', offset: 0, limit: 25 }]);
  });

  it('show the month and page of the address, and the newest month for a wrong one', async () => {
    const { load, asked } = aScreen();
    await load({ month: ['2026-10'], page: ['2'] });
    await load({ month: ['2026-99'] });
    expect(asked).toMatchObject([
      { month: '2026-10', offset: 25 },
      { month: '2026-11', offset: 0 },
    ]);
  });

  it('have no statement before the first sale', async () => {
    const { screen, load, asked } = aScreen({ ...OVERVIEW, months: [] });
    await load();
    expect([screen.statement, asked]).toEqual([null, []]);
  });

  it('save the bank account with the password, which is forgotten then', async () => {
    const { screen, load, saved } = aScreen();
    await load();
    screen.changeAccount(true);
    screen.account.adopt(FORM);
    expect(await screen.account.submit()).toBe(true);
    expect(saved).toHaveLength(1);
    expect(screen.overview?.account?.iban).toBe('BG18 … 6789');
    expect([screen.isChangingAccount, screen.account.values.proof]).toEqual([false, '']);
  });

  it('mark a wrong IBAN, a missing password and one that the server refuses', async () => {
    const { screen, load } = aScreen();
    await load();
    screen.account.adopt({ ...FORM, iban: 'BG00', proof: '' });
    await screen.account.submit();
    expect(screen.account.errors).toEqual({
      iban: 'error-iban-invalid',
      proof: 'error-payout-proof-required',
    });
    screen.account.adopt({ ...FORM, proof: 'друга' });
    await screen.account.submit();
    expect(screen.account.errors).toEqual({ proof: 'error-current-password-wrong' });
  });
});
