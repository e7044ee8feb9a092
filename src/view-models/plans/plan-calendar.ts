import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { KIND } from '../../core/plans/make-plan.ts';
import { dayError, moveDay, moveDelivery, proposedDay } from '../../core/plans/days/move-day.ts';
import type { DayChange, DayMove } from '../../core/plans/days/move-day.ts';
import { routeOf } from '../../core/plans/leaving/leaving.ts';
import { PLANNED_WORK } from '../../core/plans/moving-plan.ts';
import type { ChosenDays, PlannedWork } from '../../core/plans/moving-plan.ts';
import type { KnownDays, MovedStep, PlanDay } from '../../core/plans/days/plan-day.ts';
import type { ViewingGateway } from '../../core/properties/viewings/viewing-gateway.ts';
import type { SentViewing } from '../../core/properties/viewings/viewing.ts';
import type { ServiceGateway } from '../../core/services/service-gateway.ts';
import { tooLongForDay, workOf } from '../../core/services/service-work.ts';
import { MAX_DAYS_AHEAD } from '../../core/services/time-window.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Canceller } from '../../core/shared/failure.ts';
import { addDays } from '../../core/shared/sofia-time.ts';
import { FreeWindows } from '../services/free-windows.ts';
import type { WantedWork } from '../services/free-windows.ts';
import type { PlanEditor } from './plan-editor.ts';
import { asResult } from './as-result.ts';
import { unobserved } from '../site/unobserved.ts';

export type CalendarTools = {
  editor: PlanEditor;
  services: ServiceGateway;
  /** The account's viewings; null for guests. */
  viewings: ViewingGateway | null;
  newAbort: () => Canceller;
  days: () => readonly PlanDay[];
  known: () => KnownDays;
};

/** Number of recent viewings that are searched for the plan's home. */
const VIEWINGS = 50;

/** Moves the days of a plan: dependent steps and free teams (PLAN-06). */
export class PlanCalendar {
  /** `PlanDay.id` of the open step. */
  chosenId: string | null = null;
  /** Text of the date field, possibly invalid. */
  typed = '';
  error: string | null = null;
  /** A move that affects other steps, until it is confirmed. */
  proposed: (DayMove & { day: string }) | null = null;
  /** The last moved day, to be announced. */
  moved: PlanDay | null = null;
  viewing: SentViewing | null = null;
  readonly teams: Record<PlannedWork, FreeWindows>;
  private stops: (() => void)[] = [];

  constructor(private readonly tools: CalendarTools) {
    const teams = () => new FreeWindows(tools.services, () => tools.known().today, tools.newAbort);
    this.teams = { cleaning: teams(), move: teams() };
    makeAutoObservable(this, {
      ...unobserved('teams', 'tools', 'stops'),
      proposed: observableRef,
      moved: observableRef,
      viewing: observableRef,
    });
  }

  /** Loads free days of teams and the home's viewing, and follows the plan. */
  begin(): void {
    this.end();
    const teams = PLANNED_WORK.map((work) =>
      reaction(
        () => JSON.stringify(this.wantedOf(work)),
        () => {
          const wanted = this.wantedOf(work);
          this.teams[work].show(wanted?.work ?? null, wanted?.day ?? '');
        },
        { fireImmediately: true },
      ),
    );
    const viewing = reaction(
      () => (this.tools.editor.plan?.leaving ? null : (this.tools.editor.plan?.home.propertyId ?? null)),
      (propertyId) => void this.loadViewing(propertyId),
      { fireImmediately: true },
    );
    this.stops = [...teams, viewing];
  }

  end(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
  }

  /** Opens or closes a step by its `PlanDay.id`. */
  choose(id: string | null): void {
    this.chosenId = id;
    this.clearMove();
  }

  /** Moves the open step; asks first if others depend on it. */
  move(day: string): void {
    const { chosen } = this;
    const { plan } = this.tools.editor;
    if (!chosen || !plan) return;
    this.typed = day;
    this.proposed = null;
    this.error = day === '' ? null : this.errorOf(chosen, day);
    if (day === '' || this.error !== null || day === chosen.day) return;
    if (chosen.delivery) {
      this.take(chosen, day, moveDelivery(plan, chosen.delivery.vendor.id, day));
      return;
    }
    const move = moveDay(plan, chosen.step as MovedStep, day, this.tools.known());
    if (move.follow.length > 0) this.proposed = { ...move, day };
    else this.take(chosen, day, move.alone);
  }

  /** Moves the open or asked day by some days. */
  moveBy(days: number): void {
    const day = this.proposed?.day ?? this.chosen?.day;
    if (day) this.move(addDays(day, days));
  }

  /** Decides if dependent steps move too. */
  decide(how: 'together' | 'alone' | 'not'): void {
    const { proposed, chosen } = this;
    if (!proposed || !chosen) return;
    if (how === 'not') this.clearMove();
    else this.take(chosen, proposed.day, proposed[how]);
  }

  /** Returns the open step to its proposed day. */
  propose(): void {
    const { editor } = this.tools;
    const { plan } = editor;
    if (!this.chosen || !plan) return;
    const { step, delivery } = this.chosen;
    if (delivery) editor.edit(moveDelivery(plan, delivery.vendor.id, null));
    else editor.edit(proposedDay(plan, step as keyof ChosenDays));
    this.clearMove();
  }

  /** A planned day without a free team, and the nearest free one; null if a team is free. */
  busyTeam(work: PlannedWork): { nearest: string | null } | null {
    const wanted = this.wantedOf(work);
    if (!wanted) return null;
    const windows = this.teams[work].on(wanted.day)?.windows;
    if (!windows || windows.some(({ free }) => free)) return null;
    const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(wanted.day));
    const days = this.teams[work].first(MAX_DAYS_AHEAD).map(({ date }) => date);
    const nearest = days.toSorted((one, other) => distance(one) - distance(other))[0];
    return { nearest: nearest ?? null };
  }

  /** Moves the work to the nearest day with a free team. */
  moveToFree(work: PlannedWork): void {
    const nearest = this.busyTeam(work)?.nearest;
    if (!nearest) return;
    this.choose(work);
    this.move(nearest);
  }

  private take(moved: PlanDay, day: string, change: DayChange): void {
    const { editor } = this.tools;
    editor.edit(change);
    // The answers contain the same day.
    if (change.movingInOn !== editor.form.values.movingInOn) {
      editor.form.set('movingInOn', change.movingInOn ?? '');
    }
    this.clearMove();
    this.moved = { ...moved, day };
  }

  private clearMove(): void {
    this.typed = this.chosen?.day ?? '';
    this.proposed = null;
    this.error = null;
  }

  private get chosen(): PlanDay | null {
    return this.tools.days().find(({ id }) => id === this.chosenId) ?? null;
  }

  private errorOf({ delivery }: PlanDay, day: string): string | null {
    const isTooEarly = delivery?.comes && day < delivery.comes.to;
    return dayError(day, this.tools.known().today) ?? (isTooEarly ? 'error-delivery-too-early' : null);
  }

  /** Requested work; null if it is ordered, too long for a day, or too late to order. */
  private wantedOf(work: PlannedWork): { work: WantedWork; day: string } | null {
    const { plan } = this.tools.editor;
    const planned = this.tools.days().find(({ step }) => step === work);
    const start = plan && work === 'move' ? routeOf(plan).start : plan?.home;
    const cityId = start?.cityId ?? plan?.home.cityId;
    if (!plan || !planned?.order || !cityId) return null;
    const { today } = this.tools.known();
    if (planned.day < today || planned.day > addDays(today, MAX_DAYS_AHEAD)) return null;
    const asks = workOf(this.tools.editor[work].selection.services);
    if (asks.windows[KIND[work]] === 0 || tooLongForDay(asks).length > 0) return null;
    return { work: { cityId, work: asks }, day: planned.day };
  }

  private async loadViewing(propertyId: number | null): Promise<void> {
    const { viewings } = this.tools;
    const found = viewings && propertyId !== null ? await agreedViewing(viewings, propertyId) : null;
    runInAction(() => {
      this.viewing = found;
    });
  }
}

/** Time of the agreed viewing; null without one or after an error. */
async function agreedViewing(viewings: ViewingGateway, propertyId: number): Promise<SentViewing | null> {
  const sent = await asResult(viewings.sentViewings({ offset: 0, limit: VIEWINGS }));
  if (sent instanceof Failure) return null;
  const agreed = sent.data.find(
    ({ property, status, dateTime }) =>
      property.id === propertyId && status === 'accepted' && dateTime !== null,
  );
  return agreed ?? null;
}
