import type { SessionChanges } from '../../core/accounts/sign-in.ts';
import type { Modals } from '../site/modals.ts';
import type { Navigation } from '../site/navigation.ts';
import type { Session } from './session.ts';

/** Applies logins and logouts of other tabs to this one. */
export class SessionSync {
  constructor(
    private readonly session: Session,
    private readonly changes: SessionChanges,
    private readonly modals: Modals,
    private readonly navigation: Navigation,
  ) {}

  watch(): void {
    this.changes.watch(() => void this.apply());
  }

  private async apply(): Promise<void> {
    const before = this.session.user?.id ?? null;
    await this.session.load();
    const now = this.session.user?.id ?? null;
    if (now === before) return;
    this.navigation.clearVisits();
    if (now !== null && this.modals.open === 'login') this.modals.close();
    const { open } = this.navigation.current ?? {};
    // A page of the previous account must not stay on the screen.
    if (before !== null && open?.meta.roles) await this.navigation.retry();
    else await this.navigation.retryFailed();
  }
}
