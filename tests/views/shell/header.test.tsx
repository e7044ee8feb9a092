import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../support/a-product.ts';
import { aProductCatalogue } from '../../support/a-product-catalogue.ts';
import { aUser } from '../../support/a-session.ts';
import { Session } from '../../../src/view-models/accounts/session.ts';
import { openShop } from '../support/render-with-services.tsx';

const cartLink = () =>
  within(screen.getByRole('navigation', { name: 'Бързи връзки' })).getByRole('link', { name: /^Количка/ });

describe('The header', () => {
  it('reports an empty cart instead of opening it (HEAD-05)', async () => {
    const { address } = await openShop('/');
    await userEvent.click(cartLink());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Количката е празна. Добавете продукти, за да поръчате.',
    );
    expect(address()).toBe('/');
  });

  it('opens a cart with products, and counts them (HEAD-01, HEAD-05)', async () => {
    const { address } = await openShop('/produkti/1', { catalogue: aProductCatalogue([aProduct()]) });
    await userEvent.click(screen.getByRole('button', { name: 'Добавяне в количката' }));
    await waitFor(() => expect(cartLink()).toHaveAccessibleName('Количка, 1 брой'));
    await userEvent.click(cartLink());
    await waitFor(() => expect(address()).toBe('/kolichka'));
  });

  it('replaces the history entry when the link of the current page is pressed', async () => {
    const { address } = await openShop('/imoti');
    const entries = window.history.length;
    const link = (name: string) => screen.getAllByRole('link', { name, hidden: true })[0] as HTMLElement;
    await userEvent.click(link('Жилища под наем'));
    expect(window.history.length).toBe(entries);
    await userEvent.click(link('Промоции'));
    await waitFor(() => expect(address()).toBe('/produkti/kategorii/promo'));
    expect(window.history.length).toBe(entries + 1);
  });

  it('searches from the field', async () => {
    const { address } = await openShop('/za-nas', {
      answer: () => ({ title: 'За нас', description: '', updated: '2026-11-21', html: '' }),
    });
    await userEvent.type(screen.getByRole('searchbox'), 'лампа{Enter}');
    await waitFor(() => expect(address()).toBe(`/tarsene?request=${encodeURIComponent('лампа')}`));
  });

  it('searches homes first from a page of homes, also before the script', async () => {
    await openShop('/imoti');
    const form = screen.getByRole('search', { name: 'Търсене в целия сайт' });
    expect(form).toHaveAttribute('action', '/tarsene');
    expect(form).toHaveFormValues({ first: 'properties' });
  });

  it('links to the same page in the other language (LANG-04, LANG-05)', async () => {
    await openShop('/produkti/1', { catalogue: aProductCatalogue([aProduct()]) });
    expect(screen.getByRole('link', { name: /in English/ })).toHaveAttribute(
      'href',
      '/product/1?defaultLang=en',
    );
  });

  it('shows counts above 99 as 99+, and the exact count to screen readers (HEAD-07)', async () => {
    const { container } = await openShop('/');
    const waiting = { orders: 12_345, viewings: 0, messages: 3 };
    act(() => container.get(Session).set(aUser({ type: 'vendor', waiting })));
    expect(screen.getAllByText('99+')).toHaveLength(2);
    const name = /^Профил, 12\s348 известия$/;
    expect(screen.getByRole('link', { name, hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('button', { name, hidden: true })).toBeInTheDocument();
  });

  it('opens the login when a visitor adds a property (HEAD-04)', async () => {
    await openShop('/');
    await userEvent.click(screen.getByRole('link', { name: 'Добавете имот', hidden: true }));
    expect(await screen.findByRole('dialog', { name: 'Вход в профила' })).toBeInTheDocument();
  });
});
