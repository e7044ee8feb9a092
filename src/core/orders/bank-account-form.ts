/** The form's fields, as a person fills them in. */
export type BankAccountForm = { iban: string; holder: string };

export const EMPTY_BANK_ACCOUNT: BankAccountForm = { iban: '', holder: '' };
