import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { COUNT_LIMIT } from '../../../src/core/shared/page.ts';
import { aProperty, anAgency } from '../../support/a-property.ts';
import { openShop } from '../support/render-with-services.tsx';
import { aPropertyCatalogue } from '../../support/a-property-catalogue.ts';

const ofAgency = {
  ...aProperty().owner,
  agency: { id: 3, name: 'Дом и ключ', logo: null, trusted: true, phone: '' },
};

describe('People and agencies that offer homes (HOME-16)', () => {
  it('list the verified agencies, each with a page', async () => {
    await openShop('/dovereni-agencii', { properties: aPropertyCatalogue() });
    expect(screen.getByRole('link', { name: 'Дом и ключ' }).getAttribute('href')).toBe('/agenciya/3');
    expect(screen.getByText('1 жилище')).toBeTruthy();
  });

  it('report an empty list', async () => {
    const properties = aPropertyCatalogue();
    properties.agencyList = [];
    await openShop('/dovereni-agencii', { properties });
    expect(screen.getByRole('heading', { name: 'Още няма доверени агенции' })).toBeTruthy();
  });

  it('show an agency’s listings in pages, and its contact details', async () => {
    const properties = aPropertyCatalogue(
      Array.from({ length: 13 }, (_, index) => aProperty({ id: index + 1, owner: ofAgency })),
    );
    await openShop('/agenciya/3?page=2', { properties });
    expect(screen.getAllByRole('article')).toHaveLength(1);
    const pages = screen.getByRole('navigation', { name: 'Страници с резултати' });
    expect(within(pages).getByRole('link', { name: 'Предишна страница' }).getAttribute('href')).toBe(
      '/agenciya/3',
    );
    expect(screen.getByRole('link', { name: 'example.bg' }).getAttribute('rel')).toContain('nofollow');
  });

  it('show the limit of the count for an agency with many homes', async () => {
    const properties = aPropertyCatalogue();
    properties.handlers.properties = () => ({ data: [], total: COUNT_LIMIT });
    await openShop('/agenciya/3', { properties });
    expect(screen.getByText(/^над 3\s?000 жилища$/)).toBeTruthy();
  });

  it('do not find a missing agency', async () => {
    const { navigation } = await openShop('/agenciya/99', { properties: aPropertyCatalogue() });
    expect(navigation.refusal).toBe('not-found');
  });

  it('show no empty rows for an agency with little data', async () => {
    const properties = aPropertyCatalogue();
    properties.agencyList = [anAgency({ website: '', address: '', phone: '' })];
    await openShop('/agenciya/3', { properties });
    expect(screen.queryByText('Уебсайт')).toBeNull();
    expect(screen.getByText('В момента няма обяви')).toBeTruthy();
  });

  it('show a person’s first name and listings', async () => {
    const person = {
      id: 31,
      name: 'Мария Г.',
      memberSince: '2025-03-01T08:00:00.000Z',
      responsiveness: null,
      propertyCount: 1,
      agencyId: null,
      phoneVerifiedAt: null,
      warnings: [],
    };
    const answer = ({ path }: { path: string }) => (path === '/api/user/{id}' ? person : {});
    await openShop('/potrebitel/31', { properties: aPropertyCatalogue([aProperty()]), answer });
    expect(screen.getByRole('heading', { level: 1, name: 'Мария Г.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Двустаен до парка' })).toBeTruthy();
  });
});

describe('The home page (SHOP-01)', () => {
  it('shows the four newest homes, and a link to all', async () => {
    const properties = aPropertyCatalogue([1, 2, 3, 4, 5].map((id) => aProperty({ id, title: `Дом ${id}` })));
    await openShop('/', { properties });
    const section = screen.getByRole('region', { name: 'Нови жилища под наем' });
    expect(within(section).getAllByRole('article')).toHaveLength(4);
    expect(within(section).getByRole('link', { name: 'Всички жилища' }).getAttribute('href')).toBe('/imoti');
  });

  it('works without them', async () => {
    const { navigation } = await openShop('/', { properties: aPropertyCatalogue() });
    expect(navigation.refusal).toBeNull();
    expect(screen.queryByRole('region', { name: 'Нови жилища под наем' })).toBeNull();
  });
});
