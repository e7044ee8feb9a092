import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endToEndIdOf, outcomeOf, payoutIdIn } from '../../../src/core/payouts/bank-statement.ts';
import {
  ensureCommissionRate,
  maskedIban,
  tidyPayoutAccount,
  tidyPayoutTerms,
} from '../../../src/core/payouts/payout-terms.ts';
import { sepaText } from '../../../src/core/payouts/sepa-text.ts';
import { closingOf, isMonth, monthAfter, monthRange } from '../../../src/core/payouts/statement.ts';
import { Failure } from '../../../src/core/shared/failure.ts';

const fieldsOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return error instanceof Failure ? error.fields : error;
  }
  return null;
};

describe('A text of a SEPA message (EPC217-08)', () => {
  it.each([
    ['Родопска вълна ООД', 'Rodopska valna OOD'],
    ['„Щастие & Син“ № 5', "'Shtastie + Sin' No 5"],
    ['Müller – Łódź', 'Muller - Lodz'],
    ['//начало//край//', 'nachalo/kray'],
    ['漢字', ''],
  ])('writes %s as %s', (text, written) => {
    expect(sepaText(text, 70)).toBe(written);
  });

  it('has only allowed characters and the allowed length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 140 }), (text, length) => {
        const written = sepaText(text, length);
        expect(written).toMatch(/^(?!\/)(?:(?!\/\/)[A-Za-z0-9/\-?:().,'+ ])*(?<!\/)$/);
        expect(written.length).toBeLessThanOrEqual(length);
      }),
    );
  });
});

describe('An entry of a bank statement', () => {
  const payout = { id: 12, cents: 5_000, status: 'open' as const };
  const entry = {
    amount: 5_000,
    currency: 'EUR',
    direction: 'debit' as const,
    endToEndId: 'PAYOUT-12',
    day: '2026-11-20',
    text: '',
  };

  it.each([
    ['confirms an open payout with its amount', entry, payout, 'confirmed'],
    ['does nothing twice', entry, { ...payout, status: 'confirmed' as const }, 'already-confirmed'],
    ['with another amount confirms nothing', { ...entry, amount: 4_999 }, payout, 'other-amount'],
    ['in another currency confirms nothing', { ...entry, currency: 'BGN' }, payout, 'other-amount'],
    ['of a cancelled payout is listed', entry, { ...payout, status: 'cancelled' as const }, 'cancelled'],
    ['of money that came back is listed', { ...entry, direction: 'credit' as const }, payout, 'returned'],
    ['of somebody else is unknown', { ...entry, endToEndId: 'RENT-12' }, null, 'unknown'],
  ])('%s', (_, found, known, outcome) => {
    expect(outcomeOf(found, known)).toBe(outcome);
  });

  it('names the payout by its identifier', () => {
    expect(payoutIdIn(endToEndIdOf(12))).toBe(12);
    expect(['RENT-12', 'PAYOUT-', 'PAYOUT-1x', 'NOTPROVIDED'].map(payoutIdIn)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('The month of a statement', () => {
  it('begins and ends at midnight in Sofia', () => {
    expect(monthAfter('2026-12')).toBe('2027-01');
    expect(monthRange('2026-10').start.toISOString()).toBe('2026-09-30T21:00:00.000Z');
    expect(monthRange('2026-10').before.toISOString()).toBe('2026-10-31T22:00:00.000Z');
    expect(['2026-13', '2026-00', '26-01', '2026-1'].filter(isMonth)).toEqual([]);
  });

  it('closes with the opening balance and all movements', () => {
    expect(closingOf(-500, { products: 10_000, commission: -1_000, vat: -200 })).toBe(8_300);
  });
});

describe('The bank account of a vendor', () => {
  it('is normalised, and shown without its middle', () => {
    const account = tidyPayoutAccount({ iban: 'bg80 BNBG 9661-1020 3456 78', holder: '  Родопска   вълна ' });
    expect(account).toEqual({ iban: 'BG80BNBG96611020345678', holder: 'Родопска вълна' });
    expect(maskedIban(account.iban)).toBe('BG80 … 5678');
  });

  it.each([
    ['wrong check digits', 'BG81BNBG96611020345678', { iban: 'error-iban-invalid' }],
    ['a country without SEPA', 'TR330006100519786457841326', { iban: 'error-iban-not-sepa' }],
  ])('rejects %s', (_, iban, fields) => {
    expect(fieldsOf(() => tidyPayoutAccount({ iban, holder: 'Родопска вълна' }))).toEqual(fields);
  });
});

describe('The terms of payouts', () => {
  it('may have no account of the market yet', () => {
    const terms = { extraDays: 2, minimum: 1_000, iban: '', bic: '' };
    expect(tidyPayoutTerms(terms)).toEqual(terms);
  });

  it('rejects numbers beyond the limits, a wrong IBAN and a wrong BIC', () => {
    expect(fieldsOf(() => tidyPayoutTerms({ extraDays: -1, minimum: 0, iban: 'BG00', bic: 'X' }))).toEqual({
      extraDays: 'error-payout-extra-days',
      minimum: 'error-payout-minimum',
      iban: 'error-iban-invalid',
      bic: 'error-bic-invalid',
    });
  });

  it('rejects a commission above half of the price, and an ended default', () => {
    const invalid = { permille: 'error-commission-invalid' };
    expect(fieldsOf(() => ensureCommissionRate({ permille: 501 }, false))).toEqual(invalid);
    expect(fieldsOf(() => ensureCommissionRate({ permille: null }, true))).toEqual(invalid);
    expect(fieldsOf(() => ensureCommissionRate({ permille: null }, false))).toBeNull();
  });
});
