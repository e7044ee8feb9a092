import { Money } from '../shared/money.ts';
import type { ServiceKind } from './service.ts';
import { TIME_WINDOWS, windowsFrom } from './time-window.ts';
import type { TimeWindow } from './time-window.ts';

/** Consecutive windows of a day (`YYYY-MM-DD`). */
export type VisitTime = { date: string; window: TimeWindow; windowCount: number };

/**
 * Work of one team at a visit on one day. A visit has one part per kind of team, and more after a split. A team
 * has at most one part of a visit on a day.
 */
export type VisitPart = VisitTime & { teamId: number; kind: ServiceKind };

/** Windows of a time; those after the end of the day are omitted. */
export function windowsOf({ window, windowCount }: Omit<VisitTime, 'date'>): TimeWindow[] {
  const start = TIME_WINDOWS.indexOf(window);
  return windowsFrom(window, windowCount) ?? TIME_WINDOWS.slice(start);
}

export const byTime = (one: VisitTime, other: VisitTime): number =>
  `${one.date} ${one.window}`.localeCompare(`${other.date} ${other.window}`);

/** Times of a visit for the customer, in order. Overlapping and adjacent times of teams are one. */
export function visitTimes(parts: readonly VisitTime[]): VisitTime[] {
  const times: VisitTime[] = [];
  for (const { date, window, windowCount } of parts.toSorted(byTime)) {
    const last = times.at(-1);
    const [start, end] = [TIME_WINDOWS.indexOf(window), TIME_WINDOWS.indexOf(window) + windowCount];
    const lastStart = last ? TIME_WINDOWS.indexOf(last.window) : 0;
    if (last?.date === date && start <= lastStart + last.windowCount)
      last.windowCount = Math.max(last.windowCount, end - lastStart);
    else times.push({ date, window, windowCount });
  }
  return times;
}

/**
 * Divides an amount among the parts of a visit that one kind of team does, by their windows. The last part has
 * the rest, so that the sum is exact.
 * @param amount in stotinki
 */
export function sharesOf(amount: number, parts: readonly Pick<VisitPart, 'windowCount'>[]): number[] {
  const windows = parts.reduce((sum, { windowCount }) => sum + windowCount, 0);
  let rest = amount;
  return parts.map(({ windowCount }, index) => {
    const isLast = index === parts.length - 1;
    const share = isLast ? rest : Money.ofStotinki(amount).fraction(windowCount, windows).stotinki;
    rest -= share;
    return share;
  });
}
