// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SiteSearchResult } from '../../../src/core/searches/site-search/site-search.ts';
import { openShop } from '../support/render-with-services.tsx';
import { aPropertyCatalogue } from '../../support/a-property-catalogue.ts';

const tab = (name: string) => screen.getByRole('radio', { name });
const form = (name: string) => screen.getByRole('search', { name, hidden: true });

describe('The search of the front page', () => {
  it('has four tabs, with a form each that works without a script', async () => {
    await openShop('/');
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'properties',
      'roommates',
      'products',
      'services',
    ]);
    expect(tab('Жилище')).toBeChecked();
    for (const [name, first] of [
      ['Жилище', 'properties'],
      ['Стая', 'roommates'],
      ['Вещи', 'products'],
    ] as const) {
      expect(form(name)).toHaveAttribute('action', '/tarsene');
      expect(form(name)).toHaveFormValues({ first });
    }
  });

  it('searches homes by place, bedrooms and rent', async () => {
    const { address } = await openShop('/');
    const homes = within(form('Жилище'));
    await userEvent.type(homes.getByLabelText('Град или квартал'), 'Лозенец');
    await userEvent.selectOptions(homes.getByLabelText('Спални'), '2');
    await userEvent.type(homes.getByLabelText('Наем до'), '1200');
    await userEvent.click(homes.getByRole('button', { name: 'Търсене', hidden: true }));
    const place = encodeURIComponent('Лозенец');
    await waitFor(() =>
      expect(address()).toBe(`/tarsene?first=properties&request=${place}&bedrooms=2&priceTo=1200`),
    );
  });

  it('opens the list of rooms if only the rent is given', async () => {
    const { address } = await openShop('/');
    const rooms = within(form('Стая'));
    await userEvent.type(rooms.getByLabelText('Наем до'), '400{Enter}');
    await waitFor(() => expect(address()).toBe('/sakvartiranti?priceTo=400'));
  });

  it('suggests places after the place field is used', async () => {
    const properties = aPropertyCatalogue();
    const sofia = { latitude: 42.7, longitude: 23.3 };
    const districts = [{ id: 11, name: 'Лозенец', ...sofia }];
    properties.cityList = [{ id: 1, name: 'София', districts, ...sofia }];
    await openShop('/', { properties });
    const names = () =>
      [...document.querySelectorAll('#hero-places option')].map((one) => one.getAttribute('value'));
    expect(names()).toEqual([]);
    await userEvent.click(within(form('Жилище')).getByLabelText('Град или квартал'));
    await waitFor(() => expect(names()).toEqual(['София', 'Лозенец, София']));
  });

  it('links to the services', async () => {
    await openShop('/');
    const services = within(screen.getByRole('list', { name: 'Изберете услуга', hidden: true }));
    expect(services.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))).toEqual([
      '/pochistvane',
      '/premestvane',
      '/interior-dizayn',
    ]);
  });
});

const EMPTY = { words: [], targets: [], letGo: [], list: null };
const homes = { kind: 'properties', filters: 'city=1&type=two-room', orderBy: null } as const;

describe('The results of a search', () => {
  const asked = encodeURIComponent('стая');
  const found: SiteSearchResult = {
    groups: [
      { ...EMPTY, kind: 'properties', total: 208, list: homes, words: ['София', 'Двустаен'] },
      { ...EMPTY, kind: 'plan', total: 1, targets: [{ route: 'MovingIn', id: null, title: null }] },
    ],
    isDirect: false,
    relaxed: [],
  };

  it('are grouped, each with its count as a link to its list', async () => {
    await openShop(`/tarsene?request=${asked}`, { found });
    expect(screen.getByRole('heading', { name: 'Резултати за „стая“', level: 1 })).toBeInTheDocument();
    const group = within(screen.getByRole('region', { name: 'Жилища' }));
    expect(group.getByRole('link', { name: '208 жилища' })).toHaveAttribute(
      'href',
      `/imoti?city=1&type=two-room&request=${asked}`,
    );
    const plan = within(screen.getByRole('region', { name: 'Нанасяне и изнасяне' }));
    expect(plan.getByRole('link', { name: 'План за нанасяне' })).toHaveAttribute('href', '/nanasyane');
  });

  it('suggest fewer filters and an alert if the list is empty', async () => {
    const empty: SiteSearchResult = {
      groups: [{ ...EMPTY, kind: 'properties', total: 0, list: homes, words: ['София', 'Двустаен'] }],
      isDirect: false,
      relaxed: [{ ...homes, filters: 'city=1', without: ['Двустаен'], total: 12 }],
    };
    await openShop(`/tarsene?request=${asked}`, { found: empty });
    expect(screen.getByRole('link', { name: /Без „Двустаен“: 12 жилища/ })).toHaveAttribute(
      'href',
      '/imoti?city=1',
    );
    expect(screen.getByRole('link', { name: 'Известие при резултат' })).toHaveAttribute(
      'href',
      '/zapazi-tarsene?kind=properties&city=1&type=two-room',
    );
  });

  it('are linked from the list that a search has opened, with the other counts', async () => {
    await openShop(`/sakvartiranti?city=1&request=${asked}`, { found });
    const others = within(screen.getByRole('navigation', { name: 'Още по това търсене' }));
    expect(others.getByRole('link', { name: 'Всички резултати' })).toHaveAttribute(
      'href',
      `/tarsene?request=${asked}&all=1`,
    );
    expect(await others.findByRole('link', { name: '208 жилища' })).toBeInTheDocument();
    expect(others.getByRole('link', { name: 'План за нанасяне' })).toBeInTheDocument();
  });
});
