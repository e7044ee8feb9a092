import { Type } from 'typebox';
import { operation } from '../operation.ts';
import { Done, strict } from '../schema.ts';
import { SIGNED_IN, UserInfo } from './profile.ts';

const domain = 'accounts';

export const sendPhoneCode = operation({
  id: 'sendPhoneCode',
  method: 'POST',
  path: '/api/user/phone/code',
  summary: "Sends a code to the account's phone (decision 21)",
  domain,
  callers: SIGNED_IN,
  guarded: true,
  answer: Done,
  status: 202,
});

export const confirmPhone = operation({
  id: 'confirmPhone',
  method: 'POST',
  path: '/api/user/phone/confirmation',
  summary: "Confirms the account's phone with the code that was sent to it (decision 21)",
  domain,
  callers: SIGNED_IN,
  guarded: true,
  body: strict({ code: Type.String({ pattern: '^[\\d ]{6,11}$' }) }),
  answer: UserInfo,
});

export const phoneVerificationOperations = [sendPhoneCode, confirmPhone];
