import type { AccountPlans, BrowserPlans, MovingPlans } from '../../core/plans/moving-plans.ts';
import type { PlanAddress } from '../../core/plans/together/plan-events.ts';
import { whenNeeded } from '../../core/shared/when-needed.ts';
import type { Session } from '../accounts/session.ts';
import type { PlanPlace } from './together/plan-place.ts';

const signingIn = whenNeeded(() => import('../../core/plans/take-plans-along.ts'));

/** Where the plans of whoever looks are: in the account, or in this browser while nobody is signed in (PLAN-01). */
export class PlanShelf implements PlanPlace {
  constructor(
    private readonly session: Session,
    private readonly account: AccountPlans,
    private readonly browser: BrowserPlans,
  ) {}

  /** In the account; null for a visitor, whose plans only a browser has. */
  async inAccount(): Promise<AccountPlans | null> {
    return (await this.session.role()) === null ? null : this.account;
  }

  /** For a browser: the account's, once it has what was planned before signing in. @throws Failure */
  async open(): Promise<MovingPlans> {
    const account = await this.inAccount();
    if (!account) return this.browser;
    if ((await this.browser.list()).length > 0) {
      const { takePlansAlong } = await signingIn();
      await takePlansAlong(this.browser, account);
    }
    return account;
  }

  async addressOf(id: string): Promise<PlanAddress | null> {
    return (await this.inAccount()) && { id };
  }

  /** Who is signed in; null for a visitor. */
  get owner(): number | null {
    return this.session.user?.id ?? null;
  }
}
