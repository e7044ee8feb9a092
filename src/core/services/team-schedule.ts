import { addDays, sofiaDay } from '../shared/sofia-time.ts';
import type { ServiceOrderStatus } from './service-order.ts';
import type { ServiceKind } from './service.ts';
import type { TeamVisitStatus } from './team-visit.ts';
import { MAX_DAYS_AHEAD, startOfWindow, TIME_WINDOWS, windowsFrom } from './time-window.ts';
import type { TimeWindow } from './time-window.ts';
import { windowsOf } from './visit-part.ts';
import type { VisitPart } from './visit-part.ts';

/** A team with its days off (`YYYY-MM-DD`). */
export type ScheduledTeam = {
  id: number;
  name: string;
  kind: ServiceKind;
  cityId: number;
  isActive: boolean;
  daysOff: string[];
};

/** A part of a visit in the schedule of the teams (TEAM-08). */
export type ScheduledPart = VisitPart & {
  orderId: number;
  visit: number;
  cityId: number;
  status: TeamVisitStatus;
  orderStatus: ServiceOrderStatus;
};

/** First window of a team that a part could take. */
export type Slot = { teamId: number; date: string; window: TimeWindow };

/** Reasons why a part cannot take a slot, the lasting ones first. */
export const SLOT_PROBLEMS = [
  'other-kind',
  'other-city',
  'inactive',
  'same',
  'too-long',
  'past',
  'too-far',
  'day-off',
  'taken',
  'apart',
] as const;
export type SlotProblem = (typeof SLOT_PROBLEMS)[number];

/** Reasons why a booked part cannot take place as planned. */
export const VISIT_CONFLICTS = ['declined', 'inactive', 'day-off', 'other-city'] as const;
export type VisitConflict = (typeof VISIT_CONFLICTS)[number];

const isSamePart = (one: ScheduledPart, other: ScheduledPart) =>
  one.orderId === other.orderId &&
  one.visit === other.visit &&
  one.teamId === other.teamId &&
  one.date === other.date;

/** True if the team may give the part another slot: it is not done, and its order is booked. */
export function isMovable({ status, orderStatus }: Pick<ScheduledPart, 'status' | 'orderStatus'>): boolean {
  return status !== 'done' && orderStatus === 'booked';
}

/** True if the team may mark the part as done: its first window has begun. */
export function isFinishable(
  { date, window, ...part }: Pick<ScheduledPart, 'status' | 'orderStatus' | 'date' | 'window'>,
  now: Date,
): boolean {
  return isMovable(part) && part.status !== 'declined' && startOfWindow(date, window) <= now;
}

/**
 * Reason why the last `count` windows of a part cannot take a slot; null if they can. Fewer windows than the part
 * has are a split.
 * @param schedule parts of the slot's team on its day
 */
export function slotProblem(
  part: ScheduledPart,
  team: ScheduledTeam,
  slot: Omit<Slot, 'teamId'>,
  schedule: readonly ScheduledPart[],
  now: Date,
  count: number = part.windowCount,
): SlotProblem | null {
  if (team.kind !== part.kind) return 'other-kind';
  if (team.cityId !== part.cityId) return 'other-city';
  if (!team.isActive) return 'inactive';
  const windows = windowsFrom(slot.window, count);
  if (!windows) return 'too-long';
  const isHere = part.teamId === team.id && part.date === slot.date;
  const isSame = isHere && windowsOf(part).slice(-count).join() === windows.join();
  if (isSame) return part.status === 'declined' ? 'taken' : 'same';
  if (startOfWindow(slot.date, slot.window) <= now) return 'past';
  if (slot.date > lastDayFor(part, now)) return 'too-far';
  if (team.daysOff.includes(slot.date)) return 'day-off';
  const others = schedule.filter((one) => one.teamId === team.id && one.date === slot.date);
  const rest = windowsOf(part).slice(0, part.windowCount - count);
  const isTaken = others.some((one) => {
    // A team that declined does not come at that time.
    const isLeft = isSamePart(one, part) && one.status !== 'declined';
    return (isLeft ? rest : windowsOf(one)).some((window) => windows.includes(window));
  });
  if (isTaken) return 'taken';
  const ofVisit = others.filter(
    (one) => one.orderId === part.orderId && one.visit === part.visit && !isSamePart(one, part),
  );
  const together = [...windows, ...(isHere ? rest : []), ...ofVisit.flatMap(windowsOf)];
  const isOpen = ofVisit.every(({ status }) => status === 'new' || status === 'accepted');
  return isOpen && isConsecutive(together) ? null : 'apart';
}

/** Last day for a part: 90 days from today, or from its present day. */
function lastDayFor({ date }: Pick<ScheduledPart, 'date'>, now: Date): string {
  const today = sofiaDay(now);
  return addDays(date > today ? date : today, MAX_DAYS_AHEAD);
}

function isConsecutive(windows: readonly TimeWindow[]): boolean {
  const places = windows.map((window) => TIME_WINDOWS.indexOf(window)).toSorted((one, other) => one - other);
  return places.every((place, index) => index === 0 || place === (places[index - 1] ?? 0) + 1);
}

/** A team for a slot with the reason why it cannot take it. */
export type TeamChoice = { team: ScheduledTeam; problem: SlotProblem | null };

/** Teams of the part's kind and city for a slot: the free ones first, then by name. */
export function teamChoices(
  part: ScheduledPart,
  teams: readonly ScheduledTeam[],
  slot: Omit<Slot, 'teamId'>,
  schedule: readonly ScheduledPart[],
  now: Date,
  count: number = part.windowCount,
): TeamChoice[] {
  return teams
    .filter(({ kind, cityId }) => kind === part.kind && cityId === part.cityId)
    .map((team) => ({ team, problem: slotProblem(part, team, slot, schedule, now, count) }))
    .toSorted(
      (one, other) =>
        Number(one.problem !== null) - Number(other.problem !== null) ||
        one.team.name.localeCompare(other.team.name, 'bg'),
    );
}

/** Conflicts of a part that still has to take place. */
export function conflictsOf(part: ScheduledPart, team: ScheduledTeam, now: Date): VisitConflict[] {
  if (part.status === 'done' || part.date < sofiaDay(now)) return [];
  const found: Record<VisitConflict, boolean> = {
    declined: part.status === 'declined',
    inactive: !team.isActive,
    'day-off': team.daysOff.includes(part.date),
    'other-city': team.cityId !== part.cityId,
  };
  return VISIT_CONFLICTS.filter((conflict) => found[conflict]);
}
