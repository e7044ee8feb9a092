import { describe } from 'vitest';
import { aUser } from '../../support/a-session.ts';
import { MemorySignIn } from '../../support/memory/memory-sign-in.ts';
import { signInContract } from './sign-in.contract.ts';

describe('in memory', () => {
  signInContract(async () => {
    const user = aUser({ waiting: { orders: 0, viewings: 0, messages: 0 } });
    const signIn = new MemorySignIn(user);
    await signIn.logout();
    return { signIn, keep: () => {}, email: user.email, password: signIn.password };
  });
});
