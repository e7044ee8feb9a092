import { describe, expect, it } from 'vitest';
import type { UserInfo } from '../../../src/core/accounts/account.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Shared } from '../../../src/core/site/sharing.ts';
import { ChosenSlot } from '../../../src/view-models/properties/chosen-slot.ts';
import { Report } from '../../../src/view-models/properties/report.ts';
import { PropertyScreen } from '../../../src/view-models/properties/property-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aProperty } from '../../support/a-property.ts';
import { aTextTranslation } from '../../support/a-text-translation.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { MemoryProperties } from '../../support/memory/memory-properties.ts';

const { signal } = new AbortController();

async function aListing({
  property = aProperty(),
  user = null as UserInfo | null,
  shared = 'copied' as Shared,
  id = '7',
} = {}) {
  const properties = new MemoryProperties([
    property,
    ...[8, 9, 10, 11, 12].map((other) => aProperty({ id: other })),
  ]);
  const modals = new Modals();
  const slot = new ChosenSlot();
  const screen = new PropertyScreen(
    properties,
    aSession(user, modals).session,
    modals,
    slot,
    {
      share: async () => shared,
    },
    aTextTranslation(),
  );
  await screen.load({ route: 'Property', params: { id }, query: {}, signal });
  return { properties, modals, slot, screen };
}

describe('A listing’s page (HOME-03)', () => {
  it('counts a visit when a browser shows it, and not when it was only loaded', async () => {
    const { properties, screen } = await aListing();
    expect(properties.visits).toEqual([]);
    screen.onEnter();
    expect(properties.visits).toEqual([7]);
  });

  it('stands when the visit can’t be counted', async () => {
    const { properties, screen } = await aListing();
    properties.refuse = new Failure('error-too-many-requests', {}, 'too-many');
    screen.onEnter();
    expect(screen.property?.id).toBe(7);
  });

  it('shows four similar homes, and none where they can’t be had', async () => {
    expect((await aListing()).screen.similar.map(({ id }) => id)).toEqual([8, 9, 10, 11]);
    const { properties, screen } = await aListing();
    properties.similar = () => Promise.reject(new Failure('error-please-try-again-later', {}, 'unavailable'));
    await screen.load({ route: 'Property', params: { id: '7' }, query: {}, signal });
    expect(screen.similar).toEqual([]);
  });

  it.each(['0', '-7', 'seven', '99', '7.5'])('is not found at the number %s', async (id) => {
    await expect(aListing({ id })).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('offers a viewing to visitors, of what is not rented yet', async () => {
    expect((await aListing()).screen.canBeVisited).toBe(true);
    expect((await aListing({ property: aProperty({ status: 'rented' }) })).screen.canBeVisited).toBe(false);
  });

  it('is edited by its owner, who neither visits it nor counts', async () => {
    const { properties, screen } = await aListing({ user: aUser() });
    screen.onEnter();
    expect([screen.isOwn, screen.canBeVisited, properties.visits]).toEqual([true, false, []]);
  });

  it('hands a free time that was pressed to the form', async () => {
    const { screen, modals, slot } = await aListing();
    screen.requestViewing('2026-11-25 11:30');
    expect(modals.open).toBe('propertyViewRequest');
    expect(slot.take()).toEqual({ date: '2026-11-25', time: '11:30' });
    expect(slot.take()).toBeNull();
  });

  it('moves among its pictures and not beyond', async () => {
    const { screen } = await aListing();
    screen.showPicture(1);
    screen.showPicture(2);
    expect(screen.picture).toBe(1);
    screen.showPicture(-1);
    expect(screen.picture).toBe(1);
  });

  it.each([
    ['copied', 'link-copied'],
    ['failed', 'error-link-not-copied'],
    ['shared', undefined],
    ['given-up', undefined],
  ] as const)('tells what became of sharing: %s', async (shared, message) => {
    const { screen, modals } = await aListing({ shared });
    await screen.share();
    expect(modals.notification?.message.key).toBe(message);
  });

  it('tells search engines the rent in euros, and one file of each picture', async () => {
    const { screen } = await aListing();
    expect(screen.head.structuredData?.[0]).toMatchObject({
      '@type': 'RealEstateListing',
      image: ['/uploads/home-1600.webp', '/uploads/kitchen-1600.webp'],
      mainEntity: { '@type': 'Apartment', numberOfBedrooms: 1, petsAllowed: true },
      offers: { price: '460.16', priceCurrency: 'EUR' },
    });
  });
});

describe('Reporting a listing', () => {
  function aReport() {
    const properties = new MemoryProperties([aProperty()]);
    const modals = new Modals();
    const told: string[] = [];
    const report = new Report(
      (what) => properties.report(7, what),
      modals,
      () => told.push('done'),
    );
    return { properties, modals, told, form: report.form };
  }

  it('needs a few words where the reason is another', async () => {
    const { form, properties } = aReport();
    form.set('reason', 'other');
    await form.submit();
    expect(form.errors).toEqual({ text: 'error-report-text-required' });
    expect(properties.reports).toEqual([]);
  });

  it('is thanked for', async () => {
    const { form, properties, modals, told } = aReport();
    form.set('reason', 'fraud');
    await form.submit();
    expect(properties.reports).toEqual([{ id: 7, reason: 'fraud', text: '', email: '' }]);
    expect([told, modals.notification?.message.key]).toEqual([['done'], 'property-reported']);
  });

  it('stays, with what was written, when it was refused', async () => {
    const { form, properties, told } = aReport();
    expect(await form.submit()).toBe(false);
    expect(form.errors['reason']).toBe('error-report-reason-required');
    form.set('reason', 'fraud');
    form.set('text', 'Искат предплата.');
    properties.refuse = new Failure('error-too-many-attempts', {}, 'too-many');
    await form.submit();
    expect([told, form.refusal, form.values.text]).toEqual([
      [],
      'error-too-many-attempts',
      'Искат предплата.',
    ]);
  });
});
