import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LinkAccess, PlanLink, PlanLinks } from '../../../core/plans/together/shared-plans.ts';
import type { Shared, Sharing } from '../../../core/site/sharing.ts';
import type { Session } from '../../accounts/session.ts';
import type { Modals } from '../../site/modals.ts';
import { whileBusy } from '../../site/while-busy.ts';
import { unobserved } from '../../site/unobserved.ts';

type SharingTools = {
  links: PlanLinks;
  /**
   * Waits until visitors' plans are in the account.
   * @throws Failure
   */
  takeAlong: () => Promise<unknown>;
  sharing: Sharing;
  session: Session;
  modals: Modals;
  pathOf: (token: string) => string;
};

/** Links of a plan: create, share, end (PLAN-08). */
export class PlanSharing {
  /** Null until loaded. */
  links: readonly PlanLink[] | null = null;
  /** The last action, to be announced. */
  done: { access: LinkAccess; what: 'made' | 'ended' | Shared } | null = null;
  /** True while a link is created or ended. */
  busy = false;

  constructor(
    private readonly id: string,
    private readonly tools: SharingTools,
  ) {
    makeAutoObservable(this, { ...unobserved('id', 'tools'), links: observableRef, done: observableRef });
  }

  /** Links need an account. */
  get isSignedIn(): boolean {
    return this.tools.session.user !== null;
  }

  linkOf(access: LinkAccess): PlanLink | null {
    return this.links?.find((link) => link.access === access) ?? null;
  }

  pathOf({ token }: PlanLink): string {
    return this.tools.pathOf(token);
  }

  signIn(): void {
    this.tools.session.requestSignIn('stay');
  }

  async load(): Promise<void> {
    await this.run(async () => this.read());
  }

  async make(access: LinkAccess): Promise<void> {
    await this.run(async () => {
      const link = await this.tools.links.makePlanLink({ id: this.id, access });
      runInAction(() => {
        this.links = [...(this.links ?? []).filter((one) => one.access !== access), link];
        this.done = { access, what: 'made' };
      });
    });
  }

  async end(access: LinkAccess): Promise<void> {
    await this.run(async () => {
      await this.tools.links.endPlanLink({ id: this.id, access });
      runInAction(() => {
        this.links = (this.links ?? []).filter((one) => one.access !== access);
        this.done = { access, what: 'ended' };
      });
    });
  }

  /** Shares a link by the device's dialog or the clipboard. */
  async share(link: PlanLink, title: string): Promise<void> {
    const what = await this.tools.sharing.share(title, this.pathOf(link));
    runInAction(() => {
      this.done = { access: link.access, what };
    });
  }

  private async read(): Promise<void> {
    await this.tools.takeAlong();
    const { data: links } = await this.tools.links.planLinks({ id: this.id });
    runInAction(() => {
      this.links = links;
    });
  }

  private async run(work: () => Promise<void>): Promise<void> {
    await whileBusy(this, this.tools.modals, work);
  }
}
