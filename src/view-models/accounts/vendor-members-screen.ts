import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type {
  InvitationForm,
  MemberEvent,
  VendorInvitation,
  VendorMember,
  VendorMembersGateway,
} from '../../core/accounts/vendor-members.ts';
import type { VendorRole } from '../../core/shared/vendor-roles.ts';
import type { FieldErrors } from '../../core/shared/failure.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';
import { whileBusy } from '../site/while-busy.ts';

const EMPTY: InvitationForm = { email: '', role: 'orders' };

/** Members of the owner's shop: roles, removal and invitations (ROLE-04). */
export class VendorMembersScreen implements Screen {
  readonly head: Head = { title: { key: 'members-title' } };
  readonly form: Form<InvitationForm>;
  members: readonly VendorMember[] = [];
  invitations: readonly VendorInvitation[] = [];
  /** Newest first. */
  history: readonly MemberEvent[] = [];
  /** Member whose removal waits for a confirmation. */
  removing: VendorMember | null = null;
  /** Change of a role that waits for a confirmation: arrow keys change a selection at once. */
  changing: { member: VendorMember; role: VendorRole } | null = null;
  busy = false;

  constructor(
    private readonly gateway: VendorMembersGateway,
    private readonly modals: Modals,
    /** The signed-in owner. */
    private readonly me: {
      readonly id: number | null;
      /** Loads the account again after a change of the owner's own membership. */
      reload(): void;
    },
    errorsOf: () => Promise<(form: InvitationForm) => FieldErrors>,
  ) {
    this.form = new Form<InvitationForm>(EMPTY, {
      check: async (form) => (await errorsOf())(form),
      submit: (form) => this.invite(form),
    });
    makeAutoObservable(this, {
      ...unobserved('head', 'form', 'gateway', 'modals', 'me'),
      members: observableRef,
      invitations: observableRef,
      history: observableRef,
      removing: observableRef,
      changing: observableRef,
    });
  }

  async load({ signal }: Visit): Promise<void> {
    const team = await this.gateway.vendorMembers({}, signal);
    runInAction(() => Object.assign(this, { ...team, removing: null, changing: null }));
  }

  isMe({ id }: VendorMember): boolean {
    return id === this.me.id;
  }

  askToChangeRole(member: VendorMember, role: VendorRole): void {
    if (role !== member.role) this.changing = { member, role };
  }

  cancelChange(): void {
    this.changing = null;
  }

  async changeRole(): Promise<void> {
    const { changing } = this;
    if (!changing) return;
    const { member, role } = changing;
    await whileBusy(this, this.modals, async () => {
      const changed = await this.gateway.changeVendorRole({ id: member.id, role });
      runInAction(() => {
        this.members = this.members.map((one) => (one.id === changed.id ? changed : one));
      });
      this.modals.notify('success', 'member-role-changed');
      if (this.isMe(member)) this.me.reload();
      else await this.refreshHistory();
    });
    this.cancelChange();
  }

  askToRemove(member: VendorMember | null): void {
    this.removing = member;
  }

  async remove(): Promise<void> {
    const { removing } = this;
    if (!removing) return;
    await whileBusy(this, this.modals, async () => {
      await this.gateway.removeVendorMember({ id: removing.id });
      runInAction(() => {
        this.members = this.members.filter(({ id }) => id !== removing.id);
      });
      this.modals.notify('success', 'member-removed');
      if (this.isMe(removing)) this.me.reload();
      else await this.refreshHistory();
    });
    this.askToRemove(null);
  }

  async withdraw({ id }: VendorInvitation): Promise<void> {
    await whileBusy(this, this.modals, async () => {
      await this.gateway.withdrawInvitation({ id });
      runInAction(() => {
        this.invitations = this.invitations.filter((one) => one.id !== id);
      });
      this.modals.notify('success', 'invitation-withdrawn');
      await this.refreshHistory();
    });
  }

  private async invite(form: InvitationForm): Promise<void> {
    const invitation = await this.gateway.inviteToVendor(form);
    runInAction(() => {
      const others = this.invitations.filter(({ email }) => email !== invitation.email);
      this.invitations = [invitation, ...others];
      this.form.reset();
    });
    this.modals.notify('success', 'member-invited');
    await this.refreshHistory();
  }

  /** The change is done, so an error leaves the earlier history. */
  private async refreshHistory(): Promise<void> {
    const team = await this.gateway.vendorMembers().catch(() => null);
    if (!team) return;
    runInAction(() => {
      this.history = team.history;
    });
  }
}
