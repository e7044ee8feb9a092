import { makeAutoObservable, reaction } from 'mobx';
import { LeavingCommand, leavingFormOf } from '../../../core/plans/leaving/leaving-command.ts';
import type { LeavingForm } from '../../../core/plans/leaving/leaving-command.ts';
import { lastNoticeDay, noticeEnds } from '../../../core/plans/leaving/notice.ts';
import { USUAL_LEAVING } from '../../../core/plans/leaving/leaving.ts';
import type { LeavingTask, Leaving } from '../../../core/plans/leaving/leaving.ts';
import type { Clock } from '../../../core/shared/clock.ts';
import type { Language } from '../../../core/shared/language.ts';
import { sofiaDay } from '../../../core/shared/sofia-time.ts';
import { deepEqual } from '../../../core/site/deep-equal.ts';
import { Form } from '../../site/form.ts';
import type { PlanEditor } from '../plan-editor.ts';
import { unobserved } from '../../site/unobserved.ts';

/** Advice about the notice; days as `YYYY-MM-DD`. */
export type NoticeAdvice =
  | { kind: 'none' | 'unknown' }
  | { kind: 'by'; last: string }
  | { kind: 'late'; leavingOn: string; last: string; ends: string }
  | { kind: 'given' | 'given-late'; on: string; ends: string };

export class LeavingTerms {
  readonly form: Form<LeavingForm>;
  /** True while the form shows its own change. */
  private isOwn = false;

  constructor(
    private readonly editor: Pick<PlanEditor, 'plan' | 'edit' | 'form'>,
    private readonly clock: Clock,
    private readonly language: Language,
  ) {
    this.form = new Form<LeavingForm>(this.shown(), {
      check: async (values) => this.errorsOf(values),
      submit: async () => {},
      changed: (values) => this.change(values),
    });
    makeAutoObservable(this, unobserved('form', 'editor', 'clock', 'language', 'isOwn'));
  }

  /**
   * Shows changes by others; fields being typed stay.
   * @returns a function that stops it
   */
  begin(): () => void {
    return reaction(
      () => this.shown(),
      (now, before) => {
        const names = Object.keys(now) as (keyof LeavingForm)[];
        const changed = names.filter((name) => now[name] !== before[name]);
        if (!this.isOwn) this.form.adopt(Object.fromEntries(changed.map((name) => [name, now[name]])));
      },
      { equals: deepEqual },
    );
  }

  get advice(): NoticeAdvice {
    const { notice, noticeGivenOn } = this.leaving;
    const leavingOn = this.editor.plan?.movingInOn ?? null;
    if (notice.count === 0) return { kind: 'none' };
    if (leavingOn === null) return { kind: 'unknown' };
    const last = lastNoticeDay(leavingOn, notice);
    if (noticeGivenOn !== null) {
      const ends = noticeEnds(noticeGivenOn, notice);
      return { kind: ends > leavingOn ? 'given-late' : 'given', on: noticeGivenOn, ends };
    }
    const { today } = this;
    return today > last
      ? { kind: 'late', leavingOn, last, ends: noticeEnds(today, notice) }
      : { kind: 'by', last };
  }

  /** Changes the day of moving out. */
  leaveOn(day: string): void {
    // The plan's form changes the plan.
    this.editor.form.set('movingInOn', day);
  }

  isDone(task: LeavingTask): boolean {
    return this.editor.plan?.doneTasks.some(({ id }) => id === task) ?? false;
  }

  tick(task: LeavingTask, isDone: boolean): void {
    const others = (this.editor.plan?.doneTasks ?? []).filter(({ id }) => id !== task);
    this.editor.edit({ doneTasks: isDone ? [...others, { id: task }] : others });
  }

  private get leaving(): Leaving {
    return this.editor.plan?.leaving ?? USUAL_LEAVING;
  }

  private get today(): string {
    return sofiaDay(this.clock.now());
  }

  private errorsOf(values: LeavingForm) {
    return new LeavingCommand(values).errorsAt(this.editor.plan?.home.deposit ?? 0, this.today);
  }

  /** Valid fields change the plan; the plan keeps its value while a field is invalid. */
  private change(values: LeavingForm): void {
    const before = this.shown();
    const wrong = Object.keys(this.errorsOf(values)) as (keyof LeavingForm)[];
    const right = { ...values, ...Object.fromEntries(wrong.map((name) => [name, before[name]])) };
    if (Object.keys(this.errorsOf(right)).length > 0) return;
    const { leaving } = new LeavingCommand(right);
    if (deepEqual(leaving, this.leaving)) return;
    this.isOwn = true;
    this.editor.edit({ leaving });
    this.isOwn = false;
  }

  private shown(): LeavingForm {
    return leavingFormOf(this.leaving, this.language);
  }
}
