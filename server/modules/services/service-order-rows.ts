import type { Kysely, Selectable } from 'kysely';

import { changeUntil, nextActions, serviceOrderTotal } from '../../../src/core/services/service-order.ts';
import type {
  ServiceAddress,
  ServiceOrder,
  ServiceOrderLine,
} from '../../../src/core/services/service-order.ts';
import type { ServiceKind } from '../../../src/core/services/service.ts';
import { serviceWithdrawalOf } from '../../../src/core/services/service-withdrawal.ts';
import type { ServiceWithdrawal } from '../../../src/core/services/service-withdrawal.ts';
import type { TeamVisitStatus } from '../../../src/core/services/team-visit.ts';
import type { TimeWindow } from '../../../src/core/services/time-window.ts';
import { documentNumber } from '../../../src/core/shared/document-number.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { containedVat } from '../../../src/core/shared/money.ts';
import type { StoredAddress, ServiceOrderLineTable, ServiceOrderTable } from './tables.ts';
import type { Database } from '../../tables.ts';

export type BookedTeam = {
  id: number;
  kind: ServiceKind;
  name: string;
  email: string;
  phone: string;
  token: string;
};
/** `teams` are the ids of the booked teams, `declined` those of them that declined. */
export type Visit = { visit: number; date: string; window: TimeWindow; teams: number[]; declined: number[] };

/** Visit of one team, with all its windows. */
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

/** @throws Failure `not-found` */
export async function loadServiceOrder(
  db: Kysely<Database>,
  key: { id: number } | { token: string },
): Promise<StoredServiceOrder> {
  const row = await db
    .selectFrom('service_order')
    .selectAll()
    .where((is) => ('id' in key ? is('id', '=', key.id) : is('token', '=', key.token)))
    .executeTakeFirst();
  if (!row) throw new Failure('error-order-not-found', {}, 'not-found');
  const [lines, bookings, cities] = await Promise.all([
    db
      .selectFrom('service_order_line')
      .selectAll()
      .where('order_id', '=', row.id)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('service_booking')
      .innerJoin('service_team', 'service_team.id', 'service_booking.team_id')
      .select(['visit', 'date', 'time_window', 'team_id', 'declined_at'])
      .select(['kind', 'name', 'email', 'phone', 'token'])
      .where('order_id', '=', row.id)
      .orderBy('visit')
      .orderBy('time_window')
      .orderBy('team_id')
      .execute(),
    db
      .selectFrom('city')
      .select(['id', 'name_bg', 'name_en'])
      .where('id', 'in', [row.address.cityId, row.destination?.cityId ?? row.address.cityId])
      .execute(),
  ]);
  const visits = new Map<number, Visit>();
  const teams = new Map<number, BookedTeam>();
  for (const { visit, date, time_window: window, team_id: id, declined_at, ...team } of bookings) {
    const known = visits.get(visit) ?? { visit, date, window, teams: [], declined: [] };
    visits.set(visit, {
      ...known,
      teams: [...new Set([...known.teams, id])],
      declined: declined_at ? [...new Set([...known.declined, id])] : known.declined,
    });
    teams.set(id, { id, ...team });
  }
  return {
    row,
    lines,
    visits: [...visits.values()],
    teams: [...teams.values()],
    cities: new Map(cities.map(({ id, name_bg, name_en }) => [id, { bg: name_bg, en: name_en }])),
  };
}

/** Amount that the customer pays, in stotinki. */
export function totalOf({ row, visits }: StoredServiceOrder): number {
  const visitDates = visits.map(({ date }) => date);
  return serviceOrderTotal({ status: row.status, visitDates, work: row.work }, row.total);
}

/** The customer's view of the order. */
export function serviceOrderOf(order: StoredServiceOrder, language: Language, now: Date): ServiceOrder {
  const { row, lines } = order;
  const state = bookedStateOf(order);
  const total = totalOf(order);
  return {
    number: serviceOrderNumber(row.id),
    token: row.token,
    type: row.type,
    ...state,
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

/** State for the customer's possible actions. */
export function bookedStateOf({ row, visits }: StoredServiceOrder) {
  return {
    status: row.status,
    visitDates: visits.map(({ date }) => date),
    declinedDates: visits.filter(({ declined }) => declined.length > 0).map(({ date }) => date),
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
