import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import { EMPTY_VIEWING_REQUEST } from '../../../src/core/properties/viewings/viewing-request-command.ts';
import { visitorRules } from '../../../src/core/properties/visitor-rules.ts';
import type { UserInfo } from '../../../src/core/accounts/account.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { ChosenSlot } from '../../../src/view-models/properties/viewings/chosen-slot.ts';
import { ViewingRequest } from '../../../src/view-models/properties/viewings/viewing-request.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import type { Navigation } from '../../../src/view-models/site/navigation.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { aViewingGateway } from '../../support/a-viewing-gateway.ts';

function aRequest({ property = '7', user = null as UserInfo | null, store = new MemoryTextStore() } = {}) {
  const gateway = aViewingGateway();
  const modals = new Modals();
  const slot = new ChosenSlot();
  const place = { current: { open: { params: { id: property } } } };
  const request = new ViewingRequest(
    gateway,
    modals,
    new StoredFormDrafts(store),
    aSession(user, modals).session,
    place as unknown as Navigation,
    slot,
    new FakeClock(),
    async () => visitorRules,
  );
  modals.show('propertyViewRequest');
  return { gateway, modals, slot, place, request, store };
}

const good = {
  ...EMPTY_VIEWING_REQUEST,
  name: 'Елена Стоянова',
  phone: '+44 20 7946 0000',
  email: 'elena@example.bg',
  date: '2026-11-25',
  time: '10:00',
};

describe('The form for a viewing (HOME-12)', () => {
  it('requires all fields', async () => {
    const { request, gateway } = aRequest();
    expect(await request.form.submit()).toBe(false);
    expect(Object.keys(request.form.errors).sort()).toEqual(['date', 'email', 'name', 'phone', 'time']);
    expect(gateway.inputs('requestViewing')).toEqual([]);
  });

  it.each([
    ['a past time', '2026-11-21', '09:00', 'error-date-time-past'],
    ['an invalid date', '2027-02-31', '10:00', 'error-date-time-invalid'],
  ])('marks date and time for %s', async (_, date, time, error) => {
    const { request } = aRequest();
    request.form.reset({ ...good, date, time });
    await request.form.submit();
    expect(request.form.errors).toEqual({ date: error, time: error });
  });

  it('is prefilled from the account and the pressed free time', () => {
    const { request, slot } = aRequest({ user: aUser() });
    slot.choose('2026-11-25 11:30');
    request.opened();
    expect(request.form.values).toMatchObject({
      name: 'Мария Георгиева',
      phone: '0888200101',
      email: 'maria@example.bg',
      date: '2026-11-25',
      time: '11:30',
    });
  });

  it('offers days from today to 60 days from now (MODAL-08)', () => {
    const { request } = aRequest();
    expect([request.today, request.lastDay]).toEqual(['2026-11-21', '2027-01-20']);
  });

  it('accepts only the owner’s free times if there are any', async () => {
    const { request, slot, gateway } = aRequest();
    slot.choose(null, ['2026-11-25 11:30', '2026-11-25 12:00']);
    request.form.reset(good);
    expect(request.chosenSlot).toBe('');
    await request.form.submit();
    expect(request.form.errors).toEqual({ date: 'error-time-not-offered', time: 'error-time-not-offered' });
    request.chooseSlot('2026-11-25 12:00');
    expect(request.chosenSlot).toBe('2026-11-25 12:00');
    expect(await request.form.submit()).toBe(true);
    expect(gateway.inputs('requestViewing')[0]?.dateTime).toBe('2026-11-25 12:00');
  });

  it('clears the chosen free time', () => {
    const { request, slot } = aRequest();
    slot.choose('2026-11-25 11:30', ['2026-11-25 11:30']);
    request.opened();
    expect(request.chosenSlot).toBe('2026-11-25 11:30');
    request.chooseSlot(null);
    expect([request.form.values.date, request.form.values.time, request.chosenSlot]).toEqual(['', '', '']);
  });

  it('keeps the time when it is opened again for the same home', () => {
    const { request } = aRequest();
    request.opened();
    request.form.set('date', '2026-11-25');
    request.opened();
    expect(request.form.values.date).toBe('2026-11-25');
  });

  it('sends a question without a time', async () => {
    const { request, gateway } = aRequest();
    request.form.reset({ ...good, date: '', time: '', asksOnly: true, question: 'Допускате ли куче?' });
    expect(await request.form.submit()).toBe(true);
    expect(gateway.inputs('requestViewing')[0]).toMatchObject({
      dateTime: '',
      question: 'Допускате ли куче?',
    });
  });

  it('is stored over a reload', () => {
    const { request, store } = aRequest();
    request.opened();
    request.form.set('name', 'Елена');
    expect(aRequest({ store }).request.form.values.name).toBe('Елена');
  });

  it('keeps the contact details for another home, but not the time', () => {
    const { request, place } = aRequest();
    request.opened();
    for (const [name, value] of Object.entries(good)) request.form.set(name as keyof typeof good, value);
    place.current.open.params.id = '8';
    request.opened();
    expect(request.form.values).toMatchObject({ ...good, date: '', time: '' });
  });
});

describe('The request for a viewing (HOME-13, HOME-14)', () => {
  it('shows its progress and its success, and clears the form', async () => {
    const { request, gateway, modals, store } = aRequest();
    const shown: string[] = [];
    const arrived = gateway.handlers.requestViewing;
    gateway.handlers.requestViewing = (input) => {
      shown.push(`${modals.open}: ${modals.notification?.type} ${modals.notification?.message.key}`);
      return arrived?.(input) ?? expect.unreachable();
    };
    request.form.reset(good);
    expect(await request.form.submit()).toBe(true);
    expect(shown).toEqual(['notification: loading property-view-request-sending-modal-message']);
    expect(modals.notification).toEqual({ type: 'success', message: { key: 'viewing-request-success' } });
    expect(gateway.inputs('requestViewing')).toMatchObject([{ propertyId: 7, dateTime: '2026-11-25 10:00' }]);
    expect(request.form.values.name).toBe('');
    expect(aRequest({ store }).request.form.values.email).toBe('');
  });

  it('shows the server’s error, and leads back to the form with marked fields', async () => {
    const { request, gateway, modals } = aRequest();
    const fields = { contactName: 'error-name-required', dateTime: 'error-slot-taken' };
    gateway.failOnce('requestViewing', new Failure('error-slot-taken', fields, 'conflict', 'request-1'));
    request.form.reset(good);
    expect(await request.form.submit()).toBe(false);
    expect(modals.notification).toEqual({ type: 'error', message: { key: 'error-slot-taken' } });
    modals.close();
    expect(modals.open).toBe('propertyViewRequest');
    expect(request.form.errors).toEqual({
      name: 'error-name-required',
      date: 'error-slot-taken',
      time: 'error-slot-taken',
    });
    expect(request.form.values).toEqual(good);
    request.opened();
    expect(request.form.errors['date']).toBe('error-slot-taken');
  });

  it('marks a field of the same name on both sides', async () => {
    const { request, gateway } = aRequest();
    const fields = { question: 'error-text-too-long' };
    gateway.failOnce('requestViewing', new Failure('validation_failed', fields, 'invalid', 'request-1'));
    request.form.reset(good);
    await request.form.submit();
    expect(request.form.errors).toEqual(fields);
  });

  it('stops its progress after an unexpected error, and rethrows it', async () => {
    const { request, gateway, modals } = aRequest();
    const fault = new TypeError('not a function');
    gateway.handlers.requestViewing = () => Promise.reject(fault);
    request.form.reset(good);
    await expect(request.form.submit()).rejects.toBe(fault);
    expect(modals.notification).toEqual({ type: 'error', message: { key: 'error-please-try-again-later' } });
    modals.close();
    expect(modals.open).toBe('propertyViewRequest');
  });

  it('asks to try again later without a message', async () => {
    const { request, gateway, modals } = aRequest();
    gateway.failOnce('requestViewing', new Failure('error-no-connection', {}, 'unreachable'));
    request.form.reset(good);
    await request.form.submit();
    expect(modals.notification?.message.key).toBe('please-try-again-later');
  });
});
