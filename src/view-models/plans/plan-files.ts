import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { FileSaver, PlanExport, PlanFormat } from '../../core/plans/plan-export.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Modals } from '../site/modals.ts';
import type { PlanEditor } from './plan-editor.ts';
import type { PlanShelf } from './plan-shelf.ts';
import { settled } from './settled.ts';

export type FilesTools = {
  editor: PlanEditor;
  shelf: PlanShelf;
  plans: PlanExport;
  saver: FileSaver;
  modals: Modals;
};

/** The plan as files, and the address that calendars subscribe to (PLAN-06, PLAN-09). */
export class PlanFiles {
  /** What is being made. */
  busy: PlanFormat | 'feed' | null = null;
  /** Null while there is none. */
  feed: string | null = null;
  /** Whether the plan is in an account, which alone can be subscribed to. */
  canSubscribe = false;
  /** Whether the address waits to be ended. */
  ending = false;
  private stop: (() => void) | null = null;

  constructor(private readonly tools: FilesTools) {
    makeAutoObservable<this, 'tools' | 'stop'>(this, { tools: false, stop: false });
  }

  /** Asks for the address as long as somebody is signed in. */
  begin(): void {
    this.stop?.();
    this.stop = reaction(
      () => this.tools.shelf.owner,
      (owner) => void this.askFeed(owner),
      { fireImmediately: true },
    );
  }

  end(): void {
    this.stop?.();
    this.stop = null;
  }

  /** A calendar needs days. */
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

  askToEnd(asked: boolean): void {
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

  private async askFeed(owner: number | null): Promise<void> {
    const { plans, editor } = this.tools;
    const isStored = owner !== null && editor.planId !== '';
    const calendar = isStored ? await settled(plans.planCalendar({ id: editor.planId })) : null;
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
