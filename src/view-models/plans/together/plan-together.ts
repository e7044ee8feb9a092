import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { PLAN_LIMITS } from '../../../core/plans/moving-plan.ts';
import type { EditedPlan } from '../../../core/plans/moving-plans.ts';
import type { PlanEvents } from '../../../core/plans/together/plan-events.ts';
import type { PlanChange } from '../../../core/plans/together/plan-history.ts';
import type { SharedPlan, SharedPlans } from '../../../core/plans/together/shared-plans.ts';
import type { VisitorName } from '../../../core/plans/together/visitor-name.ts';
import { Failure } from '../../../core/shared/failure.ts';
import { normaliseLine } from '../../../core/shared/tidy-text.ts';
import type { Session } from '../../accounts/session.ts';
import type { PlanEditor } from '../plan-editor.ts';
import type { PlanPlace } from './plan-place.ts';

export type TogetherTools = {
  session: Session;
  shared: SharedPlans;
  events: PlanEvents;
  visitorName: VisitorName;
};

/** Who else works on the plan: what a link lets one do, under which name, and what others have changed (PLAN-08). */
export class PlanTogether {
  /** Under which one changes somebody else's plan; empty until it was given. */
  name = '';
  /** What others changed last while one looked, and the version of the plan that this made. */
  private heard: { change: PlanChange; version: string } | null = null;
  /** Where a plan is that a link shows. */
  readonly place: PlanPlace;
  private stop: (() => void) | null = null;
  private reading: Promise<void> | null = null;

  constructor(
    private readonly editor: PlanEditor,
    private readonly tools: TogetherTools,
    /** The plan is to be seen no more: why, as a message key. */
    private readonly lost: (reason: string) => void,
  ) {
    const { shared } = tools;
    const plans = {
      read: shared.read.bind(shared),
      save: (token: string, plan: EditedPlan['plan'], version: string | null) =>
        shared.save(token, plan, version ?? '', this.name),
    };
    this.place = {
      inAccount: async () => plans,
      open: async () => plans,
      addressOf: async (token) => ({ token }),
      owner: null,
    };
    makeAutoObservable<this, 'editor' | 'tools' | 'lost' | 'stop' | 'reading' | 'heard'>(this, {
      heard: observableRef,
      place: false,
      editor: false,
      tools: false,
      lost: false,
      stop: false,
      reading: false,
    });
  }

  /** What is seen through a link; null for one's own plan. */
  get link(): SharedPlan | null {
    const { kept } = this.editor;
    return kept && 'access' in kept ? (kept as SharedPlan) : null;
  }

  /** A link to edit waits for a name. */
  get canEdit(): boolean {
    return this.link === null || (this.link.access === 'edit' && this.name !== '');
  }

  /** Who changed what, the latest first. */
  get changes(): readonly PlanChange[] {
    return this.editor.kept?.changes ?? [];
  }

  /** What others changed, until somebody here changes something. */
  get news(): PlanChange | null {
    return this.heard?.version === this.editor.kept?.version ? (this.heard?.change ?? null) : null;
  }

  /** The name that is proposed: of the account, where one is signed in. */
  get proposedName(): string {
    return this.tools.session.user?.name.trim().split(/\s+/)[0] ?? '';
  }

  /** From now on one changes the plan under this name; false for one that is none. */
  takeName(written: string): boolean {
    const name = normaliseLine(written).slice(0, PLAN_LIMITS.name);
    if (name === '') return false;
    this.name = name;
    this.tools.visitorName.write(name);
    return true;
  }

  /** Takes over what others change, from now until it is ended. */
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

  /** The plan may have another version: it is read unless that one is here; told while it is read, it is read again. */
  private async hear(version: string | null): Promise<void> {
    // One's own save may be told of before it is answered.
    await this.editor.saving.ended();
    while (this.reading) await this.reading;
    if (version !== null && version === this.editor.kept?.version) return;
    this.reading = this.refresh().finally(() => {
      this.reading = null;
    });
    await this.reading;
  }

  private async refresh(): Promise<void> {
    const { editor } = this;
    try {
      const before = editor.kept;
      const kept = await editor.refresh();
      runInAction(() => {
        const [change] = kept.changes ?? [];
        if (change && kept.version !== before?.version) this.heard = { change, version: kept.version };
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // What can't be reached now is asked for again with the next change.
      if (error.kind !== 'not-found') return;
      this.end();
      this.lost(error.messageKey);
    }
  }
}
