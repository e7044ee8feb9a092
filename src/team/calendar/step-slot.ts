import type { Slot } from '../../core/services/team-schedule.ts';
import { TIME_WINDOWS } from '../../core/services/time-window.ts';

/** Slots of the shown calendar in which a visit can be moved by keys. */
export type Board = {
  /** Ids of the teams of the visit's kind, in the order of the rows. */
  teams: readonly number[];
  days: readonly string[];
};

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export const isArrow = (key: string): key is ArrowKey =>
  ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].includes(key);

/**
 * Returns the next slot in the direction of an arrow, as the calendar looks: in a week, days are columns and the
 * windows of a team lie below each other; on a single day, windows are columns. At the edge it is the same slot.
 */
export function stepSlot({ teams, days }: Board, slot: Slot, key: ArrowKey): Slot {
  const isWeek = days.length > 1;
  const forward = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const team = teams.indexOf(slot.teamId);
  const window = TIME_WINDOWS.indexOf(slot.window);
  if (isSideways && isWeek) {
    const day = Math.min(Math.max(days.indexOf(slot.date) + forward, 0), days.length - 1);
    return { ...slot, date: days[day] ?? slot.date };
  }
  if (isSideways) return { ...slot, window: TIME_WINDOWS[window + forward] ?? slot.window };
  if (!isWeek) return { ...slot, teamId: teams[team + forward] ?? slot.teamId };
  const next = TIME_WINDOWS[window + forward];
  if (next) return { ...slot, window: next };
  const other = teams[team + forward];
  if (other === undefined) return slot;
  return { ...slot, teamId: other, window: forward > 0 ? TIME_WINDOWS[0] : '16-20' };
}
