import { Length, Matches } from 'class-validator';
import type { FieldErrors } from '../shared/failure.ts';
import { normaliseCode, normaliseLine } from '../shared/tidy-text.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import type { BankAccountForm } from './order-gateway.ts';

/** Bank account for refunds that cannot go to a card. */
export class BankAccountCommand {
  @Matches(/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/, { message: 'error-iban-invalid' })
  readonly iban: string;

  @Length(2, 100, { message: 'error-account-holder-required' })
  readonly holder: string;

  constructor({ iban, holder }: BankAccountForm) {
    this.iban = normaliseCode(iban).replace(/-/g, '').toUpperCase();
    this.holder = normaliseLine(holder);
  }
}

/** Message keys of the invalid fields. */
export function bankAccountErrors(command: BankAccountCommand): FieldErrors {
  const errors = fieldErrorsOf(command);
  return hasRightDigits(command.iban) ? errors : { ...errors, iban: 'error-iban-invalid' };
}

/**
 * Validates the check digits of ISO 13616. The first four characters move to the end, and letters count as 10
 * to 35. The remainder by 97 is 1.
 */
function hasRightDigits(iban: string): boolean {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0) === 1;
}
