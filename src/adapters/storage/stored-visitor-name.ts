import { PLAN_LIMITS } from '../../core/plans/moving-plan.ts';
import { VisitorName } from '../../core/plans/together/shared-plans.ts';
import { STORE_KEYS } from './text-store.ts';
import type { TextStore } from './text-store.ts';

/** The visitor's name as a text under `visitor-name`. */
export class StoredVisitorName extends VisitorName {
  constructor(private readonly store: TextStore) {
    super();
  }

  read(): string {
    return (this.store.read(STORE_KEYS.visitorName) ?? '').trim().slice(0, PLAN_LIMITS.name);
  }

  /** Without storage the site requests the name again at the next visit. */
  write(name: string): void {
    this.store.write(STORE_KEYS.visitorName, name);
  }
}
