import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ServiceGateway, SlotFilter } from '../../core/services/service-gateway.ts';
import type { ServiceWork } from '../../core/services/service-work.ts';
import type { SlotDay } from '../../core/services/team-calendar.ts';
import { MAX_DAYS_AHEAD } from '../../core/services/time-window.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Canceller } from '../../core/shared/failure.ts';
import { addDays, isDay } from '../../core/shared/sofia-time.ts';
import { DAY } from '../../core/shared/durations.ts';
import { unobserved } from '../site/unobserved.ts';

/** Days of one request. */
const SPAN = 31;

export type WantedWork = Pick<SlotFilter, 'cityId' | 'token'> & { work: ServiceWork };

/** Free time slots of teams for the work, a month at a time. */
export class FreeWindows {
  state: 'nothing' | 'loading' | 'ready' | 'failed' = 'nothing';
  private known: ReadonlyMap<string, SlotDay> = new Map();
  private wanted: WantedWork | null = null;
  private date = '';
  /** First day of the last requested span. */
  private requested = '';
  private going: Canceller | null = null;

  constructor(
    private readonly gateway: ServiceGateway,
    /** First possible day, `YYYY-MM-DD`. */
    private readonly today: () => string,
    private readonly newAbort: () => Canceller,
  ) {
    makeAutoObservable<this, 'known'>(this, {
      ...unobserved('wanted', 'date', 'going', 'requested', 'gateway', 'today', 'newAbort'),
      known: observableRef,
    });
  }

  /** Loads the free slots around a day; null without known work. */
  show(wanted: WantedWork | null, date: string): void {
    if (JSON.stringify(wanted) !== JSON.stringify(this.wanted)) {
      this.known = new Map();
      this.requested = '';
    }
    this.wanted = wanted;
    this.date = date;
    if (!wanted) {
      this.going?.abort();
      this.state = 'nothing';
      return;
    }
    const from = this.startOf(date);
    if (this.requested !== from && this.known.has(from)) {
      this.going?.abort();
      this.requested = from;
      this.state = 'ready';
    }
    if (this.requested !== from || this.state === 'failed') void this.load(wanted, from);
  }

  /** Loads again after a slot was taken. */
  reload(): void {
    const { wanted } = this;
    if (wanted) void this.load(wanted, this.startOf(this.date));
  }

  /** Slots of a day; undefined while unknown. */
  on(date: string): SlotDay | undefined {
    return this.known.get(date);
  }

  /** First days with free slots, among the known ones. */
  first(days: number): SlotDay[] {
    return [...this.known.values()]
      .filter(({ windows }) => windows.some(({ free }) => free))
      .toSorted((one, other) => one.date.localeCompare(other.date))
      .slice(0, days);
  }

  /** First day of the span of a day. */
  private startOf(date: string): string {
    const today = this.today();
    if (!isDay(date) || date <= today || date > addDays(today, MAX_DAYS_AHEAD)) return today;
    const ahead = Math.round((Date.parse(date) - Date.parse(today)) / DAY);
    return addDays(today, ahead - (ahead % SPAN));
  }

  private async load(wanted: WantedWork, from: string): Promise<void> {
    this.going?.abort();
    const abort = this.newAbort();
    this.going = abort;
    this.requested = from;
    this.state = 'loading';
    try {
      const { work, cityId, token } = wanted;
      const { visits, every } = work;
      const { data: days } = await this.gateway.serviceSlots(
        { cityId, token, ...work.windows, visits, every, from, days: SPAN },
        abort.signal,
      );
      if (abort.signal.aborted) return;
      runInAction(() => {
        this.known = new Map([...this.known, ...days.map((day) => [day.date, day] as const)]);
        this.state = 'ready';
      });
    } catch (error) {
      if (abort.signal.aborted) return;
      runInAction(() => {
        this.state = 'failed';
      });
      if (!(error instanceof Failure)) throw error;
    }
  }
}
