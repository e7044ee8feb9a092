import { makeAutoObservable } from 'mobx';
import type { Accounts } from '../../core/accounts/accounts.ts';
import type { Modals } from '../site/modals.ts';
import { unobserved } from '../site/unobserved.ts';
import { whileBusy } from '../site/while-busy.ts';

/** Leaving the shop of others, after a confirmation (ROLE-04). */
export class ShopMembership {
  isAsking = false;
  busy = false;

  constructor(
    private readonly accounts: Accounts,
    private readonly modals: Modals,
    /** Ends the browser's session, which the server has ended. */
    private readonly onLeft: () => Promise<void>,
  ) {
    makeAutoObservable(this, unobserved('accounts', 'modals', 'onLeft'));
  }

  ask(isAsking: boolean): void {
    this.isAsking = isAsking;
  }

  async leave(): Promise<void> {
    await whileBusy(this, this.modals, async () => {
      await this.accounts.leaveVendor();
      await this.onLeft();
    });
    this.ask(false);
  }
}
