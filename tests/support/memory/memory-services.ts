import type { InteriorEnquiryCommand } from '../../../src/core/services/interior-enquiry-command.ts';
import type { ServiceVisitCommand } from '../../../src/core/services/service-visit-command.ts';
import { ServiceGateway } from '../../../src/core/services/service-gateway.ts';
import type {
  ServiceCatalogue,
  SlotFilter,
  VisitAnswer,
} from '../../../src/core/services/service-gateway.ts';
import type { ServiceOrderCommand } from '../../../src/core/services/service-order-command.ts';
import type { ServiceOrder } from '../../../src/core/services/service-order.ts';
import { priceService } from '../../../src/core/services/service-price.ts';
import type { ServiceSelection } from '../../../src/core/services/service-selection.ts';
import { visitDates, workOf } from '../../../src/core/services/service-work.ts';
import { nextVisitActions } from '../../../src/core/services/team-visit.ts';
import type { TeamVisit, TeamWeek } from '../../../src/core/services/team-visit.ts';
import { startOfStep } from '../../../src/core/shared/period.ts';
import { addDays } from '../../../src/core/shared/sofia-time.ts';
import { TeamCalendar } from '../../../src/core/services/team-calendar.ts';
import type { Booking, SlotDay } from '../../../src/core/services/team-calendar.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { containedVat } from '../../../src/core/shared/money.ts';
import type { Service } from '../../../src/core/services/service.ts';
import { aCatalogue, deep, oneTime } from '../a-service.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');

const linesOf = (services: readonly Service[]) =>
  services.map((service) => ({ ...service, total: priceService(service).total }));

/** An order for 25 November, 12 to 16. */
export function aServiceOrder(change: Partial<ServiceOrder> = {}): ServiceOrder {
  const services = [oneTime, deep];
  const lines = linesOf(services);
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  return {
    number: 'S-100001',
    token: 'the-secret',
    status: 'booked',
    type: 'deep',
    placedAt: '2026-11-21T10:00:00.000Z',
    contact: { name: 'Мария Иванова', phone: '0888123456', email: 'maria@example.com' },
    address: {
      cityId: 1,
      city: 'София',
      district: 'Лозенец',
      street: 'ул. „Шипка“ 6',
      entrance: 'Б',
      floor: '4',
    },
    destination: null,
    date: '2026-11-25',
    window: '12-16',
    visitDates: ['2026-11-25'],
    declinedDates: [],
    work: workOf([oneTime]),
    notes: '',
    lines,
    total,
    containedVat: containedVat(total),
    next: ['change', 'cancel'],
    changeUntil: '2026-11-24T16:00:00.000Z',
    confirmUntil: null,
    withdrawal: {
      isExempt: false,
      until: '2026-12-05T21:59:59.999Z',
      hasBegun: false,
      withdrawnAt: null,
      earlyUntil: null,
    },
    isOfGuest: false,
    ...change,
  };
}

const TEAMS = [
  { id: 1, kind: 'cleaning' },
  { id: 2, kind: 'moving' },
] as const;

/**
 * One team of each kind in Sofia, cleaners alone in Plovdiv, by the core's own rules; before an order is placed there is
 * `aServiceOrder`, which takes nobody's time.
 */
export class MemoryServiceGateway extends ServiceGateway {
  offered: ServiceCatalogue = {
    services: aCatalogue,
    cities: [
      { id: 1, name: 'София', kinds: ['cleaning', 'moving'] },
      { id: 2, name: 'Пловдив', kinds: ['cleaning'] },
    ],
  };
  taken: Pick<Booking, 'teamId' | 'date' | 'window'>[] = [];
  orders = [aServiceOrder()];
  wishes: SlotFilter[] = [];
  placed: { command: ServiceOrderCommand; services: string[]; total: number; key: string }[] = [];
  changed: ServiceVisitCommand[] = [];
  week: TeamWeek = {
    team: { name: 'Роса', kind: 'cleaning' },
    from: '2026-11-16',
    visits: [],
    nextWork: null,
  };
  answers: VisitAnswer[] = [];
  enquiries: { command: InteriorEnquiryCommand; key: string }[] = [];
  /** The secret in the mail that confirms an order. */
  secret = 's'.repeat(43);
  /** Thrown at the next sending or question about free windows. */
  refuse: Failure | null = null;
  /** While it is set, an answer about free windows waits for it. */
  slow: Promise<void> | null = null;
  /** The tokens of what was placed, by key. */
  private readonly tokens = new Map<string, string>();

  async catalogue(): Promise<ServiceCatalogue> {
    return this.offered;
  }

  async slots({ work, from, days, ...wish }: SlotFilter): Promise<SlotDay[]> {
    this.wishes.push({ work, from, days, ...wish });
    this.refused();
    await this.slow;
    return this.calendar(wish.token).days(work, from, days, '2026-11-21', NOW);
  }

  async place(command: ServiceOrderCommand, selection: ServiceSelection, key: string): Promise<string> {
    const services = selection.services.map(({ serviceKey }) => serviceKey);
    this.placed.push({ command, services, total: selection.totalPrice, key });
    this.refused();
    const known = this.tokens.get(key);
    if (known !== undefined) return known;
    this.ensurePrices(selection);
    const order = this.orderOf(command, selection);
    this.ensureFree(order);
    this.orders = this.tokens.size === 0 ? [order] : [...this.orders, order];
    this.tokens.set(key, order.token);
    return order.token;
  }

  async follow(token: string): Promise<ServiceOrder> {
    const order = this.orders.find((one) => one.token === token);
    if (!order) throw new Failure('error-order-not-found', {}, 'not-found');
    return order;
  }

  async confirm(token: string, secret: string): Promise<ServiceOrder> {
    this.refused();
    const order = await this.follow(token);
    if (secret !== this.secret) throw new Failure('error-order-not-found', {}, 'not-found');
    if (order.status === 'booked') return order;
    ensureAwaited(order);
    return this.keep({ ...order, status: 'booked', confirmUntil: null, next: ['change', 'cancel'] });
  }

  async sendConfirmationMail(token: string, email: string): Promise<{ token: string }> {
    this.refused();
    const order = await this.follow(token);
    ensureAwaited(order);
    const after = { ...order, contact: { ...order.contact, email } };
    if (email !== order.contact.email) after.token = `${token}-2`;
    this.orders = this.orders.map((one) => (one === order ? after : one));
    return { token: after.token };
  }

  async change(
    token: string,
    command: ServiceVisitCommand,
    selection: ServiceSelection,
  ): Promise<ServiceOrder> {
    this.refused();
    this.changed.push(command);
    const order = await this.follow(token);
    if (!order.next.includes('change')) throw notPossible();
    const { cityId, city } = order.address;
    const after = { ...order, ...this.changesOf({ ...command, cityId }, selection) };
    this.ensurePrices(selection, order.lines);
    this.ensureFree(after);
    return this.keep({ ...after, address: { ...after.address, city } });
  }

  async cancel(token: string): Promise<ServiceOrder> {
    this.refused();
    const order = await this.follow(token);
    if (order.status === 'cancelled') return order;
    if (!order.next.includes('cancel')) throw notPossible();
    return this.keep({ ...order, status: 'cancelled', next: [], changeUntil: null });
  }

  async withdraw(token: string, hasBegun: boolean): Promise<ServiceOrder> {
    this.refused();
    const order = await this.follow(token);
    const { withdrawal } = order;
    if (withdrawal.withdrawnAt !== null) return order;
    if (withdrawal.until === null || withdrawal.hasBegun !== hasBegun) throw notPossible();
    return this.keep({
      ...order,
      status: 'cancelled',
      next: [],
      changeUntil: null,
      withdrawal: { ...withdrawal, until: null, withdrawnAt: NOW.toISOString() },
    });
  }

  async teamWeek(token: string, day: string | null): Promise<TeamWeek> {
    if (token !== 'the-team') throw new Failure('error-service-team-not-found', {}, 'not-found');
    const from = startOfStep(day ?? '2026-11-21', 'week');
    const isWithin = ({ date }: TeamVisit) => date >= from && date <= addDays(from, 6);
    const [next] = this.week.visits.filter(({ date }) => date > addDays(from, 6));
    const nextWork = next ? startOfStep(next.date, 'week') : null;
    return { ...this.week, from, visits: this.week.visits.filter(isWithin), nextWork };
  }

  async answerVisit(_token: string, answer: VisitAnswer): Promise<TeamVisit> {
    this.refused();
    this.answers.push(answer);
    const isMeant = (one: TeamVisit) => one.orderId === answer.orderId && one.visit === answer.visit;
    const visit = this.week.visits.find(isMeant);
    if (!visit) throw new Failure('error-service-visit-not-found', {}, 'not-found');
    const status = ({ accept: 'accepted', done: 'done', decline: 'declined' } as const)[answer.action];
    const after = { ...visit, status, next: nextVisitActions({ ...visit, status }, NOW) };
    this.week = { ...this.week, visits: this.week.visits.map((one) => (isMeant(one) ? after : one)) };
    return after;
  }

  async enquire(command: InteriorEnquiryCommand, key: string): Promise<void> {
    const earlier = this.enquiries.find((one) => one.key === key);
    this.enquiries.push({ command, key });
    this.refused();
    if (earlier && JSON.stringify(earlier.command) !== JSON.stringify(command)) {
      throw new Failure('enquiry-key-used', {}, 'conflict');
    }
  }

  /** Who works when; to an order its own bookings are free. */
  private calendar(token?: string): TeamCalendar {
    const placed = [...this.tokens.values()].filter((one) => one !== token);
    const orders = this.orders.filter(
      (one) => ['unconfirmed', 'booked'].includes(one.status) && placed.includes(one.token),
    );
    const empty = new TeamCalendar(TEAMS, []);
    const bookings = orders.flatMap(({ work, date, window }) => empty.plan(work, date, window) ?? []);
    return new TeamCalendar(TEAMS, [...this.taken, ...bookings]);
  }

  private ensureFree({ token, work, date, window }: ServiceOrder): void {
    if (this.calendar(token).plan(work, date, window)) return;
    const fields = { date: 'error-slot-taken', window: 'error-slot-taken' };
    throw new Failure('error-slot-taken', fields, 'conflict');
  }

  /** @param agreed services of an order, which keep their price. */
  private ensurePrices({ services }: ServiceSelection, agreed: ServiceOrder['lines'] = []): void {
    const offered = [...agreed, ...this.offered.services.flatMap(({ items }) => items)];
    const isSame = services.every(
      ({ serviceKey, price }) => offered.find((one) => one.serviceKey === serviceKey)?.price === price,
    );
    if (isSame) return;
    const fields = { expectedTotal: 'error-service-price-changed' };
    throw new Failure('service-order-changed', fields, 'conflict');
  }

  private orderOf(command: ServiceOrderCommand, selection: ServiceSelection): ServiceOrder {
    const { name, phone, email } = command;
    const count = this.tokens.size;
    return aServiceOrder({
      number: `S-${100_001 + count}`,
      token: count === 0 ? 'the-secret' : `the-secret-${count + 1}`,
      contact: { name, phone, email },
      ...this.changesOf(command, selection),
    });
  }

  private changesOf(
    command: Omit<ServiceVisitCommand, 'errorsAt'> & { cityId: number | null },
    selection: ServiceSelection,
  ) {
    const { cityId, district, street, entrance, floor, toCityId, date, notes } = command;
    const work = workOf(selection.services);
    const cityName = (id: number | null) => this.offered.cities.find((one) => one.id === id)?.name ?? '';
    const to = {
      district: command.toDistrict,
      street: command.toStreet,
      entrance: command.toEntrance,
      floor: command.toFloor,
    };
    return {
      type: selection.cleaningType ?? 'one-time',
      address: { cityId: cityId ?? 0, city: cityName(cityId), district, street, entrance, floor },
      destination: toCityId === null ? null : { cityId: toCityId, city: cityName(toCityId), ...to },
      date,
      window: command.window ?? '08-12',
      visitDates: visitDates(work, date),
      work,
      notes,
      lines: linesOf(selection.services),
      total: selection.totalPrice,
      containedVat: containedVat(selection.totalPrice),
    } satisfies Partial<ServiceOrder>;
  }

  private keep(order: ServiceOrder): ServiceOrder {
    this.orders = this.orders.map((one) => (one.token === order.token ? order : one));
    return order;
  }

  private refused(): void {
    const { refuse } = this;
    this.refuse = null;
    if (refuse) throw refuse;
  }
}

function ensureAwaited({ status }: ServiceOrder): void {
  if (status !== 'unconfirmed') throw new Failure('service-confirmation-over', {}, 'conflict');
}

const notPossible = () => new Failure('service-order-action-not-possible', {}, 'conflict');
