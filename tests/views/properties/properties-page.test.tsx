import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { aProperty } from '../../support/a-property.ts';
import { aPropertyCatalogue, SOFIA } from '../../support/a-property-catalogue.ts';
import { openShop } from '../support/render-with-services.tsx';

afterEach(cleanup);

const plain = (text: string | null) => (text ?? '').replace(/\s+/gu, ' ');

const open = (address: string) =>
  openShop(address, { properties: aPropertyCatalogue([aProperty(), aProperty({ id: 8 })], [SOFIA]) });
const line = () => screen.getByRole('button', { name: / жилища$/ });

describe('The search for homes on a phone (HOME-02)', () => {
  it('has a summary of the filters, in spoken order, with the number of results', async () => {
    await open('/imoti?city=1&district=11&type=two-room&priceTo=1200&bedrooms=1&pets=1');
    expect(plain(line().textContent)).toBe(
      'София · Лозенец · Двустаен · до 1 200 лв. · 1 спалня · Приемат се домашни любимци 2 жилища',
    );
  });

  it('names the whole country without a place', async () => {
    await open('/imoti?type=two-room');
    expect(plain(line().textContent)).toBe('Цяла България · Двустаен 2 жилища');
  });

  it('opens the form from the summary, and closes it by the last button', async () => {
    await open('/imoti');
    const sheet = document.getElementById(line().getAttribute('popovertarget') ?? '');
    expect(sheet).toHaveAttribute('popover', 'auto');
    expect(sheet?.querySelector('form')).toHaveAttribute('action', '/imoti');
    // jsdom opens no popovers; these are the events of a browser.
    const tell = (newState: string) =>
      fireEvent(sheet!, Object.assign(new Event('beforetoggle'), { newState }));
    tell('open');
    expect(sheet).toHaveAttribute('role', 'dialog');
    expect(line().closest('[inert]')).not.toBeNull();
    tell('closed');
    expect(sheet).toHaveAttribute('role', 'group');
    expect(line().closest('[inert]')).toBeNull();
    expect(screen.getByRole('button', { name: 'Показване: 2 жилища', hidden: true })).toHaveAttribute(
      'type',
      'submit',
    );
  });

  it('has the order in the form, which works without a script', async () => {
    const { address } = await open('/imoti?city=1');
    const order = screen.getByRole('combobox', { name: 'Подредба' });
    expect(order).toHaveAttribute('form', 'filters');
    await userEvent.selectOptions(order, 'price.ASC');
    await waitFor(() => expect(address()).toBe('/imoti?city=1&orderBy=price.ASC'));
  });
});

describe('Chips for the number of rooms (HOME-02)', () => {
  it('add and remove a number of bedrooms with one press', async () => {
    const { address } = await open('/imoti?bedrooms=2');
    const chips = screen.getByRole('list', { name: 'Брой стаи' });
    const chip = (name: string) => within(chips).getByRole('link', { name });
    expect(chip('Тристаен')).toHaveAttribute('aria-current', 'true');
    expect(chip('Двустаен')).not.toHaveAttribute('aria-current');
    await userEvent.click(chip('Двустаен'));
    await waitFor(() => expect(address()).toBe('/imoti?bedrooms=1&bedrooms=2'));
    await userEvent.click(chip('Тристаен'));
    await waitFor(() => expect(address()).toBe('/imoti?bedrooms=1'));
  });
});
