import type { AccountType } from './account.ts';

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
