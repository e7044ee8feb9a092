import { describe, expect, it } from 'vitest';
import type { UserInfo } from '../../../src/core/accounts/account.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Shared } from '../../../src/core/site/sharing.ts';
import { ChosenSlot } from '../../../src/view-models/properties/viewings/chosen-slot.ts';
import { Report } from '../../../src/view-models/properties/report.ts';
import { PropertyScreen } from '../../../src/view-models/properties/property-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aProperty } from '../../support/a-property.ts';
import { aTextTranslation, aTranslationGateway } from '../../support/a-text-translation.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { aReviewCatalogue } from '../../support/a-review-catalogue.ts';
import { aPropertyCatalogue } from '../../support/a-property-catalogue.ts';

const { signal } = new AbortController();

async function aListing({
  property = aProperty(),
  user = null as UserInfo | null,
  shared = 'copied' as Shared,
  id = '7',
} = {}) {
  const properties = aPropertyCatalogue([
    property,
    ...[8, 9, 10, 11, 12].map((other) => aProperty({ id: other })),
  ]);
  const modals = new Modals();
  const slot = new ChosenSlot();
  const sharedTitles: string[] = [];
  const translations = aTranslationGateway();
  const screen = new PropertyScreen(
    properties,
    aSession(user, modals).session,
    modals,
    slot,
    {
      share: async (title) => {
        sharedTitles.push(title);
        return shared;
      },
    },
    aTextTranslation({ service: translations }),
    aReviewCatalogue(),
  );
  await screen.load({ route: 'Property', params: { id }, query: {}, signal });
  return { properties, modals, slot, screen, sharedTitles, translations };
}

describe('A listing’s page (HOME-03)', () => {
  it('counts a visit when a browser shows it, not when it is only loaded', async () => {
    const { properties, screen } = await aListing();
    expect(properties.inputs('visitProperty')).toEqual([]);
    screen.onEnter();
    expect(properties.inputs('visitProperty')).toEqual([{ id: 7 }]);
  });

  it('works when the visit can’t be counted', async () => {
    const { properties, screen } = await aListing();
    properties.failOnce('visitProperty', new Failure('error-too-many-requests', {}, 'too-many'));
    screen.onEnter();
    expect(screen.property?.id).toBe(7);
  });

  it('shows four similar homes, and none after an error', async () => {
    expect((await aListing()).screen.similar.map(({ id }) => id)).toEqual([8, 9, 10, 11]);
    const { properties, screen } = await aListing();
    properties.failOnce('similarProperties', new Failure('error-please-try-again-later', {}, 'unavailable'));
    await screen.load({ route: 'Property', params: { id: '7' }, query: {}, signal });
    expect(screen.similar).toEqual([]);
  });

  it.each(['seven', '99'])('is not found at the number %s', async (id) => {
    await expect(aListing({ id })).rejects.toMatchObject({
      messageKey: 'error-property-not-found',
      kind: 'not-found',
    });
  });

  it('offers a viewing to visitors of a home that is not rented', async () => {
    expect((await aListing()).screen.canBeVisited).toBe(true);
    expect((await aListing({ property: aProperty({ status: 'rented' }) })).screen.canBeVisited).toBe(false);
  });

  it('shows its owner the edit link, without viewings and counts', async () => {
    const { properties, screen } = await aListing({ user: aUser() });
    screen.onEnter();
    expect([screen.isOwn, screen.canBeVisited, properties.inputs('visitProperty')]).toEqual([
      true,
      false,
      [],
    ]);
  });

  it('passes a pressed free time to the form', async () => {
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
    screen.showPicture(0);
    expect(screen.picture).toBe(0);
  });

  it.each([
    ['copied', 'link-copied'],
    ['failed', 'error-link-not-copied'],
    ['shared', undefined],
    ['given-up', undefined],
  ] as const)('tells what became of sharing: %s', async (shared, message) => {
    const { screen, modals, sharedTitles } = await aListing({ shared });
    await screen.share();
    expect([sharedTitles, modals.notification?.message.key]).toEqual([['Двустаен до парка'], message]);
    if (message) expect(modals.notification?.type).toBe(shared === 'copied' ? 'success' : 'error');
  });

  it('closes its modals when it is left', async () => {
    const { screen } = await aListing();
    expect([screen.fullScreen, screen.reporting]).toEqual([false, false]);
    screen.setFullScreen(true);
    screen.setReporting(true);
    expect([screen.fullScreen, screen.reporting]).toEqual([true, true]);
    screen.onLeave();
    expect([screen.fullScreen, screen.reporting]).toEqual([false, false]);
  });

  it('describes the home and its location', async () => {
    const { screen } = await aListing({ property: aProperty({ description: 'а'.repeat(301) }) });
    expect(screen.head).toMatchObject({
      title: 'Двустаен до парка · Лозенец, София',
      description: 'а'.repeat(300),
      canonical: { name: 'Property', params: { id: '7' } },
    });
  });

  it('can be read in the other language', async () => {
    const { screen, translations } = await aListing({ property: aProperty({ language: 'en' }) });
    expect(screen.translation.foreign).toBe('en');
    await screen.translation.translate();
    expect(translations.inputs('translateText')).toEqual([{ kind: 'property', id: 7 }]);
  });

  it('counts no visit before it is loaded', () => {
    const screen = new PropertyScreen(
      aPropertyCatalogue(),
      aSession(null).session,
      new Modals(),
      new ChosenSlot(),
      { share: async () => 'failed' },
      aTextTranslation(),
      aReviewCatalogue(),
    );
    screen.onEnter();
    expect([screen.isOwn, screen.canBeVisited, screen.similar, screen.head]).toEqual([
      false,
      false,
      [],
      { title: { key: 'property-title' } },
    ]);
  });

  it('rethrows unexpected errors', async () => {
    const { screen, properties } = await aListing();
    const fault = new TypeError('not a function');
    properties.handlers.similarProperties = () => Promise.reject(fault);
    const visit = { route: 'Property', params: { id: '7' }, query: {}, signal } as const;
    await expect(screen.load(visit)).rejects.toBe(fault);
  });

  it('offers the owner’s free times, and preselects none', async () => {
    const { screen, slot } = await aListing();
    screen.requestViewing();
    expect([slot.offered, slot.take()]).toEqual([['2026-11-25 10:00', '2026-11-25 11:30'], null]);
  });
});

describe('The structured data of a listing (PRICE-07)', () => {
  const structured = async (property = aProperty()) =>
    (await aListing({ property })).screen.head.structuredData?.[0];

  it('contains the home, its location, and the rent in euros', async () => {
    expect(await structured()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      name: 'Двустаен до парка',
      description: 'Светъл апартамент с изглед към парка.\n\nСвободен от декември.',
      datePosted: '2026-11-20T08:00:00.000Z',
      image: ['/uploads/home-1600.webp', '/uploads/kitchen-1600.webp'],
      mainEntity: {
        '@type': 'Apartment',
        name: 'Двустаен до парка',
        numberOfBedrooms: 1,
        numberOfBathroomsTotal: 1,
        floorLevel: '3',
        floorSize: { '@type': 'QuantitativeValue', value: 64, unitCode: 'MTK' },
        yearBuilt: 2008,
        petsAllowed: true,
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'BG',
          addressLocality: 'София',
          streetAddress: 'Лозенец',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 42.67, longitude: 23.32 },
      },
      offers: {
        '@type': 'Offer',
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        price: '460.16',
        priceCurrency: 'EUR',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: '460.16',
          priceCurrency: 'EUR',
          unitCode: 'MON',
        },
        availability: 'https://schema.org/InStock',
        offeredBy: { '@type': 'Person', name: 'Мария Г.' },
      },
    });
  });

  it.each([
    ['house', 'House'],
    ['room', 'Room'],
  ] as const)('says that a %s is a %s', async (type, name) => {
    expect(await structured(aProperty({ type }))).toMatchObject({ mainEntity: { '@type': name } });
  });

  it('contains the rented status and the agency', async () => {
    const agency = { id: 3, name: 'Дом и ключ', logo: null, trusted: true };
    const property = aProperty({ status: 'rented', owner: { ...aProperty().owner, agency } });
    expect(await structured(property)).toMatchObject({
      offers: {
        availability: 'https://schema.org/SoldOut',
        offeredBy: { '@type': 'RealEstateAgent', name: 'Дом и ключ' },
      },
    });
  });
});

describe('A report of a listing', () => {
  function aReport() {
    const properties = aPropertyCatalogue([aProperty()]);
    const modals = new Modals();
    const messages: string[] = [];
    const report = new Report(
      (what) => properties.reportProperty({ id: 7, ...what }),
      modals,
      () => messages.push('done'),
    );
    return { properties, modals, messages, form: report.form };
  }

  it('needs an explanation for another reason', async () => {
    const { form, properties } = aReport();
    form.set('reason', 'other');
    await form.submit();
    expect(form.errors).toEqual({ text: 'error-report-text-required' });
    expect(properties.inputs('reportProperty')).toEqual([]);
  });

  it('is confirmed', async () => {
    const { form, properties, modals, messages } = aReport();
    form.set('reason', 'fraud');
    await form.submit();
    expect(properties.inputs('reportProperty')).toEqual([{ id: 7, reason: 'fraud', text: '', email: '' }]);
    expect([messages, modals.notification]).toEqual([
      ['done'],
      { type: 'success', message: { key: 'property-reported' } },
    ]);
  });

  it('keeps its text after an error', async () => {
    const { form, properties, messages } = aReport();
    expect(await form.submit()).toBe(false);
    expect(form.errors['reason']).toBe('error-report-reason-required');
    form.set('reason', 'fraud');
    form.set('text', 'Искат предплата.');
    properties.failOnce('reportProperty', new Failure('error-too-many-attempts', {}, 'too-many'));
    await form.submit();
    expect([messages, form.refusal, form.values.text]).toEqual([
      [],
      'error-too-many-attempts',
      'Искат предплата.',
    ]);
  });
});
