import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { PLAN_LIMITS } from '../../../core/plans/moving-plan.ts';
import type { EditedPlan } from '../../../core/plans/moving-plans.ts';
import type {
  PlanEvents,
  SharedPlan,
  SharedPlans,
  VisitorName,
} from '../../../core/plans/together/shared-plans.ts';
import type { PlanChange } from '../../../core/plans/together/plan-history.ts';
import { Failure } from '../../../core/shared/failure.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import { normaliseLine } from '../../../core/shared/tidy-text.ts';
import type { Session } from '../../accounts/session.ts';
import type { PlanEditor } from '../plan-editor.ts';
import type { PlanPlace } from '../plan-repository.ts';
import { unobserved } from '../../site/unobserved.ts';

export type TogetherTools = {
  session: Session;
  shared: SharedPlans;
  events: PlanEvents;
  visitorName: VisitorName;
};

/** Shared editing of a plan: rights, name and changes by others (PLAN-08). */
export class PlanTogether {
  /** Name of the guest editor; empty until entered. */
  name = '';
  /** The last change by others, and the resulting version. */
  private heard: { change: PlanChange; version: string } | null = null;
  readonly place: PlanPlace;
  private stop: (() => void) | null = null;
  private reading: Promise<void> | null = null;

  constructor(
    private readonly editor: PlanEditor,
    private readonly tools: TogetherTools,
    /** Called with a message key when the plan can no longer be read. */
    private readonly lost: (reason: string) => void,
  ) {
    const { shared } = tools;
    const plans = {
      read: (token: string, signal?: CancelSignal) => shared.sharedPlan({ token }, signal),
      save: (token: string, plan: EditedPlan['plan'], version: string | null) =>
        shared.saveSharedPlan({ token, plan, version: version ?? '', name: this.name }),
    };
    this.place = {
      inAccount: async () => plans,
      open: async () => plans,
      addressOf: async (token) => ({ token }),
      owner: null,
    };
    makeAutoObservable<this, 'heard'>(this, {
      ...unobserved('place', 'editor', 'tools', 'lost', 'stop', 'reading'),
      heard: observableRef,
    });
  }

  /** The shared plan; null for the account's own. */
  get link(): SharedPlan | null {
    const { stored } = this.editor;
    return stored && 'access' in stored ? (stored as SharedPlan) : null;
  }

  /** Editing by link requires a name. */
  get canEdit(): boolean {
    return this.link === null || (this.link.access === 'edit' && this.name !== '');
  }

  /** History, the latest first. */
  get changes(): readonly PlanChange[] {
    return this.editor.stored?.changes ?? [];
  }

  /** The last change by others, until the reader changes something. */
  get news(): PlanChange | null {
    return this.heard?.version === this.editor.stored?.version ? (this.heard?.change ?? null) : null;
  }

  /** Proposed name: that of the account. */
  get proposedName(): string {
    return this.tools.session.user?.name.trim().split(/\s+/)[0] ?? '';
  }

  /** Sets the editor's name; false if it is invalid. */
  takeName(written: string): boolean {
    const name = normaliseLine(written).slice(0, PLAN_LIMITS.name);
    if (name === '') return false;
    this.name = name;
    this.tools.visitorName.write(name);
    return true;
  }

  /** Follows changes by others until it is stopped. */
  async follow(place: PlanPlace, id: string): Promise<void> {
    this.end();
    this.name = this.tools.visitorName.read();
    let isEnded = false;
    this.stop = () => (isEnded = true);
    const address = await place.addressOf(id);
    if (isEnded || !address) return;
    this.stop = this.tools.events.follow(address, (version) => void this.hear(version));
  }

  end(): void {
    this.stop?.();
    this.stop = null;
  }

  /** Loads the plan unless this version is known; repeats if another change arrives meanwhile. */
  private async hear(version: string | null): Promise<void> {
    // An event of the reader's own save may arrive before its answer.
    await this.editor.saving.ended();
    while (this.reading) await this.reading;
    if (version !== null && version === this.editor.stored?.version) return;
    this.reading = this.refresh().finally(() => {
      this.reading = null;
    });
    await this.reading;
  }

  private async refresh(): Promise<void> {
    const { editor } = this;
    try {
      const before = editor.stored;
      const refreshed = await editor.refresh();
      runInAction(() => {
        const [change] = refreshed.changes ?? [];
        if (change && refreshed.version !== before?.version)
          this.heard = { change, version: refreshed.version };
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // Retried with the next change.
      if (error.kind !== 'not-found') return;
      this.end();
      this.lost(error.messageKey);
    }
  }
}
