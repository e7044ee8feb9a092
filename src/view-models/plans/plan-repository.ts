import type { MovingPlan } from '../../core/plans/moving-plan.ts';
import type { EditedPlan, AccountPlans, BrowserPlans, MovingPlans } from '../../core/plans/moving-plans.ts';
import type { PlanAddress } from '../../core/plans/together/shared-plans.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import { lazyImport } from '../../core/shared/lazy-import.ts';
import type { Session } from '../accounts/session.ts';

export type PlanStore = {
  read(id: string, signal?: CancelSignal): Promise<EditedPlan>;
  save(id: string, plan: MovingPlan, version: string | null): Promise<EditedPlan>;
};

export type PlanPlace = {
  /** Plans that the server can read; null for visitors. */
  inAccount(): Promise<PlanStore | null>;
  /**
   * Opens the storage in a browser.
   * @throws Failure
   */
  open(): Promise<PlanStore>;
  /** Address for changes by others; null if the plan is private. */
  addressOf(id: string): Promise<PlanAddress | null>;
  /** Id of the account, if relevant. */
  readonly owner: number | null;
};

const signingIn = lazyImport(() => import('../../core/plans/import-guest-plans.ts'));

/** Storage of plans: the account, or the browser for visitors (PLAN-01). */
export class PlanRepository implements PlanPlace {
  constructor(
    private readonly session: Session,
    private readonly account: AccountPlans,
    private readonly browser: BrowserPlans,
  ) {}

  /** Plans of the account; null for visitors. */
  async inAccount(): Promise<AccountPlans | null> {
    return (await this.session.role()) === null ? null : this.account;
  }

  /**
   * Opens the storage in a browser; visitors' plans move to the account first.
   * @throws Failure
   */
  async open(): Promise<MovingPlans> {
    const account = await this.inAccount();
    if (!account) return this.browser;
    if ((await this.browser.list()).length > 0) {
      const { importGuestPlans } = await signingIn();
      await importGuestPlans(this.browser, account);
    }
    return account;
  }

  async addressOf(id: string): Promise<PlanAddress | null> {
    return (await this.inAccount()) && { id };
  }

  /** Id of the account; null for visitors. */
  get owner(): number | null {
    return this.session.user?.id ?? null;
  }
}
