import { SERVICE_KINDS } from './service.ts';
import type { ServiceKind } from './service.ts';
import { visitDates } from './service-work.ts';
import type { ServiceWork } from './service-work.ts';
import { isInTime, MAX_DAYS_AHEAD, TIME_WINDOWS, windowsFrom } from './time-window.ts';
import type { TimeWindow } from './time-window.ts';
import { addDays } from '../shared/sofia-time.ts';

export type Team = { id: number; kind: ServiceKind };
/** A booked window of a team; visits count from 1. */
export type Booking = { visit: number; teamId: number; date: string; window: TimeWindow };

/** A day (`YYYY-MM-DD`) with the possible start windows. */
export type SlotDay = { date: string; windows: { window: TimeWindow; free: boolean }[] };

/** Bookings and working hours of the teams in a city. */
export class TeamCalendar {
  private readonly taken: Set<string>;

  constructor(
    private readonly teams: readonly Team[],
    taken: readonly Pick<Booking, 'teamId' | 'date' | 'window'>[],
    /** True if a team works for the whole window; always by default. */
    private readonly works: (teamId: number, date: string, window: TimeWindow) => boolean = () => true,
  ) {
    this.taken = new Set(taken.map(({ teamId, date, window }) => slotKey(teamId, date, window)));
  }

  /**
   * Bookings for work that first begins in the window. Every visit has one team per required kind, for all
   * its windows. Null without a free team, or if the day is too short.
   */
  plan(work: ServiceWork, date: string, window: TimeWindow): Booking[] | null {
    const bookings: Booking[] = [];
    for (const [index, day] of visitDates(work, date).entries()) {
      for (const kind of SERVICE_KINDS) {
        if (work.windows[kind] === 0) continue;
        const windows = windowsFrom(window, work.windows[kind]);
        const team = windows && this.freeTeam(kind, day, windows);
        if (!windows || !team) return null;
        bookings.push(
          ...windows.map((one) => ({ visit: index + 1, teamId: team.id, date: day, window: one })),
        );
      }
    }
    return bookings;
  }

  /** Days from the first one with their windows; windows too soon or too far ahead are not free. */
  days(work: ServiceWork, from: string, days: number, today: string, now: Date): SlotDay[] {
    const last = addDays(today, MAX_DAYS_AHEAD);
    return Array.from({ length: days }, (_, index) => addDays(from, index)).map((date) => ({
      date,
      windows: TIME_WINDOWS.map((window) => ({
        window,
        free: date <= last && isInTime(date, window, now) && this.plan(work, date, window) !== null,
      })),
    }));
  }

  private freeTeam(kind: ServiceKind, date: string, windows: readonly TimeWindow[]): Team | undefined {
    return this.teams.find(
      (team) =>
        team.kind === kind &&
        windows.every(
          (window) => !this.taken.has(slotKey(team.id, date, window)) && this.works(team.id, date, window),
        ),
    );
  }
}

function slotKey(teamId: number, date: string, window: TimeWindow): string {
  return `${teamId} ${date} ${window}`;
}
