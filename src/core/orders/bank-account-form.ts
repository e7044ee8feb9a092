/** Form of a bank account, as typed. */
export type BankAccountForm = { iban: string; holder: string };

export const EMPTY_BANK_ACCOUNT: BankAccountForm = { iban: '', holder: '' };
