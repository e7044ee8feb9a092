import type { ServiceAddress, ServiceOrderLine } from './service-order.ts';
import type { ServiceType } from './service.ts';
import type { ScheduledPart, ScheduledTeam, VisitConflict } from './team-schedule.ts';

/** A city with its active teams and its visits without a team. */
export type CalendarCity = { id: number; name: string; teams: number; waiting: number };

/** A part of a visit with the facts for its team. `amount` is due to the team, in stotinki. */
export type CalendarVisit = ScheduledPart & {
  number: string;
  /** Visits of the order. */
  visits: number;
  /** Place among the parts of the visit that the same kind of team does, from 1. */
  partNumber: number;
  partCount: number;
  type: ServiceType;
  customer: { name: string; phone: string };
  address: ServiceAddress;
  destination: ServiceAddress | null;
  lines: ServiceOrderLine[];
  amount: number;
  notes: string;
  conflicts: VisitConflict[];
};

/** Calendar of a city's teams (TEAM-08). Days are `YYYY-MM-DD`. */
export type ServiceCalendarPage = {
  /** First shown day: a Monday in the week's view. */
  from: string;
  days: 1 | 7;
  today: string;
  /** Null if no city has a team. */
  cityId: number | null;
  cities: CalendarCity[];
  teams: ScheduledTeam[];
  visits: CalendarVisit[];
  /** Visits that no team accepts, of any day from today on. */
  waiting: CalendarVisit[];
};
