import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { FileSaver, PlanExport, PlanFormat } from '../../core/plans/plan-export.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Modals } from '../site/modals.ts';
import type { PlanEditor } from './plan-editor.ts';
import type { PlanRepository } from './plan-repository.ts';
import { asResult } from './as-result.ts';
import { unobserved } from '../site/unobserved.ts';

export type FilesTools = {
  editor: PlanEditor;
  shelf: PlanRepository;
  plans: PlanExport;
  saver: FileSaver;
  modals: Modals;
};

/** Files of the plan and its calendar subscription (PLAN-06, PLAN-09). */
export class PlanFiles {
  busy: PlanFormat | 'feed' | null = null;
  /** Null without a subscription. */
  feed: string | null = null;
  /** True for plans of an account, which can be subscribed to. */
  canSubscribe = false;
  /** True while ending the subscription awaits a confirmation. */
  ending = false;
  private stop: (() => void) | null = null;

  constructor(private readonly tools: FilesTools) {
    makeAutoObservable(this, unobserved('tools', 'stop'));
  }

  /** Loads the subscription while signed in. */
  begin(): void {
    this.stop?.();
    this.stop = reaction(
      () => this.tools.shelf.owner,
      (owner) => void this.loadFeed(owner),
      { fireImmediately: true },
    );
  }

  end(): void {
    this.stop?.();
    this.stop = null;
  }

  get hasDays(): boolean {
    return this.tools.editor.plan?.movingInOn != null;
  }

  async download(format: PlanFormat): Promise<void> {
    const { editor, plans, saver } = this.tools;
    const { plan, planId } = editor;
    if (!plan || this.busy) return;
    await this.during(format, async () => saver.save(await plans.planFile({ id: planId, plan, format })));
  }

  async openFeed(): Promise<void> {
    const { editor, plans } = this.tools;
    await this.during('feed', async () => {
      const { address } = await plans.openPlanCalendar({ id: editor.planId });
      runInAction(() => {
        this.feed = address;
      });
    });
  }

  confirmEnd(asked: boolean): void {
    this.ending = asked;
  }

  async endFeed(): Promise<void> {
    const { editor, plans } = this.tools;
    await this.during('feed', async () => {
      await plans.endPlanCalendar({ id: editor.planId });
      runInAction(() => {
        this.feed = null;
        this.ending = false;
      });
    });
  }

  private async loadFeed(owner: number | null): Promise<void> {
    const { plans, editor } = this.tools;
    const isStored = owner !== null && editor.planId !== '';
    const calendar = isStored ? await asResult(plans.planCalendar({ id: editor.planId })) : null;
    runInAction(() => {
      this.canSubscribe = calendar !== null && !(calendar instanceof Failure);
      this.feed = calendar instanceof Failure ? null : (calendar?.address ?? null);
    });
  }

  private async during(work: NonNullable<PlanFiles['busy']>, action: () => Promise<void>): Promise<void> {
    this.busy = work;
    try {
      await action();
    } catch (error) {
      this.tools.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.busy = null;
      });
    }
  }
}
