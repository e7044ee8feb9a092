import { describe, expect, it } from 'vitest';
import { serviceRules } from '../../../src/core/services/service-rules.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { FollowedServiceOrderScreen } from '../../../src/view-models/services/followed-service-order-screen.ts';
import { ServiceOrderChange } from '../../../src/view-models/services/service-order-change.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { movingTeam, windows } from '../../support/a-service.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import {
  aServiceGateway,
  aServiceLine as lineOf,
  aServiceOrder,
  SERVICE_TOKEN,
  slotsHandler,
} from '../../support/a-service-gateway.ts';
import { eventually } from '../../support/eventually.ts';

const { signal } = new AbortController();
const SECRET = 'secret-of-the-mail'.padEnd(43, '-');
const NOT_POSSIBLE = new Failure('service-order-action-not-possible', {}, 'conflict');

const UNCONFIRMED = {
  status: 'unconfirmed',
  next: ['cancel'],
  confirmUntil: '2026-11-22T10:00:00.000Z',
} satisfies Parameters<typeof aServiceOrder>[0];

async function aFollowed(change: Parameters<typeof aServiceOrder>[0] = {}) {
  const gateway = aServiceGateway(aServiceOrder(change));
  const modals = new Modals();
  const form = { brought: 0, broken: null as Error | null };
  const moved: [string, string][] = [];
  const went: string[] = [];
  const screen = new FollowedServiceOrderScreen(
    gateway,
    modals,
    async (changed, outOfDate) => {
      form.brought += 1;
      if (form.broken) throw form.broken;
      return new ServiceOrderChange(
        gateway,
        new FakeClock(),
        async () => serviceRules,
        () => new AbortController(),
        changed,
        outOfDate,
      );
    },
    { moved: async (...tokens) => void moved.push(tokens) },
    (token) => void went.push(token),
  );
  const open = async (token = SERVICE_TOKEN, query: Record<string, string[]> = {}) => {
    await screen.load({ route: 'FollowedServiceOrder', params: { token }, query, signal });
    screen.onEnter();
  };
  await open();
  return { gateway, modals, screen, form, open, moved, went };
}

/** The same with an open form for changes and the loaded time slots of its month. */
async function aChange(order: Parameters<typeof aServiceOrder>[0] = {}) {
  const followed = await aFollowed(order);
  await followed.screen.beginChange();
  const { change } = followed.screen;
  if (!change) throw new Error('no form came');
  await eventually(() => expect(change.windows.state).toBe('ready'));
  return { ...followed, change };
}

describe('The page of an order of services', () => {
  it('has a calendar while booked, a receipt when done, and neither when cancelled', async () => {
    const { screen } = await aFollowed();
    expect([screen.calendar, screen.receipt]).toEqual([`/calendar/service/${SERVICE_TOKEN}.ics`, null]);
    const done = await aFollowed({ status: 'done', next: [] });
    expect([done.screen.calendar, done.screen.receipt]).toEqual([
      null,
      `/receipts/service/${SERVICE_TOKEN}.pdf`,
    ]);
    const cancelled = await aFollowed({ status: 'cancelled', next: [] });
    expect([cancelled.screen.calendar, cancelled.screen.receipt]).toEqual([null, null]);
  });

  it('sends the mail again, and opens the order by its corrected e-mail', async () => {
    const { screen, gateway, modals, moved, went } = await aFollowed(UNCONFIRMED);
    const { form } = screen.confirmationMail;
    gateway.handlers.sendServiceConfirmationMail = ({ token }) => ({ token });
    expect([screen.calendar, screen.receipt, form.values.email]).toEqual([null, null, 'maria@example.com']);
    await form.submit();
    expect(modals.notification?.message.key).toBe('order-confirm-sent');
    expect([moved, went]).toEqual([[], []]);
    const renewed = 'new-token'.padEnd(43, '-');
    gateway.handlers.sendServiceConfirmationMail = () => ({ token: renewed });
    form.set('email', 'mariya@example.com');
    await form.submit();
    expect(gateway.inputs('sendServiceConfirmationMail').at(-1)).toEqual({
      token: SERVICE_TOKEN,
      email: 'mariya@example.com',
    });
    expect(moved).toEqual([[SERVICE_TOKEN, renewed]]);
    expect(went).toEqual([renewed]);
  });

  it('confirms with the secret of the mail, and reports an order that expired meanwhile', async () => {
    const { screen, gateway, modals, open } = await aFollowed(UNCONFIRMED);
    await screen.confirm();
    expect(screen.order?.status).toBe('unconfirmed');
    await open(SERVICE_TOKEN, { confirm: [SECRET] });
    gateway.failOnce('confirmServiceOrder', new Failure('error-order-not-found', {}, 'not-found'));
    await screen.confirm();
    expect(modals.notification?.message.key).toBe('error-order-not-found');
    gateway.handlers.confirmServiceOrder = () => aServiceOrder();
    await screen.confirm();
    expect([screen.order?.status, modals.notification?.message.key]).toEqual([
      'booked',
      'service-order-confirmed',
    ]);
    expect(screen.calendar).not.toBeNull();
    const late = await aFollowed(UNCONFIRMED);
    await late.open(SERVICE_TOKEN, { confirm: [SECRET] });
    late.gateway.failOnce('confirmServiceOrder', new Failure('service-confirmation-over', {}, 'conflict'));
    late.gateway.handlers.followServiceOrder = () =>
      aServiceOrder({ ...UNCONFIRMED, status: 'cancelled', next: [] });
    await late.screen.confirm();
    expect([late.screen.order?.status, late.screen.changed]).toEqual([
      'cancelled',
      'service-order-meanwhile-cancelled',
    ]);
  });

  it('cancels only after a confirmation, and once', async () => {
    const { screen } = await aFollowed();
    await screen.cancel();
    screen.confirmCancel();
    screen.closeCancellation();
    await screen.cancel();
    expect(screen.order?.status).toBe('booked');
    screen.confirmCancel();
    await Promise.all([screen.cancel(), screen.cancel()]);
    expect([screen.order?.status, screen.cancelling]).toEqual(['cancelled', false]);
  });

  it('withdraws only after a confirmation, and once', async () => {
    const { screen, modals } = await aFollowed();
    await screen.withdraw();
    expect(screen.order?.status).toBe('booked');
    screen.confirmWithdraw();
    await Promise.all([screen.withdraw(), screen.withdraw()]);
    expect([screen.order?.status, screen.withdrawing]).toEqual(['cancelled', false]);
    expect(screen.order?.withdrawal.withdrawnAt).not.toBeNull();
    expect(modals.notification?.message.key).toBe('withdrawal-received');
  });

  it('reports that the work has started meanwhile, and does not withdraw', async () => {
    const { screen, gateway } = await aFollowed();
    const withdrawal = { ...aServiceOrder().withdrawal, hasBegun: true };
    gateway.handlers.followServiceOrder = () => aServiceOrder({ withdrawal });
    gateway.failOnce('withdrawServiceOrder', NOT_POSSIBLE);
    screen.confirmWithdraw();
    await screen.withdraw();
    expect([screen.changed, screen.order?.withdrawal.withdrawnAt]).toEqual([
      'service-order-meanwhile-begun',
      null,
    ]);
    screen.confirmWithdraw();
    screen.onLeave();
    expect(screen.withdrawing).toBe(false);
  });

  it('shows the reason if it can no longer be cancelled', async () => {
    const { screen, gateway, modals } = await aFollowed();
    gateway.failOnce('cancelServiceOrder', NOT_POSSIBLE);
    screen.confirmCancel();
    await screen.cancel();
    expect(modals.notification?.message.key).toBe('service-order-action-not-possible');
    expect(screen.order?.status).toBe('booked');
  });

  it('shows the current state without a reload', async () => {
    const { screen, gateway, modals } = await aFollowed();
    gateway.handlers.followServiceOrder = () => aServiceOrder({ status: 'cancelled', next: [] });
    gateway.failOnce('cancelServiceOrder', NOT_POSSIBLE);
    screen.confirmCancel();
    await screen.cancel();
    expect([screen.order?.status, screen.changed]).toEqual([
      'cancelled',
      'service-order-meanwhile-cancelled',
    ]);
    expect([modals.notification, screen.cancelling]).toEqual([null, false]);
  });

  it('closes the form of a change that is too late, and shows the possible actions', async () => {
    const { screen, gateway } = await aFollowed();
    await screen.beginChange();
    gateway.handlers.followServiceOrder = () => aServiceOrder({ next: ['cancel'] });
    gateway.failOnce('changeServiceOrder', NOT_POSSIBLE);
    await screen.change?.form.submit();
    expect([screen.change?.open, screen.changed]).toEqual([false, 'service-order-meanwhile-late']);
    expect(screen.order?.next).toEqual(['cancel']);
  });

  it('moves to another time, and counts its own time as free', async () => {
    const { screen, gateway, modals } = await aFollowed();
    await screen.beginChange();
    const { change } = screen;
    if (!change) throw new Error('no form came');
    expect(change.form.values).toMatchObject({
      date: '2026-11-25',
      window: '12-16',
      street: 'ул. „Шипка“ 6',
    });
    await eventually(() => expect(change.windows.state).toBe('ready'));
    expect(gateway.inputs('serviceSlots')).toMatchObject([{ cityId: 1, token: SERVICE_TOKEN }]);
    change.form.set('date', '2026-11-26');
    change.form.set('window', '08-12');
    expect(await change.form.submit()).toBe(true);
    expect(gateway.inputs('changeServiceOrder')).toMatchObject([{ token: SERVICE_TOKEN, window: '08-12' }]);
    expect([screen.order?.date, screen.order?.window, change.open]).toEqual(['2026-11-26', '08-12', false]);
    expect(modals.notification?.message.key).toBe('service-order-changed-done');
  });

  it('keeps the form when another order takes the new time', async () => {
    const { screen, gateway } = await aFollowed();
    await screen.beginChange();
    const { change } = screen;
    if (!change) throw new Error('no form came');
    await eventually(() => expect(change.windows.state).toBe('ready'));
    change.form.set('window', '08-12');
    gateway.failOnce(
      'changeServiceOrder',
      new Failure('error-slot-taken', { window: 'error-slot-taken' }, 'conflict'),
    );
    expect(await change.form.submit()).toBe(false);
    expect([change.open, change.form.values.window]).toEqual([true, '08-12']);
    expect(change.form.errors).toEqual({ window: 'error-slot-taken' });
    await eventually(() => expect(gateway.inputs('serviceSlots')).toHaveLength(2));
  });

  it('opens no form when a change is impossible', async () => {
    const { screen } = await aFollowed({ next: ['cancel'] });
    await screen.beginChange();
    expect(screen.change).toBeNull();
  });

  it('sets the title of the tab, and shows the order of its link', async () => {
    const { screen, open } = await aFollowed();
    expect(screen.head).toEqual({ title: { key: 'service-order-title' } });
    expect([screen.busy, screen.changed, screen.cancelling]).toEqual([false, null, false]);
    await expect(open('another-order'.padEnd(43, '-'))).rejects.toThrow('error-order-not-found');
  });

  it('has neither calendar nor receipt before it is loaded', () => {
    const fail = () => {
      throw new Error('nothing changes yet');
    };
    const gateway = aServiceGateway();
    const screen = new FollowedServiceOrderScreen(gateway, new Modals(), fail, { moved: fail }, fail);
    expect([screen.calendar, screen.receipt]).toEqual([null, null]);
  });

  it('confirms a cancellation again after the page was left', async () => {
    const { screen } = await aFollowed();
    screen.confirmCancel();
    screen.onLeave();
    await screen.cancel();
    expect([screen.cancelling, screen.order?.status]).toEqual([false, 'booked']);
  });

  it('can be cancelled again after an error, and hides the earlier changes', async () => {
    const { screen, gateway } = await aFollowed();
    gateway.handlers.followServiceOrder = () => aServiceOrder({ next: ['cancel'] });
    gateway.failOnce('cancelServiceOrder', NOT_POSSIBLE);
    screen.confirmCancel();
    await screen.cancel();
    expect([screen.changed, screen.busy]).toEqual(['service-order-meanwhile-late', false]);
    screen.confirmCancel();
    const cancelling = screen.cancel();
    expect(screen.busy).toBe(true);
    await cancelling;
    expect([screen.order?.status, screen.changed]).toEqual(['cancelled', null]);
  });

  it('hides the earlier changes when it is opened again', async () => {
    const { screen, gateway, open } = await aFollowed();
    gateway.handlers.followServiceOrder = () => aServiceOrder({ next: ['cancel'] });
    gateway.failOnce('cancelServiceOrder', NOT_POSSIBLE);
    screen.confirmCancel();
    await screen.cancel();
    await open();
    expect(screen.changed).toBeNull();
  });
});

describe('A change of time or address of an order of services', () => {
  it('loads its form once, and shows the current data each time it is opened', async () => {
    const { screen, change, form } = await aChange({ notes: 'Кучето не хапе' });
    expect([change.open, change.today, change.lastDay]).toEqual([true, '2026-11-21', '2027-02-19']);
    expect(change.form.values).toEqual({
      earlyStart: false,
      date: '2026-11-25',
      window: '12-16',
      district: 'Лозенец',
      street: 'ул. „Шипка“ 6',
      entrance: 'Б',
      floor: '4',
      toCityId: null,
      toDistrict: '',
      toStreet: '',
      toEntrance: '',
      toFloor: '',
      notes: 'Кучето не хапе',
    });
    change.form.set('street', 'ул. „Оборище“ 1');
    change.giveUp();
    await screen.beginChange();
    expect([change.open, change.form.values.street]).toEqual([true, 'ул. „Шипка“ 6']);
    expect([form.brought, screen.change, screen.busy]).toEqual([1, change, false]);
  });

  it('changes measures and services, shows the new total, and requests new time slots', async () => {
    const { screen, change, gateway } = await aChange();
    expect(change.isRepriced).toBe(false);
    change.services.change('home-cleaning', { sqm: 200 });
    change.services.add(windows);
    expect([change.isRepriced, change.selection.totalPrice]).toEqual([true, 70_000 + 58_500 + 3_600]);
    await eventually(() => expect(gateway.inputs('serviceSlots').at(-1)?.cleaning).toBe(3));
    change.form.set('window', '08-12');
    gateway.handlers.changeServiceOrder = () => aServiceOrder({ total: 132_100 });
    expect(await change.form.submit()).toBe(true);
    expect(gateway.inputs('changeServiceOrder')).toMatchObject([
      {
        services: [
          { serviceKey: 'home-cleaning', sqm: 200 },
          { serviceKey: 'after-repair', sqm: 60 },
          { serviceKey: 'windows', quantity: 4 },
        ],
        expectedTotal: 132_100,
      },
    ]);
    expect(screen.order?.total).toBe(132_100);
  });

  it('needs the new address after moving is added, and changes it', async () => {
    const { change, gateway } = await aChange({
      lines: [lineOf(movingTeam)],
      total: 22_500,
      type: 'moving',
    });
    expect(change.isMoving).toBe(true);
    expect(await change.form.submit()).toBe(false);
    expect(Object.keys(change.form.errors).toSorted()).toEqual(['toCityId', 'toDistrict', 'toStreet']);
    change.form.set('toCityId', 2);
    change.form.set('toDistrict', 'Кършияка');
    change.form.set('toStreet', 'ул. „Победа“ 3');
    expect(await change.form.submit()).toBe(true);
    expect(gateway.inputs('changeServiceOrder')).toMatchObject([
      { toCityId: 2, toDistrict: 'Кършияка', toStreet: 'ул. „Победа“ 3' },
    ]);
  });

  it('accepts only an order of at least one service that fits in a day', async () => {
    const { change, gateway } = await aChange();
    change.services.change('home-cleaning', { sqm: 1_000 });
    expect(await change.form.submit()).toBe(false);
    change.services.remove('home-cleaning');
    change.services.remove('after-repair');
    expect(await change.form.submit()).toBe(false);
    change.services.undo();
    expect(change.selection.services.map(({ serviceKey }) => serviceKey)).toEqual(['after-repair']);
    expect(gateway.inputs('changeServiceOrder')).toEqual([]);
  });

  it('is sent once for repeated presses', async () => {
    const { screen, form } = await aFollowed();
    await Promise.all([screen.beginChange(), screen.beginChange()]);
    expect(form.brought).toBe(1);
  });

  it('reports a failed download of its form, which can be retried', async () => {
    const { screen, modals, form } = await aFollowed();
    form.broken = new Failure('error-no-connection', {}, 'unreachable');
    await screen.beginChange();
    expect([modals.notification?.message.key, screen.change]).toEqual(['error-no-connection', null]);
    form.broken = null;
    await screen.beginChange();
    expect(screen.change?.open).toBe(true);
  });

  it('requests the time slots of the chosen day while the form is open', async () => {
    const { screen, change, gateway } = await aChange();
    change.form.set('date', '2027-01-10');
    expect(gateway.inputs('serviceSlots').map(({ from }) => from)).toEqual(['2026-11-21', '2026-12-22']);
    screen.onLeave();
    expect(change.open).toBe(false);
    change.form.set('date', '2027-02-10');
    expect(gateway.inputs('serviceSlots')).toHaveLength(2);
  });

  it('follows one order when it is opened twice', async () => {
    const { screen, change, gateway } = await aChange();
    await screen.beginChange();
    change.form.set('date', '2027-01-10');
    change.giveUp();
    change.form.set('date', '2027-02-10');
    expect(gateway.inputs('serviceSlots').map(({ from }) => from)).toEqual(['2026-11-21', '2026-12-22']);
  });

  it('rejects a time slot known as taken, and a past day', async () => {
    const { screen, gateway } = await aFollowed();
    gateway.handlers.serviceSlots = slotsHandler(['2026-11-25'], ['16-20']);
    await screen.beginChange();
    const { change } = screen;
    await eventually(() => expect(change?.windows.state).toBe('ready'));
    change?.form.set('window', '16-20');
    expect(await change?.form.submit()).toBe(false);
    expect(change?.form.errors).toEqual({ window: 'error-slot-taken' });
    change?.form.set('window', '08-12');
    change?.form.set('date', '2026-11-20');
    expect(await change?.form.submit()).toBe(false);
    expect(change?.form.errors).toEqual({ date: 'error-date-past' });
    expect(gateway.inputs('changeServiceOrder')).toEqual([]);
  });

  it('keeps the form with the error if nothing else has changed', async () => {
    const { screen, change, gateway } = await aChange();
    gateway.failOnce('changeServiceOrder', NOT_POSSIBLE);
    expect(await change.form.submit()).toBe(false);
    expect([change.open, change.form.refusal]).toEqual([true, 'service-order-action-not-possible']);
    expect([screen.changed, gateway.inputs('serviceSlots').length]).toEqual([null, 1]);
  });

  it('keeps the form with the error if the order can’t be loaded', async () => {
    const { screen, change, gateway } = await aChange();
    gateway.failOnce('followServiceOrder', new Failure('error-order-not-found', {}, 'not-found'));
    gateway.failOnce('changeServiceOrder', NOT_POSSIBLE);
    expect(await change.form.submit()).toBe(false);
    expect([change.open, change.form.refusal]).toEqual([true, 'service-order-action-not-possible']);
    expect(screen.order?.status).toBe('booked');
  });

  it('confirms its success, hides the earlier changes and requests no more time slots', async () => {
    const { screen, change, gateway, modals } = await aChange();
    gateway.failOnce('cancelServiceOrder', NOT_POSSIBLE);
    gateway.handlers.followServiceOrder = () => aServiceOrder({ next: ['change'] });
    screen.confirmCancel();
    await screen.cancel();
    expect(screen.changed).toBe('service-order-meanwhile-late');
    change.form.set('street', 'ул. „Оборище“ 1');
    expect(await change.form.submit()).toBe(true);
    expect(gateway.inputs('changeServiceOrder')).toMatchObject([{ street: 'ул. „Оборище“ 1' }]);
    expect(screen.changed).toBeNull();
    expect(modals.notification).toMatchObject({ type: 'success' });
    change.form.set('date', '2027-01-10');
    expect(gateway.inputs('serviceSlots')).toHaveLength(1);
  });
});
