import { IsInt, Matches, Max, Min, ValidateBy, ValidateIf } from 'class-validator';
import { bankAccountErrors, BankAccountCommand } from '../orders/bank-account.ts';
import { Failure } from '../shared/failure.ts';
import { normaliseCode, normaliseLine } from '../shared/tidy-text.ts';
import { fieldErrorsOf } from '../shared/validation.ts';
import { Money, stotinkiFromEuroCents } from '../shared/money.ts';
import { endOfWithdrawalPeriod } from '../shared/withdrawal-period.ts';
import { daysAfter } from '../shared/durations.ts';
import { MAX_COMMISSION_PERMILLE } from './commission.ts';
import type { CommissionRate } from './commission.ts';

/** Terms of payouts that the team sets (SHIP-10). */
export type PayoutTerms = {
  /** Days after the withdrawal period in which money is not paid out yet. */
  extraDays: number;
  /** Smallest payout, in stotinki. */
  minimum: number;
  /** Bank account of the market that payouts are sent from; empty until it is set. */
  iban: string;
  /** BIC of its bank; empty if the bank does not need it. */
  bic: string;
};

export const DEFAULT_PAYOUT_TERMS: PayoutTerms = { extraDays: 0, minimum: 2_000, iban: '', bic: '' };

export const MAX_EXTRA_DAYS = 60;
/** Stotinki. */
export const MAX_MINIMUM_PAYOUT = 100_000;

/** True for an IBAN with valid check digits, without spaces. */
export function isIban(iban: string): boolean {
  return !('iban' in bankAccountErrors(new BankAccountCommand({ iban, holder: '--' })));
}

const IsIban = () =>
  ValidateBy({
    name: 'isIban',
    validator: {
      validate: (value) => typeof value === 'string' && isIban(value),
      defaultMessage: () => 'error-iban-invalid',
    },
  });

export class PayoutTermsCommand implements PayoutTerms {
  @IsInt({ message: 'error-payout-extra-days' })
  @Min(0, { message: 'error-payout-extra-days' })
  @Max(MAX_EXTRA_DAYS, { message: 'error-payout-extra-days' })
  readonly extraDays: number;

  @IsInt({ message: 'error-payout-minimum' })
  @Min(1, { message: 'error-payout-minimum' })
  @Max(MAX_MINIMUM_PAYOUT, { message: 'error-payout-minimum' })
  readonly minimum: number;

  @ValidateIf(({ iban }: PayoutTermsCommand) => iban !== '')
  @IsIban()
  readonly iban: string;

  @Matches(/^(?:[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?)?$/, { message: 'error-bic-invalid' })
  readonly bic: string;

  constructor({ extraDays, minimum, iban, bic }: PayoutTerms) {
    this.extraDays = extraDays;
    this.minimum = minimum;
    this.iban = normaliseCode(iban).replace(/-/g, '').toUpperCase();
    this.bic = normaliseCode(bic).toUpperCase();
  }
}

/** Returns normalised terms. @throws Failure `invalid` with the fields */
export function tidyPayoutTerms(terms: PayoutTerms): PayoutTerms {
  const command = new PayoutTermsCommand(terms);
  const errors = fieldErrorsOf(command);
  if (Object.keys(errors).length > 0) throw new Failure('validation_failed', errors, 'invalid');
  return { ...command };
}

/** @throws Failure `invalid` for a rate beyond the limits, or without a default rate */
export function ensureCommissionRate({ permille }: CommissionRate, isDefault: boolean): void {
  const isInRange = permille !== null && Number.isInteger(permille) && permille >= 0;
  if (permille === null ? isDefault : !isInRange || permille > MAX_COMMISSION_PERMILLE)
    throw new Failure('validation_failed', { permille: 'error-commission-invalid' }, 'invalid');
}

export type PayoutAccount = { iban: string; holder: string };

/** Returns the normalised account. @throws Failure `invalid` with the fields */
export function tidyPayoutAccount(account: PayoutAccount): PayoutAccount {
  const command = new BankAccountCommand({ iban: account.iban, holder: normaliseLine(account.holder) });
  const errors = bankAccountErrors(command);
  if (Object.keys(errors).length > 0) throw new Failure('validation_failed', errors, 'invalid');
  if (!SEPA_COUNTRIES.includes(command.iban.slice(0, 2)))
    throw new Failure('validation_failed', { iban: 'error-iban-not-sepa' }, 'invalid');
  return { iban: command.iban, holder: command.holder };
}

/** IBAN without its middle, for pages and mails: `BG80 … 1678`. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 4)} … ${iban.slice(-4)}`;

/** Country codes of IBANs that SEPA transfers reach (European Payments Council, EPC409-09). */
const SEPA_COUNTRIES =
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(
    ' ',
  );

/** Maximum amount of a SEPA credit transfer in a file, in cents of euro. */
const MAX_CENTS = 99_999_999_999;

/**
 * Converts an available balance to a payout: the most cents of euro that are worth no more than it, and their worth
 * in stotinki. The rest, less than two stotinki, stays in the balance.
 */
export function payoutOf(available: number): { cents: number; stotinki: number } {
  if (available <= 0) return { cents: 0, stotinki: 0 };
  const cents = Math.min(Money.ofStotinki(available).toEuroCents(), MAX_CENTS);
  const stotinki = stotinkiFromEuroCents(cents);
  if (stotinki <= available) return { cents, stotinki };
  return { cents: cents - 1, stotinki: stotinkiFromEuroCents(cents - 1) };
}

/**
 * Time from which the money of a delivered order can be paid out: the end of the withdrawal period, and the extra
 * days of the terms (SHIP-10).
 */
export function availableFrom(deliveredAt: Date, extraDays: number): Date {
  return daysAfter(new Date(endOfWithdrawalPeriod(deliveredAt.toISOString())), extraDays);
}
