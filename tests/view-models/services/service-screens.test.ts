import { describe, expect, it, vi } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/memory/memory-text-store.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import { serviceRules } from '../../../src/core/services/service-rules.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { PictureUploads } from '../../../src/core/site/picture-uploads.ts';
import type { ChosenFile, UploadedPicture } from '../../../src/core/site/picture-uploads.ts';
import { FollowedServiceOrderScreen } from '../../../src/view-models/services/followed-service-order-screen.ts';
import { InteriorScreen } from '../../../src/view-models/services/interior-screen.ts';
import { ServiceOrderChange } from '../../../src/view-models/services/service-order-change.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { HeldClock } from '../../support/held-clock.ts';
import { aServiceOrder, MemoryServiceGateway } from '../../support/memory/memory-services.ts';

const { signal } = new AbortController();

async function aFollowed(change: Parameters<typeof aServiceOrder>[0] = {}) {
  const gateway = new MemoryServiceGateway();
  gateway.orders = [aServiceOrder(change)];
  const modals = new Modals();
  const screen = new FollowedServiceOrderScreen(
    gateway,
    modals,
    async (changed, outOfDate) =>
      new ServiceOrderChange(
        gateway,
        new HeldClock(),
        async () => serviceRules,
        () => new AbortController(),
        changed,
        outOfDate,
      ),
  );
  await screen.load({ route: 'FollowedServiceOrder', params: { token: 'the-secret' }, query: {}, signal });
  return { gateway, modals, screen };
}

describe('The page of an order of services', () => {
  it('has the calendar and the receipt while it is booked, the receipt alone when it is done, and nothing later', async () => {
    const { screen } = await aFollowed();
    expect([screen.calendar, screen.receipt]).toEqual([
      '/calendar/service/the-secret.ics',
      '/receipts/service/the-secret.pdf',
    ]);
    const done = await aFollowed({ status: 'done', next: [] });
    expect([done.screen.calendar, done.screen.receipt]).toEqual([null, '/receipts/service/the-secret.pdf']);
    const cancelled = await aFollowed({ status: 'cancelled', next: [] });
    expect([cancelled.screen.calendar, cancelled.screen.receipt]).toEqual([null, null]);
  });

  it('cancels only after it was confirmed, and once', async () => {
    const { screen } = await aFollowed();
    await screen.cancel();
    screen.askToCancel();
    screen.keep();
    await screen.cancel();
    expect(screen.order?.status).toBe('booked');
    screen.askToCancel();
    await Promise.all([screen.cancel(), screen.cancel()]);
    expect([screen.order?.status, screen.cancelling]).toEqual(['cancelled', false]);
  });

  it('tells why it can no longer be cancelled', async () => {
    const { screen, gateway, modals } = await aFollowed();
    gateway.refuse = new Failure('service-order-action-not-possible', {}, 'conflict');
    screen.askToCancel();
    await screen.cancel();
    expect(modals.notification?.message.key).toBe('service-order-action-not-possible');
    expect(screen.order?.status).toBe('booked');
  });

  it('shows what became of it meanwhile instead of asking for a reload', async () => {
    const { screen, gateway, modals } = await aFollowed();
    gateway.orders = [aServiceOrder({ status: 'cancelled', next: [] })];
    gateway.refuse = new Failure('service-order-action-not-possible', {}, 'conflict');
    screen.askToCancel();
    await screen.cancel();
    expect([screen.order?.status, screen.changed]).toEqual([
      'cancelled',
      'service-order-meanwhile-cancelled',
    ]);
    expect([modals.notification, screen.cancelling]).toEqual([null, false]);
  });

  it('closes the form of a change that comes too late, and says what is still possible', async () => {
    const { screen, gateway } = await aFollowed();
    await screen.beginChange();
    gateway.orders = [aServiceOrder({ next: ['cancel'] })];
    gateway.refuse = new Failure('service-order-action-not-possible', {}, 'conflict');
    await screen.change?.form.submit();
    expect([screen.change?.open, screen.changed]).toEqual([false, 'service-order-meanwhile-late']);
    expect(screen.order?.next).toEqual(['cancel']);
  });

  it('moves it to another time; its own time counts as free', async () => {
    const { screen, gateway, modals } = await aFollowed();
    await screen.beginChange();
    const { change } = screen;
    if (!change) throw new Error('no form came');
    expect(change.form.values).toMatchObject({
      date: '2026-11-25',
      window: '12-16',
      street: 'ул. „Шипка“ 6',
    });
    await vi.waitFor(() => expect(change.windows.state).toBe('ready'));
    expect(gateway.wishes).toMatchObject([{ cityId: 1, token: 'the-secret' }]);
    change.form.set('date', '2026-11-26');
    change.form.set('window', '08-12');
    expect(await change.form.submit()).toBe(true);
    expect([screen.order?.date, screen.order?.window, change.open]).toEqual(['2026-11-26', '08-12', false]);
    expect(modals.notification?.message.key).toBe('service-order-changed-done');
  });

  it('keeps what was written when the new time is taken in the same instant', async () => {
    const { screen, gateway } = await aFollowed();
    await screen.beginChange();
    const { change } = screen;
    if (!change) throw new Error('no form came');
    await vi.waitFor(() => expect(change.windows.state).toBe('ready'));
    change.form.set('window', '08-12');
    gateway.refuse = new Failure('error-slot-taken', { window: 'error-slot-taken' }, 'conflict');
    expect(await change.form.submit()).toBe(false);
    expect([change.open, change.form.values.window]).toEqual([true, '08-12']);
    expect(change.form.errors).toEqual({ window: 'error-slot-taken' });
    await vi.waitFor(() => expect(gateway.wishes).toHaveLength(2));
  });

  it('opens no form for what can’t be changed any more', async () => {
    const { screen } = await aFollowed({ next: ['cancel'] });
    await screen.beginChange();
    expect(screen.change).toBeNull();
  });
});

class MemoryPictures extends PictureUploads {
  sent = 0;
  hold: Promise<void> = Promise.resolve();

  async upload(file: ChosenFile): Promise<UploadedPicture> {
    this.sent += 1;
    await this.hold;
    return { key: `key-of-${file.name}`, url: '/one', width: 4, height: 3 };
  }
  async remove(): Promise<void> {}
}

function anInterior({ user = aUser(), store = new MemoryTextStore() } = {}) {
  const gateway = new MemoryServiceGateway();
  const pictures = new MemoryPictures();
  let keys = 0;
  const screen = new InteriorScreen(
    gateway,
    new StoredFormDrafts(store),
    { make: () => `key-${(keys += 1)}` },
    aSession(user).session,
    async () => serviceRules,
    pictures,
    () => new AbortController(),
  );
  screen.onEnter();
  return { screen, gateway, pictures, store };
}

const file = (name: string) => ({ name, size: 10, type: 'image/jpeg' });

describe('The enquiry about interior design (SERV-08)', () => {
  it('reaches the team with its pictures, and once with the same key', async () => {
    const { screen, gateway } = anInterior();
    screen.form.set('message', 'Искам да подредим хола.');
    screen.form.set('area', '60');
    screen.choose('concept');
    screen.pictures.add([file('hall.jpg'), file('kitchen.jpg')]);
    await vi.waitFor(() => expect(screen.form.values.pictures).toHaveLength(2));
    gateway.refuse = new Failure('error-no-connection', {}, 'unreachable');
    await screen.form.submit();
    await screen.form.submit();
    expect(gateway.enquiries.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
    expect(gateway.enquiries[1]?.command).toMatchObject({
      name: 'Мария Георгиева',
      area: 60,
      package: 'concept',
      pictures: ['key-of-hall.jpg', 'key-of-kitchen.jpg'],
    });
    expect([screen.sent, screen.form.values.message, screen.pictures.tiles]).toEqual([true, '', []]);
  });

  it('waits for pictures that are on their way', async () => {
    const { screen, gateway, pictures } = anInterior();
    let arrive = () => {};
    pictures.hold = new Promise((resolve) => (arrive = resolve));
    screen.form.set('message', 'Искам да подредим хола.');
    screen.pictures.add([file('hall.jpg')]);
    await screen.form.submit();
    expect([screen.form.refusal, gateway.enquiries]).toEqual(['error-pictures-on-their-way', []]);
    arrive();
    await vi.waitFor(() => expect(screen.pictures.isSending).toBe(false));
    expect(await screen.form.submit()).toBe(true);
  });

  it('takes five pictures', () => {
    const { screen } = anInterior();
    screen.pictures.add(['1', '2', '3', '4', '5', '6'].map(file));
    expect(screen.pictures.tiles).toHaveLength(5);
    expect(screen.pictures.refusal).not.toBeNull();
  });

  it.each([
    ['concept', '60', 234_000],
    ['consultation', '', 19_000],
    ['concept', '', null],
    ['full', '4', null],
    ['full', 'много', null],
  ] as const)('estimates %s of %s m²', (key, area, estimate) => {
    const { screen } = anInterior();
    screen.choose(key);
    screen.form.set('area', area);
    expect(screen.estimate).toBe(estimate);
  });

  it('takes up what was written before', () => {
    const store = new MemoryTextStore();
    const { screen } = anInterior({ store });
    screen.form.set('message', 'Искам да подредим хола.');
    screen.form.set('cityId', 2);
    screen.choose('full');
    const { screen: again } = anInterior({ store });
    expect(again.form.values).toMatchObject({
      message: 'Искам да подредим хола.',
      cityId: 2,
      package: 'full',
    });
    store.write('form-interior-enquiry', '{"package":"castle","cityId":"x"}');
    const { screen: broken } = anInterior({ store });
    expect([broken.form.values.package, broken.form.values.cityId]).toEqual([null, null]);
  });
});
