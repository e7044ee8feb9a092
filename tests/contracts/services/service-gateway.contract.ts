import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { InteriorEnquiryCommand } from '../../../src/core/services/interior-enquiry-command.ts';
import { ServiceVisitCommand } from '../../../src/core/services/service-visit-command.ts';
import type { ServiceGateway } from '../../../src/core/services/service-gateway.ts';
import { ServiceOrderCommand } from '../../../src/core/services/service-order-command.ts';
import { ServiceSelection } from '../../../src/core/services/service-selection.ts';
import { workOf } from '../../../src/core/services/service-work.ts';
import type { TimeWindow } from '../../../src/core/services/time-window.ts';
import { aService, aServiceForm } from '../../support/a-service.ts';
import { refused } from '../refused.ts';

let customers = 0;

/** What every gateway of services does; the world has one team that cleans in Sofia (1), and it is 21 November 2026. */
export function serviceGatewayContract(makeGateway: () => Promise<ServiceGateway>): void {
  describe('A gateway of services', () => {
    let gateway: ServiceGateway;
    beforeEach(async () => {
      gateway = await makeGateway();
    });
    /** Sixty m² of cleaning for 210 leva, which take one window. */
    const cleaning = ServiceSelection.of([aService()]);
    const place = (
      { date = '2026-11-24', window = '12-16' as TimeWindow, selection = cleaning } = {},
      key: string = randomUUID(),
    ) => {
      const email = `customer-${(customers += 1)}@example.com`;
      const form = aServiceForm({ date, window, email });
      return gateway.place(new ServiceOrderCommand(form, false), selection, key);
    };
    const change = (
      token: string,
      date: string,
      window: TimeWindow = '12-16',
      selection: ServiceSelection = cleaning,
    ) => {
      const form = aServiceForm({ date, window, notes: 'Звънецът не работи.' });
      return gateway.change(token, new ServiceVisitCommand(form, false), selection);
    };
    const slotTaken = refused('conflict', 'error-slot-taken', {
      date: 'error-slot-taken',
      window: 'error-slot-taken',
    });
    const notPossible = refused('conflict', 'service-order-action-not-possible');
    const isFree = async (date: string, window: TimeWindow, token?: string) => {
      const work = workOf(cleaning.services);
      const [day] = await gateway.slots({ cityId: 1, work, from: date, days: 1, token });
      return day?.windows.find((one) => one.window === window)?.free;
    };

    it('offers services, and names the cities in which teams do them (SERV-01)', async () => {
      const { services, cities } = await gateway.catalogue();
      const offered = services.flatMap(({ items }) => items);
      expect(offered.find(({ serviceKey }) => serviceKey === 'home-cleaning')).toMatchObject({
        type: 'one-time',
        price: 350,
        least: 30,
      });
      expect(cities.find(({ id }) => id === 1)).toMatchObject({ name: 'София' });
      expect(cities.find(({ id }) => id === 1)?.kinds).toContain('cleaning');
    });

    it('books a visit, which its link shows from then on (SERV-07)', async () => {
      const token = await place();
      expect(await gateway.follow(token)).toMatchObject({
        token,
        status: 'booked',
        type: 'one-time',
        contact: { name: 'Мария Иванова', phone: '0888123456' },
        address: { cityId: 1, city: 'София', district: 'Лозенец' },
        destination: null,
        date: '2026-11-24',
        window: '12-16',
        visitDates: ['2026-11-24'],
        lines: [{ serviceKey: 'home-cleaning', sqm: 60, price: 350, total: 21_000 }],
        total: 21_000,
        containedVat: 3_500,
        next: ['change', 'cancel'],
      });
    });

    it('confirms nothing that is booked already, and nothing with a wrong secret', async () => {
      const token = await place();
      const notFound = refused('not-found', 'error-order-not-found');
      await expect(gateway.confirm(token, 'x'.repeat(43))).rejects.toMatchObject(notFound);
      const over = refused('conflict', 'service-confirmation-over');
      await expect(gateway.sendConfirmationMail(token, 'maria@example.com')).rejects.toMatchObject(over);
    });

    it('withdraws from cleaning once, for what the customer was told', async () => {
      const token = await place();
      const notPossible = refused('conflict', 'service-order-action-not-possible');
      await expect(gateway.withdraw(token, true)).rejects.toMatchObject(notPossible);
      const withdrawn = await gateway.withdraw(token, false);
      expect(withdrawn).toMatchObject({ status: 'cancelled', next: [], withdrawal: { until: null } });
      expect(withdrawn.withdrawal.withdrawnAt).not.toBeNull();
      expect(await gateway.withdraw(token, false)).toEqual(withdrawn);
    });

    it('books it once, however often it is sent', async () => {
      const key = randomUUID();
      const form = aServiceForm({ date: '2026-11-24', email: 'once@example.com' });
      const send = () => gateway.place(new ServiceOrderCommand(form, false), cleaning, key);
      const token = await send();
      expect(await send()).toBe(token);
    });

    it('shows when the team could come, and gives a window to one', async () => {
      expect(await isFree('2026-11-24', '12-16')).toBe(true);
      const token = await place();
      expect(await isFree('2026-11-24', '12-16')).toBe(false);
      expect(await isFree('2026-11-24', '16-20')).toBe(true);
      // To whoever moves the visit its own window is free.
      expect(await isFree('2026-11-24', '12-16', token)).toBe(true);
      await expect(place()).rejects.toMatchObject(slotTaken);
    });

    it('refuses a price that is not the one of the catalogue any more', async () => {
      const selection = ServiceSelection.of([aService({ price: 300 })]);
      await expect(place({ selection })).rejects.toMatchObject(refused('conflict', 'service-order-changed'));
    });

    it('moves a visit, but not to a window that somebody has', async () => {
      const [token] = [await place(), await place({ date: '2026-11-26' })];
      await expect(change(token, '2026-11-26')).rejects.toMatchObject(slotTaken);
      const moved = { date: '2026-11-25', window: '08-12', visitDates: ['2026-11-25'] };
      expect(await change(token, '2026-11-25', '08-12')).toMatchObject({
        ...moved,
        notes: 'Звънецът не работи.',
      });
      expect(await gateway.follow(token)).toMatchObject(moved);
      expect(await isFree('2026-11-24', '12-16')).toBe(true);
    });

    it('changes how much is ordered, and the price with it', async () => {
      const token = await place();
      const larger = ServiceSelection.of([aService({ sqm: 80 })]);
      const changed = { lines: [{ serviceKey: 'home-cleaning', sqm: 80, price: 350 }], total: 28_000 };
      expect(await change(token, '2026-11-24', '12-16', larger)).toMatchObject(changed);
      expect(await gateway.follow(token)).toMatchObject(changed);
    });

    it('refuses a change at another price than the agreed one', async () => {
      const token = await place();
      const cheaper = ServiceSelection.of([aService({ sqm: 80, price: 300 })]);
      await expect(change(token, '2026-11-24', '12-16', cheaper)).rejects.toMatchObject(
        refused('conflict', 'service-order-changed'),
      );
    });

    it('cancels it, and then nothing can be done any more', async () => {
      const token = await place();
      const cancelled = { status: 'cancelled', next: [], changeUntil: null };
      expect(await gateway.cancel(token)).toMatchObject(cancelled);
      expect(await gateway.cancel(token)).toMatchObject(cancelled);
      await expect(change(token, '2026-11-25')).rejects.toMatchObject(notPossible);
      expect(await isFree('2026-11-24', '12-16')).toBe(true);
    });

    it('knows only the links that it gave', async () => {
      const unknown = refused('not-found', 'error-order-not-found');
      const token = 't'.repeat(43);
      await expect(gateway.follow(token)).rejects.toMatchObject(unknown);
      await expect(change(token, '2026-11-25')).rejects.toMatchObject(unknown);
      await expect(gateway.cancel(token)).rejects.toMatchObject(unknown);
    });

    it('shows a week only by the secret of a team', async () => {
      const unknown = refused('not-found', 'error-service-team-not-found');
      await expect(gateway.teamWeek('t'.repeat(43), null)).rejects.toMatchObject(unknown);
    });

    it('takes an enquiry for interior design once for each key (SERV-08)', async () => {
      const enquiry = (message: string) =>
        new InteriorEnquiryCommand({
          ...aServiceForm(),
          email: `asker-${(customers += 1)}@example.com`,
          area: '80',
          package: 'concept',
          message,
          pictures: [],
        });
      const [first, key] = [enquiry('Искаме да обновим хола и кухнята.'), randomUUID()];
      await gateway.enquire(first, key);
      await gateway.enquire(first, key);
      await expect(gateway.enquire(enquiry('Искаме да обновим банята.'), key)).rejects.toMatchObject(
        refused('conflict', 'enquiry-key-used'),
      );
    });
  });
}
