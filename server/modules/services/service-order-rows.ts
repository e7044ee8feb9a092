import type { Selectable } from 'kysely';

import { changeUntil, nextActions, serviceOrderTotal } from '../../../src/core/services/service-order.ts';
import type {
  ServiceAddress,
  ServiceOrder,
  ServiceOrderLine,
} from '../../../src/core/services/service-order.ts';
import { sumOfPrices } from '../../../src/core/services/service-price.ts';
import { kindOf } from '../../../src/core/services/service.ts';
import type { ServiceKind } from '../../../src/core/services/service.ts';
import { serviceWithdrawalOf } from '../../../src/core/services/service-withdrawal.ts';
import type { ServiceWithdrawal } from '../../../src/core/services/service-withdrawal.ts';
import type { TeamVisitStatus } from '../../../src/core/services/team-visit.ts';
import type { TimeWindow } from '../../../src/core/services/time-window.ts';
import { byTime, sharesOf, visitTimes } from '../../../src/core/services/visit-part.ts';
import type { VisitPart } from '../../../src/core/services/visit-part.ts';
import { documentNumber } from '../../../src/core/shared/document-number.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { containedVat } from '../../../src/core/shared/money.ts';
import type { StoredAddress, ServiceOrderLineTable, ServiceOrderTable } from './tables.ts';

export type BookedTeam = {
  id: number;
  kind: ServiceKind;
  name: string;
  email: string;
  phone: string;
  token: string;
};
/**
 * `teams` are the ids of the booked teams, `declined` those of them that declined. Day and window are those of the
 * first part.
 */
export type Visit = {
  visit: number;
  date: string;
  window: TimeWindow;
  teams: number[];
  declined: number[];
  parts: VisitPart[];
};

/** Part of a visit that one team does, with all its windows. */
export type TeamBooking = {
  orderId: number;
  visit: number;
  date: string;
  window: TimeWindow;
  windowCount: number;
  status: TeamVisitStatus;
  /** Ids of the teams that declined it before. */
  declinedBy: number[];
};

/** Order with all data for pages, mails and calendars. */
export type StoredServiceOrder = {
  row: Selectable<ServiceOrderTable>;
  lines: Selectable<ServiceOrderLineTable>[];
  visits: Visit[];
  teams: BookedTeam[];
  cities: Map<number, Record<Language, string>>;
};

export const serviceOrderNumber = (id: number): string => documentNumber('S', id);

/** Amount that a team collects for its part of a visit, in stotinki. */
export function partAmount(
  { lines, visits }: StoredServiceOrder,
  team: Pick<BookedTeam, 'id' | 'kind'>,
  { visit, date }: { visit: number; date: string },
): number {
  const amount = sumOfPrices(lines.filter((line) => kindOf(line) === team.kind));
  const parts =
    visits.find((one) => one.visit === visit)?.parts.filter(({ kind }) => kind === team.kind) ?? [];
  const index = parts.findIndex((part) => part.teamId === team.id && part.date === date);
  return sharesOf(amount, parts)[index] ?? amount;
}

/** Amount that the customer pays, in stotinki. */
export function totalOf({ row, visits }: StoredServiceOrder): number {
  const visitDates = visits.map(({ date }) => date);
  return serviceOrderTotal({ status: row.status, visitDates, work: row.work }, row.total);
}

/** The customer's view of the order. */
export function serviceOrderOf(order: StoredServiceOrder, language: Language, now: Date): ServiceOrder {
  const { row, lines, visits } = order;
  const state = bookedStateOf(order);
  const total = totalOf(order);
  return {
    number: serviceOrderNumber(row.id),
    token: row.token,
    type: row.type,
    ...state,
    visitTimes: visits.flatMap(({ parts }) => visitTimes(parts)).toSorted(byTime),
    placedAt: row.created_at.toISOString(),
    contact: { name: row.contact_name, phone: row.contact_phone, email: row.contact_email },
    address: addressOf(order, row.address, language),
    destination: row.destination && addressOf(order, row.destination, language),
    date: row.date,
    window: row.time_window,
    work: row.work,
    notes: row.notes,
    lines: lines.map((line) => lineOf(line, language)),
    total,
    containedVat: containedVat(total),
    next: nextActions(state, now),
    changeUntil: changeUntil(state, now)?.toISOString() ?? null,
    confirmUntil: row.confirmed_at ? null : (row.confirm_until?.toISOString() ?? null),
    withdrawal: withdrawalOf(order, now),
    isOfGuest: row.account_id === null,
  };
}

/** Right of withdrawal. Its period begins with the order, or with a required confirmation. */
export function withdrawalOf({ row, lines, visits }: StoredServiceOrder, now: Date): ServiceWithdrawal {
  const facts = {
    status: row.status,
    lines,
    visits,
    contractAt: row.confirmed_at ?? row.created_at,
    withdrawnAt: row.withdrawn_at,
    isEarlyStartRequested: row.early_start_requested_at !== null,
  };
  return serviceWithdrawalOf(facts, now);
}

/** State for the customer's possible actions; days in order, because the team moves single visits. */
export function bookedStateOf({ row, visits }: StoredServiceOrder) {
  return {
    status: row.status,
    visitDates: visits.map(({ date }) => date).toSorted(),
    declinedDates: visits.flatMap(({ declined, parts }) =>
      [
        ...new Set(parts.filter(({ teamId }) => declined.includes(teamId)).map(({ date }) => date)),
      ].toSorted(),
    ),
  };
}

export function lineOf(line: Selectable<ServiceOrderLineTable>, language: Language): ServiceOrderLine {
  const { quantity, hours, sqm, months, severity } = line;
  return {
    serviceKey: line.service_key,
    name: line[`name_${language}`],
    price: line.price,
    type: line.type,
    ...(quantity !== null && { quantity }),
    ...(hours !== null && { hours }),
    ...(sqm !== null && { sqm }),
    ...(months !== null && { months }),
    ...(severity !== null && { severity }),
    total: line.total,
    ...(line.minutes !== null && { minutes: line.minutes }),
  };
}

export function addressOf(
  { cities }: StoredServiceOrder,
  address: StoredAddress,
  language: Language,
): ServiceAddress {
  const { cityId, district, street, entrance, floor } = address;
  return { cityId, city: cities.get(cityId)?.[language] ?? '', district, street, entrance, floor };
}
