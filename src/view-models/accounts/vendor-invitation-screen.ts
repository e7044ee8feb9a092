import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { dashboardOf } from '../../core/accounts/account.ts';
import type { UserInfo } from '../../core/accounts/account.ts';
import type { InvitationGateway, ReceivedInvitation } from '../../core/accounts/vendor-members.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';
import { whileBusy } from '../site/while-busy.ts';
import type { Session } from './session.ts';

/** An invitation to a shop, opened by its link (ROLE-04). */
export class VendorInvitationScreen implements Screen {
  invitation: ReceivedInvitation | null = null;
  busy = false;
  private token = '';

  constructor(
    private readonly gateway: InvitationGateway,
    private readonly session: Session,
    private readonly modals: Modals,
    private readonly open: (page: ReturnType<typeof dashboardOf>) => void,
  ) {
    makeAutoObservable(this, {
      ...unobserved('gateway', 'session', 'modals', 'open', 'token'),
      invitation: observableRef,
    });
  }

  get head(): Head {
    const shop = this.invitation?.vendor.name ?? '';
    return { title: { key: 'invitation-title', values: { shop } } };
  }

  get user(): UserInfo | null {
    return this.session.user;
  }

  /** True if the signed-in account has the address of the invitation. */
  get isForMe(): boolean {
    return this.user !== null && this.user.email === this.invitation?.email;
  }

  async load({ params, signal }: Visit): Promise<void> {
    const token = params['token'] ?? '';
    const invitation = await this.gateway.vendorInvitation({ token }, signal);
    runInAction(() => {
      this.token = token;
      this.invitation = invitation;
    });
  }

  logIn(): void {
    this.session.requestSignIn('stay');
  }

  signUp(): void {
    this.session.requestSignIn('stay');
    this.modals.show('signUp');
  }

  /** Accepts the invitation, and opens the dashboard of the shop. */
  async accept(): Promise<void> {
    await whileBusy(this, this.modals, async () => {
      await this.gateway.acceptInvitation({ token: this.token });
      await this.session.load();
      this.modals.notify('success', 'invitation-accepted');
      this.open(dashboardOf('vendor'));
    });
  }
}
