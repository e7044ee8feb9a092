import type { ServiceAddress, ServiceOrderLine } from './service-order.ts';
import type { ServiceKind, ServiceType } from './service.ts';
import { startOfWindow } from './time-window.ts';
import type { TimeWindow } from './time-window.ts';

export const TEAM_VISIT_STATUSES = ['new', 'accepted', 'done', 'declined'] as const;
export type TeamVisitStatus = (typeof TEAM_VISIT_STATUSES)[number];

export const TEAM_VISIT_ACTIONS = ['accept', 'done', 'decline'] as const;
export type TeamVisitAction = (typeof TEAM_VISIT_ACTIONS)[number];

/** A visit for its team, with only the team's own services. `amount` is due to the team, in stotinki. */
export type TeamVisit = {
  orderId: number;
  number: string;
  visit: number;
  /** `YYYY-MM-DD` */
  date: string;
  window: TimeWindow;
  /** Consecutive windows from `window` on. */
  windowCount: number;
  status: TeamVisitStatus;
  type: ServiceType;
  customer: { name: string; phone: string };
  address: ServiceAddress;
  destination: ServiceAddress | null;
  lines: ServiceOrderLine[];
  amount: number;
  notes: string;
  next: TeamVisitAction[];
};

/** Visits of a team from a Monday (`YYYY-MM-DD`) to Sunday. */
export type TeamWeek = {
  team: { name: string; kind: ServiceKind };
  from: string;
  visits: TeamVisit[];
  /** Monday of the next week with visits; null without one. */
  nextWork: string | null;
};

/** Actions available to the team: accept before the visit begins, finish after that. */
export function nextVisitActions(
  { status, date, window }: Pick<TeamVisit, 'status' | 'date' | 'window'>,
  now: Date,
): TeamVisitAction[] {
  if (status === 'done' || status === 'declined') return [];
  const hasBegun = startOfWindow(date, window) <= now;
  if (hasBegun) return ['done', 'decline'];
  return status === 'new' ? ['accept', 'decline'] : ['decline'];
}
