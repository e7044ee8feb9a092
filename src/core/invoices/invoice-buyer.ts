import { Length } from 'class-validator';
import { isCompanyNumber, isVatNumber } from '../shared/company-number.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { normaliseCode, normaliseLine } from '../shared/tidy-text.ts';
import { transliterate } from '../shared/transliteration.ts';
import { fieldErrorsOf } from '../shared/validation.ts';

/** Company that an invoice is issued to; the VAT number is empty without a registration. */
export type InvoiceBuyer = {
  company: string;
  /** ЕИК or БУЛСТАТ. */
  number: string;
  vatNumber: string;
  address: string;
  person: string;
};

export const EMPTY_INVOICE_BUYER: InvoiceBuyer = {
  company: '',
  number: '',
  vatNumber: '',
  address: '',
  person: '',
};

/** Required data of an invoice's buyer (SHIP-08). */
export class InvoiceBuyerCommand implements InvoiceBuyer {
  @Length(2, 200, { message: 'error-company-name-required' })
  readonly company: string;

  readonly number: string;

  readonly vatNumber: string;

  @Length(5, 300, { message: 'error-company-address-required' })
  readonly address: string;

  @Length(2, 100, { message: 'error-invoice-person-required' })
  readonly person: string;

  constructor(form: InvoiceBuyer) {
    this.company = normaliseLine(form.company);
    this.number = normaliseCode(form.number);
    this.vatNumber = normaliseCode(form.vatNumber).toUpperCase();
    this.address = normaliseLine(form.address);
    this.person = normaliseLine(form.person);
  }

  /** Invalid fields, including check digits. The VAT number belongs to the company's number. */
  errors(): FieldErrors {
    const errors = fieldErrorsOf(this);
    if (!isCompanyNumber(this.number)) errors['number'] = 'error-company-number';
    else if (this.vatNumber !== '' && !isVatNumber(this.vatNumber, this.number)) {
      errors['vatNumber'] = 'error-vat-number';
    }
    return errors;
  }
}

/** `none` without a number, `not-checked` if the register did not answer. */
export const VAT_CHECKS = ['none', 'valid', 'not-checked'] as const;
export type VatCheckResult = (typeof VAT_CHECKS)[number];

/** Legal forms and words between names, in Latin letters. */
const LEGAL_FORMS = new Set('ood eood ad ead et sd kd kda adsits dzzd ltd plc jsc i and co'.split(' '));

/**
 * True if two company names are of the same company. Letter case, script, quotes and the legal form are
 * ignored; the shorter name may leave words out.
 */
export function isSameCompany(one: string, other: string): boolean {
  const [short = [], long = []] = [one, other]
    .map(wordsOf)
    .toSorted((first, second) => first.length - second.length);
  return short.every((word) => long.includes(word));
}

function wordsOf(name: string): string[] {
  const words =
    transliterate(name.normalize('NFKC'))
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? [];
  return words.filter((word) => !LEGAL_FORMS.has(word));
}
