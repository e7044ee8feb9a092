import { describe, expect, it } from 'vitest';
import type { FairPrice } from '../../../src/core/properties/fair-price.ts';
import type { Query } from '../../../src/core/site/paths.ts';
import { FairPriceScreen } from '../../../src/view-models/properties/fair-price-screen.ts';
import { AgenciesScreen } from '../../../src/view-models/properties/agencies-screen.ts';
import { AgencyScreen } from '../../../src/view-models/properties/agency-screen.ts';
import { PersonScreen } from '../../../src/view-models/properties/person-screen.ts';
import { aFairPrice, aProperty, anAgency } from '../../support/a-property.ts';
import { anAccountsGateway } from '../../support/an-accounts-gateway.ts';
import { aReviewCatalogue } from '../../support/a-review-catalogue.ts';
import { aPropertyCatalogue } from '../../support/a-property-catalogue.ts';

const { signal } = new AbortController();
const OWNER = aProperty().owner;
const OWN_AGENCY = { id: 3, name: 'Дом и ключ', logo: null, trusted: true, phone: '' };

/** Thirteen homes of one person who works for an agency. */
const homes = () =>
  Array.from({ length: 13 }, (_, index) =>
    aProperty({ id: 101 + index, owner: { ...OWNER, agency: OWN_AGENCY } }),
  );

describe('The verified agencies (HOME-16)', () => {
  async function theAgencies(query: Query = {}) {
    const catalogue = aPropertyCatalogue();
    catalogue.agencyList = Array.from({ length: 13 }, (_, index) => anAgency({ id: 1 + index }));
    const screen = new AgenciesScreen(catalogue);
    await screen.load({ route: 'TrustedAgencies', params: {}, query, signal });
    return screen;
  }

  it('are shown twelve to a page, each with its URL', async () => {
    const first = await theAgencies();
    expect([first.agencies.data.length, first.agencies.total, first.pageCount]).toEqual([12, 13, 2]);
    expect(first.head).toEqual({
      title: { key: 'trusted-agencies' },
      description: { key: 'agencies-lead' },
      canonical: { name: 'TrustedAgencies', query: { page: null } },
    });
    const second = await theAgencies({ page: ['2'] });
    expect(second.agencies.data.map(({ id }) => id)).toEqual([13]);
    expect(second.head.canonical?.query).toEqual({ page: 2 });
  });

  it('are empty before they are loaded', () => {
    const screen = new AgenciesScreen(aPropertyCatalogue());
    expect([screen.agencies.data, screen.pageCount]).toEqual([[], 1]);
  });
});

describe('The usual rents (TRUST-01)', () => {
  const asked = { district: ['11'], type: ['two-room'], area: ['64'] };
  async function theFairPrice(query: Query, fairPrice: FairPrice | null = aFairPrice()) {
    const catalogue = aPropertyCatalogue([aProperty({ fairPrice })]);
    const lozenets = { id: 11, name: 'Лозенец', latitude: 42.67, longitude: 23.32 };
    catalogue.cityList = [{ id: 1, name: 'София', latitude: 42.7, longitude: 23.3, districts: [lozenets] }];
    const screen = new FairPriceScreen(catalogue);
    await screen.load({ route: 'FairPrice', params: {}, query, signal });
    return screen;
  }

  it('are those of a district, a type and an area', async () => {
    const screen = await theFairPrice(asked);
    expect(screen.fairPrice).toEqual(aFairPrice());
    expect(screen.place).toEqual({ city: 'София', district: 'Лозенец' });
  });

  it('are null for too few homes', async () => {
    const screen = await theFairPrice({ ...asked, area: ['90'] }, null);
    expect([screen.home?.area, screen.fairPrice]).toEqual([90, null]);
  });

  it.each([
    {},
    { ...asked, district: ['-1'] },
    { ...asked, district: ['abc'] },
    { ...asked, type: ['castle'] },
    { ...asked, area: [''] },
    { ...asked, area: ['4'] },
    { ...asked, area: ['501'] },
    { ...asked, area: ['Infinity'] },
  ])('are not requested by %o', async (query: Query) => {
    const screen = await theFairPrice(query);
    expect([screen.home, screen.place, screen.fairPrice]).toEqual([null, null, null]);
  });
});

describe('The page of an agency (HOME-16)', () => {
  async function theAgency({ query = {} as Query, id = '3', agency = anAgency() } = {}) {
    const catalogue = aPropertyCatalogue(homes());
    catalogue.agencyList = [agency];
    const screen = new AgencyScreen(catalogue, aReviewCatalogue());
    await screen.load({ route: 'Agency', params: { id }, query, signal });
    return screen;
  }

  it('shows the agency with its homes, twelve to a page', async () => {
    const screen = await theAgency({ query: { page: ['2'] } });
    expect([screen.agency?.name, screen.properties.data.length, screen.pageCount]).toEqual([
      'Дом и ключ',
      1,
      2,
    ]);
  });

  it('has a title with the agency, and a URL for each page', async () => {
    const screen = await theAgency();
    expect(screen.head).toEqual({
      title: 'Дом и ключ',
      description: 'Семейна агенция за наеми.',
      canonical: { name: 'Agency', params: { id: '3' }, query: { page: null } },
      structuredData: [
        {
          '@context': 'https://schema.org',
          '@type': 'RealEstateAgent',
          name: 'Дом и ключ',
          description: 'Семейна агенция за наеми.',
          telephone: '0888200102',
          email: 'office@example.bg',
          sameAs: 'https://example.bg/',
          address: 'София, ул. „Шишман“ 14',
        },
      ],
    });
    const second = await theAgency({ query: { page: ['2'] } });
    expect(second.head.canonical?.query).toEqual({ page: 2 });
  });

  it('omits missing data of the agency', async () => {
    const silent = { description: '', phone: '', email: '', website: 'няма', address: '' };
    const screen = await theAgency({ agency: anAgency(silent) });
    expect(screen.head.structuredData).toEqual([
      { '@context': 'https://schema.org', '@type': 'RealEstateAgent', name: 'Дом и ключ', description: '' },
    ]);
  });

  it('has a title before it is loaded', () => {
    const screen = new AgencyScreen(aPropertyCatalogue(), aReviewCatalogue());
    expect([screen.head, screen.properties.data]).toEqual([{ title: { key: 'agency-title' } }, []]);
  });

  it.each(['98', '99'])('is not found at %s', async (id) => {
    await expect(theAgency({ id })).rejects.toMatchObject({
      messageKey: 'error-agency-not-found',
      kind: 'not-found',
    });
  });
});

describe('The page of a private landlord', () => {
  async function thePerson({ query = {} as Query, id = String(OWNER.id) } = {}) {
    const accounts = anAccountsGateway();
    if (id === String(OWNER.id)) {
      accounts.handlers.publicUser = () => ({
        id: OWNER.id,
        name: 'Мария',
        memberSince: OWNER.memberSince,
        propertyCount: 13,
        agencyId: null,
        phoneVerifiedAt: null,
        warnings: [],
      });
    }
    const screen = new PersonScreen(accounts, aPropertyCatalogue(homes()), aReviewCatalogue());
    await screen.load({ route: 'User', params: { id }, query, signal });
    return screen;
  }

  it('shows the first name and the homes, twelve to a page', async () => {
    const screen = await thePerson({ query: { page: ['2'] } });
    expect([screen.person?.name, screen.properties.data.length, screen.page, screen.pageCount]).toEqual([
      'Мария',
      1,
      2,
      2,
    ]);
    expect((await thePerson()).properties.data).toHaveLength(12);
  });

  it('is not indexed by search engines', async () => {
    expect((await thePerson()).head).toEqual({ title: 'Мария' });
    const empty = new PersonScreen(anAccountsGateway(), aPropertyCatalogue(), aReviewCatalogue());
    expect([empty.head, empty.properties.data]).toEqual([{ title: { key: 'listing-owner' } }, []]);
  });

  it.each(['98', '99'])('is not found at %s', async (id) => {
    await expect(thePerson({ id })).rejects.toMatchObject({
      messageKey: 'error-user-not-found',
      kind: 'not-found',
    });
  });
});
