import { describe, expect, it } from 'vitest';
import { BankAccountCommand, bankAccountErrors } from '../../../src/core/orders/bank-account.ts';
import type { BankAccountForm } from '../../../src/core/orders/order-gateway.ts';

const account = { iban: 'BG80 BNBG 9661 1020 3456 78', holder: 'Мария Петрова' };
const errorsOf = (change: Partial<BankAccountForm>) =>
  bankAccountErrors(new BankAccountCommand({ ...account, ...change }));

describe('A bank account for refunds', () => {
  it('is normalised', () => {
    expect(new BankAccountCommand({ iban: 'bg80-bnbg 9661 1020 3456 78', holder: ' Мария ' })).toEqual({
      iban: 'BG80BNBG96611020345678',
      holder: 'Мария',
    });
  });

  it.each(['BG80 BNBG 9661 1020 3456 78', 'DE89 3704 0044 0532 0130 00', 'NO93 8601 1117 947'])(
    'accepts %s',
    (iban) => expect(errorsOf({ iban })).toEqual({}),
  );

  it.each([
    ['one digit is wrong', 'BG81 BNBG 9661 1020 3456 78'],
    ['two digits are swapped', 'BG80 BNBG 9661 1020 3456 87'],
    ['it is too short, with correct check digits', 'BG80'],
    ['it is empty', ''],
    ['it is not an account number', 'не знам'],
  ])('is rejected when %s', (_, iban) => {
    expect(errorsOf({ iban })).toEqual({ iban: 'error-iban-invalid' });
  });

  it.each([
    ['', false],
    ['М', false],
    [' М ', false],
    ['Ли', true],
    ['М'.repeat(100), true],
    ['М'.repeat(101), false],
  ])('requires a holder of 2 to 100 characters: %j is valid: %s', (holder, is) => {
    expect(errorsOf({ holder })).toEqual(is ? {} : { holder: 'error-account-holder-required' });
  });
});
