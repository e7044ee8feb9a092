import { IsBoolean, Length, Matches, ValidateBy, ValidateIf } from 'class-validator';
import type { ValidationArguments } from 'class-validator';
import { isCompanyNumber, isVatNumber } from '../shared/company-number.ts';
import { normaliseEmail } from '../shared/email-address.ts';
import { IsEmailAddress } from '../shared/is-email-address.ts';
import { normaliseLine } from '../shared/tidy-text.ts';

/** The company on receipts, in mails and on legal pages; `number` is its ЕИК. */
export type CompanyData = {
  name: string;
  /** Name and address in Latin letters. */
  nameEn: string;
  number: string;
  /** Empty without a registration. */
  vatNumber: string;
  address: string;
  addressEn: string;
  phone: string;
  email: string;
  ordersEmail: string;
  claimsEmail: string;
  privacyEmail: string;
  partnersEmail: string;
  /** Contact for product safety (GPSR, art. 22). */
  safetyEmail: string;
};

/** Settings that the owner changes in the back office (TEAM-12). */
export type BusinessSettings = CompanyData & {
  /** Recipient of enquiries and notices. */
  teamEmail: string;
  /** True if new shops wait for the team's approval before their first sale (TEAM-06). */
  approvesVendors: boolean;
};

/** Names of the text settings, in the order of the form. */
export const SETTING_TEXTS = [
  'name',
  'nameEn',
  'number',
  'vatNumber',
  'address',
  'addressEn',
  'phone',
  'email',
  'ordersEmail',
  'claimsEmail',
  'privacyEmail',
  'partnersEmail',
  'safetyEmail',
  'teamEmail',
] as const satisfies readonly (keyof BusinessSettings)[];

const IsCompanyNumber = () =>
  ValidateBy({
    name: 'isCompanyNumber',
    validator: {
      validate: (value) => typeof value === 'string' && isCompanyNumber(value),
      defaultMessage: () => 'error-company-number-invalid',
    },
  });

const IsVatNumber = () =>
  ValidateBy({
    name: 'isVatNumber',
    validator: {
      validate: (value, args?: ValidationArguments) =>
        isVatNumber(String(value), (args?.object as BusinessSettings | undefined)?.number ?? ''),
      defaultMessage: () => 'error-vat-number-invalid',
    },
  });

const Name = () => Length(2, 200, { message: 'error-setting-required' });
const Address = () => Length(5, 300, { message: 'error-setting-required' });

/** Valid settings, normalised. */
export class BusinessSettingsCommand implements BusinessSettings {
  @Name() readonly name: string;
  @Name() readonly nameEn: string;
  @IsCompanyNumber() readonly number: string;
  @ValidateIf(({ vatNumber }: BusinessSettingsCommand) => vatNumber !== '')
  @IsVatNumber()
  readonly vatNumber: string;
  @Address() readonly address: string;
  @Address() readonly addressEn: string;
  @Matches(/^[+\d][\d ()/-]{5,29}$/, { message: 'error-setting-phone-invalid' }) readonly phone: string;
  @IsEmailAddress() readonly email: string;
  @IsEmailAddress() readonly ordersEmail: string;
  @IsEmailAddress() readonly claimsEmail: string;
  @IsEmailAddress() readonly privacyEmail: string;
  @IsEmailAddress() readonly partnersEmail: string;
  @IsEmailAddress() readonly safetyEmail: string;
  @IsEmailAddress() readonly teamEmail: string;
  @IsBoolean({ message: 'error-field-invalid' }) readonly approvesVendors: boolean;

  constructor(form: BusinessSettings) {
    this.name = normaliseLine(form.name);
    this.nameEn = normaliseLine(form.nameEn);
    this.number = normaliseLine(form.number);
    this.vatNumber = normaliseLine(form.vatNumber).toUpperCase();
    this.address = normaliseLine(form.address);
    this.addressEn = normaliseLine(form.addressEn);
    this.phone = normaliseLine(form.phone);
    this.email = normaliseEmail(form.email);
    this.ordersEmail = normaliseEmail(form.ordersEmail);
    this.claimsEmail = normaliseEmail(form.claimsEmail);
    this.privacyEmail = normaliseEmail(form.privacyEmail);
    this.partnersEmail = normaliseEmail(form.partnersEmail);
    this.safetyEmail = normaliseEmail(form.safetyEmail);
    this.teamEmail = normaliseEmail(form.teamEmail);
    this.approvesVendors = form.approvesVendors;
  }
}
