import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe } from 'vitest';
import { sendPasswordReset } from '../../../server/modules/accounts/change-password.ts';
import { hashPassword } from '../../../server/modules/accounts/passwords.ts';
import { HttpAccounts } from '../../../src/adapters/http/accounts/http-accounts.ts';
import { HttpAddressBook } from '../../../src/adapters/http/accounts/http-address-book.ts';
import { HttpSignIn } from '../../../src/adapters/http/accounts/http-sign-in.ts';
import { accountsContract } from '../../contracts/accounts/accounts.contract.ts';
import { addressBookContract } from '../../contracts/accounts/address-book.contract.ts';
import { signInContract } from '../../contracts/accounts/sign-in.contract.ts';
import { aPhone, phoneCodeTo } from '../support/a-phone.ts';
import { aPerson, sessionOf } from '../support/an-account.ts';
import { startListeningApplication } from '../support/listening-application.ts';
import type { ListeningApplication } from '../support/listening-application.ts';

const password = 'парола-за-проба';
let passwordHash: string;
let app: ListeningApplication;
beforeAll(async () => {
  [app, passwordHash] = await Promise.all([startListeningApplication(), hashPassword(password)]);
});
afterAll(() => app.close());

async function lastMailTo(email: string): Promise<string> {
  const mail = await app.database.db
    .selectFrom('mail')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return mail?.text ?? '';
}

describe('over HTTP', () => {
  addressBookContract(async () => new HttpAddressBook(app.browser(await aPerson(app))));

  signInContract(async () => {
    await app.database.db.deleteFrom('attempt').execute();
    const { email } = await aPerson(app, { passwordHash });
    const browser = app.browser();
    return {
      signIn: new HttpSignIn(browser),
      keep: (token) => browser.keep([`token=${token}`]),
      email,
      password,
    };
  });

  accountsContract(async () => {
    await app.database.db.deleteFrom('attempt').execute();
    const phone = aPhone();
    const person = await aPerson(app, { passwordHash, phone });
    await sessionOf(app, person.id);
    const browser = app.browser(person);
    return {
      accounts: new HttpAccounts(browser),
      email: person.email,
      password,
      version: (await new HttpSignIn(browser).me()).version,
      tokenSentTo: async (email) => {
        // The mail of a forgotten password is a job’s.
        if (email === person.email) await sendPasswordReset(app.accounts, { email, request: randomUUID() });
        return /token=([\w-]{43})/.exec(await lastMailTo(email))?.[1] ?? '';
      },
      sentCode: () => phoneCodeTo(app, phone),
      agency: new HttpAccounts(app.browser(await aPerson(app, { type: 'agency' }))),
    };
  });
});
