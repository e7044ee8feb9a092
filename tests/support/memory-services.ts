import type { InteriorEnquiryCommand } from '../../src/core/services/interior-enquiry-command.ts';
import type { ServiceChangeCommand } from '../../src/core/services/service-change-command.ts';
import { ServiceGateway } from '../../src/core/services/service-gateway.ts';
import type { ServiceCatalogue, SlotFilter } from '../../src/core/services/service-gateway.ts';
import type { ServiceOrderCommand } from '../../src/core/services/service-order-command.ts';
import type { ServiceOrder } from '../../src/core/services/service-order.ts';
import { priceService } from '../../src/core/services/service-price.ts';
import type { ServiceSelection } from '../../src/core/services/service-selection.ts';
import { workOf } from '../../src/core/services/service-work.ts';
import { TeamCalendar } from '../../src/core/services/team-calendar.ts';
import type { Booking, SlotDay } from '../../src/core/services/team-calendar.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import { aCatalogue, deep, oneTime } from './a-service.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');

/** An order for 25 November, 12 to 16. */
export function aServiceOrder(change: Partial<ServiceOrder> = {}): ServiceOrder {
  const services = [oneTime, deep];
  const lines = services.map((service) => ({ ...service, total: priceService(service).total }));
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
    work: workOf([oneTime]),
    notes: '',
    lines,
    total,
    containedVat: Math.round(total / 6),
    next: ['change', 'cancel'],
    changeUntil: '2026-11-24T16:00:00.000Z',
    ...change,
  };
}

/** One team of each kind in Sofia, cleaners alone in Plovdiv. */
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
  changed: ServiceChangeCommand[] = [];
  enquiries: { command: InteriorEnquiryCommand; key: string }[] = [];
  /** Thrown at the next sending or question about free windows. */
  refuse: Failure | null = null;

  async catalogue(): Promise<ServiceCatalogue> {
    return this.offered;
  }

  async slots(wish: SlotFilter): Promise<SlotDay[]> {
    this.wishes.push(wish);
    this.refused();
    const teams = [
      { id: 1, kind: 'cleaning' },
      { id: 2, kind: 'moving' },
    ] as const;
    return new TeamCalendar(teams, this.taken).days(wish.work, wish.from, wish.days, '2026-11-21', NOW);
  }

  async place(command: ServiceOrderCommand, selection: ServiceSelection, key: string): Promise<string> {
    const services = selection.services.map(({ serviceKey }) => serviceKey);
    this.placed.push({ command, services, total: selection.totalPrice, key });
    this.refused();
    return 'the-secret';
  }

  async follow(token: string): Promise<ServiceOrder> {
    const order = this.orders.find((one) => one.token === token);
    if (!order) throw new Failure('error-service-order-not-found', {}, 'not-found');
    return order;
  }

  async change(token: string, command: ServiceChangeCommand): Promise<ServiceOrder> {
    this.refused();
    this.changed.push(command);
    const order = await this.follow(token);
    const { date, window, notes } = command;
    return this.keep({ ...order, date, window: window ?? order.window, visitDates: [date], notes });
  }

  async cancel(token: string): Promise<ServiceOrder> {
    this.refused();
    return this.keep({ ...(await this.follow(token)), status: 'cancelled', next: [], changeUntil: null });
  }

  async enquire(command: InteriorEnquiryCommand, key: string): Promise<void> {
    this.enquiries.push({ command, key });
    this.refused();
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
