import { afterAll, beforeAll, describe } from 'vitest';
import { hashPassword } from '../../../server/modules/accounts/passwords.ts';
import { HttpSignIn } from '../../../src/adapters/http/accounts/http-sign-in.ts';
import { signInContract } from '../../contracts/accounts/sign-in.contract.ts';
import { aPerson } from '../support/an-account.ts';
import { startListeningApplication } from '../support/listening-application.ts';
import type { ListeningApplication } from '../support/listening-application.ts';

const password = 'парола-за-проба';
let passwordHash: string;
let app: ListeningApplication;
beforeAll(async () => {
  [app, passwordHash] = await Promise.all([startListeningApplication(), hashPassword(password)]);
});
afterAll(() => app.close());

describe('over HTTP', () => {
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
});
