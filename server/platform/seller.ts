import type { EnvironmentReader } from './environment-reader.ts';
import { ConfigurationError } from './environment-reader.ts';

/** Company that runs the site: on receipts, in mails and on legal pages. `number` is its ЕИК. */
export type Seller = {
  name: string;
  /** Name and address in Latin letters. */
  nameEn: string;
  number: string;
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
  /** True without configuration: the demo's invented company. */
  isExample: boolean;
};

/** @throws ConfigurationError for an invalid email */
export function readSeller(read: EnvironmentReader): Seller {
  const name = read.text('SELLER_NAME');
  const address = read.text('SELLER_ADDRESS');
  const email = readEmail(read, 'SELLER_EMAIL');
  const emailOf = (variable: string, example: string) => readEmail(read, variable) ?? email ?? example;
  return {
    name: name ?? '„Уют Демо“ ООД',
    nameEn: read.text('SELLER_NAME_EN') ?? name ?? '“Uyut Demo” OOD',
    number: read.text('SELLER_NUMBER') ?? '000000000 (примерен)',
    vatNumber: read.text('SELLER_VAT_NUMBER') ?? 'BG000000000 (примерен)',
    address: address ?? 'ул. „Примерна“ № 1, 1000 София',
    addressEn: read.text('SELLER_ADDRESS_EN') ?? address ?? '1 Primerna Street, 1000 Sofia, Bulgaria',
    phone: read.text('SELLER_PHONE') ?? '+359 2 000 00 00',
    email: email ?? 'zdravei@uyut.example',
    ordersEmail: emailOf('SELLER_ORDERS_EMAIL', 'porachki@uyut.example'),
    claimsEmail: emailOf('SELLER_CLAIMS_EMAIL', 'reklamacii@uyut.example'),
    privacyEmail: emailOf('SELLER_PRIVACY_EMAIL', 'lichni-danni@uyut.example'),
    partnersEmail: emailOf('SELLER_PARTNERS_EMAIL', 'targovci@uyut.example'),
    safetyEmail: emailOf('SELLER_SAFETY_EMAIL', 'bezopasnost@uyut.example'),
    isExample: name === undefined,
  };
}

function readEmail(read: EnvironmentReader, variable: string): string | undefined {
  const email = read.text(variable);
  if (email !== undefined && !/^[^\s<>@]+@[^\s<>@]+$/.test(email)) {
    throw new ConfigurationError(variable, 'an address like office@example.bg');
  }
  return email;
}
