import type { AccountType } from './account.ts';

/** The sign-up form's fields, as a person fills them in. */
export type SignUpForm = {
  type: AccountType;
  name: string;
  phone: string;
  email: string;
  password: string;
  confirmPassword: string;
  acceptTerms: boolean;
  optMarketingFlag: boolean;
};

export const EMPTY_SIGN_UP: SignUpForm = {
  type: 'user',
  name: '',
  phone: '',
  email: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false,
  optMarketingFlag: false,
};
