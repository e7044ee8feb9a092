import type { ServiceAddress, ServiceOrderLine } from './service-order.ts';
import type { ServiceKind, ServiceType } from './service.ts';
import { startOfWindow } from './time-window.ts';
import type { TimeWindow } from './time-window.ts';

export const TEAM_VISIT_STATUSES = ['new', 'accepted', 'done', 'declined'] as const;
export type TeamVisitStatus = (typeof TEAM_VISIT_STATUSES)[number];

export const TEAM_VISIT_ACTIONS = ['accept', 'done', 'decline'] as const;
export type TeamVisitAction = (typeof TEAM_VISIT_ACTIONS)[number];

/** A visit as its team sees it, with the team's own services only. `amount` is what the team collects, in stotinki. */
export type TeamVisit = {
  orderId: number;
  number: string;
  visit: number;
  /** `YYYY-MM-DD` */
  date: string;
  window: TimeWindow;
  /** Windows in a row, from `window` on. */
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

/** The visits of a team from a Monday (`YYYY-MM-DD`) to the Sunday after it. */
export type TeamWeek = {
  team: { name: string; kind: ServiceKind };
  from: string;
  visits: TeamVisit[];
  /** Monday of the next week with visits; null without one. */
  nextWork: string | null;
};

/** Returns the actions open to the team: it accepts before the visit begins and finishes it afterwards. */
export function nextVisitActions(
  { status, date, window }: Pick<TeamVisit, 'status' | 'date' | 'window'>,
  now: Date,
): TeamVisitAction[] {
  if (status === 'done' || status === 'declined') return [];
  const hasBegun = startOfWindow(date, window) <= now;
  if (hasBegun) return ['done', 'decline'];
  return status === 'new' ? ['accept', 'decline'] : ['decline'];
}
