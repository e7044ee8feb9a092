import { Type } from 'typebox';
import { ACCOUNT_TYPES } from '../../src/core/accounts/account.ts';
import { operation } from '../operation.ts';
import { SIGNED_IN } from './profile.ts';
import { Done, oneOf, strict, text, nullable } from '../schema.ts';

const AccountType = oneOf(ACCOUNT_TYPES);
const domain = 'accounts';

export const signUp = operation({
  id: 'signUp',
  method: 'POST',
  path: '/api/user',
  summary: 'Registers an account; the answer is the same whether or not the e-mail has an account',
  domain,
  callers: ['anyone'],
  guarded: false,
  body: strict({
    type: AccountType,
    name: text(200),
    phone: text(40),
    email: text(300),
    password: text(300),
    confirmPassword: text(300),
    acceptTerms: Type.Boolean(),
    optMarketingFlag: Type.Boolean(),
    next: Type.Optional(text(500)),
  }),
  answer: Done,
  status: 201,
});

export const confirmEmail = operation({
  id: 'confirmEmail',
  method: 'POST',
  path: '/api/user/confirmation',
  summary: 'Confirms the e-mail address with the token of the mail, and signs in the browser that signed up',
  domain,
  callers: ['link'],
  guarded: false,
  body: strict({ token: text(100) }),
  answer: strict({ message: Type.String(), authToken: nullable(Type.String()) }),
});

export const requestPasswordReset = operation({
  id: 'requestPasswordReset',
  method: 'POST',
  path: '/api/user/forgotten-password/request',
  summary: 'Sends a link for a new password; the answer does not reveal whether the e-mail has an account',
  domain,
  callers: ['anyone'],
  guarded: false,
  body: strict({ email: text(300) }),
  answer: Done,
});

export const resetPassword = operation({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/user/forgotten-password/confirmation',
  summary: 'Sets a new password with the token of the mail, and ends all sessions',
  domain,
  callers: ['link'],
  guarded: false,
  body: strict({ token: text(100), password: text(300) }),
  answer: Done,
});

export const changePassword = operation({
  id: 'changePassword',
  method: 'POST',
  path: '/api/user/change-password/request',
  summary: 'Changes the password of the signed-in user, and ends the other sessions',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  body: strict({ currentPassword: text(300), password: text(300), confirmPassword: text(300) }),
  answer: Done,
});

export const accountOperations = [signUp, confirmEmail, requestPasswordReset, resetPassword, changePassword];
