import { expect, it } from 'vitest';
import { accountRules } from '../../../src/core/accounts/account-rules.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { PhoneConfirmation } from '../../../src/view-models/accounts/phone-confirmation.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { anAccountsGateway } from '../../support/an-accounts-gateway.ts';

function aConfirmation() {
  const modals = new Modals();
  const { session } = aSession(aUser(), modals);
  const accounts = anAccountsGateway();
  const phone = new PhoneConfirmation(accounts, session, modals, () => Promise.resolve(accountRules));
  return { phone, accounts, session, modals };
}

it('a code is sent, entered and confirms the telephone (decision 21)', async () => {
  const { phone, session, modals } = aConfirmation();
  await phone.send();
  expect(phone.isSent).toBe(true);
  phone.form.set('code', '123 456');
  await phone.form.submit();
  expect(session.user?.phoneVerifiedAt).not.toBeNull();
  expect(phone.isSent).toBe(false);
  expect(modals.notification).toMatchObject({ type: 'success', message: { key: 'phone-confirmed-message' } });
});

it('a wrong code marks its field, and an invalid one is not sent', async () => {
  const { phone, session, accounts } = aConfirmation();
  await phone.send();
  const wrong = new Failure('validation_failed', { code: 'error-phone-code-wrong' }, 'invalid');
  accounts.failOnce('confirmPhone', wrong);
  for (const [code, error] of [
    ['12', 'error-phone-code-digits'],
    ['654321', 'error-phone-code-wrong'],
  ] as const) {
    phone.form.set('code', code);
    await phone.form.submit();
    expect(phone.form.errors.code).toBe(error);
  }
  expect(session.user?.phoneVerifiedAt).toBeNull();
});

it('a code that could not be sent is reported and can be requested again', async () => {
  const { phone, accounts, modals } = aConfirmation();
  accounts.failOnce('sendPhoneCode', new Failure('error-sms-not-sent', {}, 'unavailable'));
  await phone.send();
  expect([phone.isSent, phone.sending]).toEqual([false, false]);
  expect(modals.notification).toMatchObject({ type: 'error', message: { key: 'error-sms-not-sent' } });
  await phone.send();
  expect(phone.isSent).toBe(true);
});

it('a code for the previous number does not confirm the new one', async () => {
  const { phone, session } = aConfirmation();
  await phone.send();
  session.set(aUser({ phone: '0888999888' }));
  expect(phone.isSent).toBe(false);
});
