import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CartViewModel } from '../../../src/view-models/orders/cart-view-model.ts';
import { aProduct } from '../../support/a-product.ts';
import { aProductCatalogue } from '../../support/a-product-catalogue.ts';
import { openShop } from '../support/render-with-services.tsx';

/** Category 3 with that many lamps, some of them white. */
function lamps(total: number, products = [aProduct()]) {
  const catalogue = aProductCatalogue(products);
  const { handlers } = catalogue;
  handlers.productCategories = () => ({
    data: [{ id: 3, name: 'Лампи', picture: null, rooms: ['living-room'], productCount: total }],
  });
  handlers.searchProducts = () => ({ data: total > 0 ? products : [], total });
  handlers.categoryFilters = () => ({
    price: { from: 1990, to: 45900 },
    vendors: [],
    colours: [
      { key: 'white', count: 4 },
      { key: 'oak', count: 0 },
    ],
    materials: [],
    sizes: [],
    inStock: 9,
    onPromo: 2,
    highlyRated: 1,
  });
  return catalogue;
}

describe('A product in a list', () => {
  it('is added to the cart from its card, with a confirmation (SHOP-05)', async () => {
    const { container } = await openShop('/produkti/kategorii/3', { catalogue: lamps(1) });
    const add = screen.getByRole('button', { name: `Добавяне в количката: ${aProduct().title}` });
    add.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Добавено в количката')).toBeInTheDocument();
    expect(container.get(CartViewModel).cart.find(1)?.quantity).toBe(1);
  });

  it('with variants leads to the choice, and a sold-out one has no button', async () => {
    const catalogue = lamps(2, [aProduct({ variants: 2 }), aProduct({ id: 2, title: 'Ваза', quantity: 0 })]);
    await openShop('/produkti/kategorii/3', { catalogue });
    const choice = screen.getByRole('link', { name: `Избор на вариант: ${aProduct().title}` });
    expect(choice).toHaveAttribute('href', '/produkti/1');
    expect(screen.queryByRole('button', { name: /^Добавяне в количката/ })).toBeNull();
  });

  it('on promo shows its old price in both currencies, as the lowest of 30 days', async () => {
    const catalogue = lamps(1, [aProduct({ price: 4200, promoPrice: 3990 })]);
    await openShop('/produkti/kategorii/3', { catalogue });
    const card = within(screen.getByRole('article'));
    expect(card.getByText('(20,40 €)')).toBeInTheDocument();
    expect(card.getByText(/^Предишна цена/).closest('s')).toHaveTextContent('42,00 лв. (21,47 €)');
    expect(card.getByText('Най-ниска цена за последните 30 дни: 42,00 лв. (21,47 €)')).toBeInTheDocument();
  });
});

describe('A category’s products (SHOP-03)', () => {
  it('have filters in the URL at once, which their tags remove', async () => {
    const { address } = await openShop('/produkti/kategorii/3', { catalogue: lamps(14) });
    await userEvent.click(screen.getByRole('checkbox', { name: /^Бяло/, hidden: true }));
    await waitFor(() => expect(address()).toBe('/produkti/kategorii/3?colour=white'));
    await userEvent.click(await screen.findByRole('link', { name: /Премахване на филтър: Бяло/ }));
    await waitFor(() => expect(address()).toBe('/produkti/kategorii/3'));
  });

  it('move the focus from a removed tag to the next, and from the last to the heading', async () => {
    const { address } = await openShop('/produkti/kategorii/3?inStock=1&onPromo=1&colour=white', {
      catalogue: lamps(14),
    });
    const tag = (filter: string) => screen.getByRole('link', { name: `Премахване на филтър: ${filter}` });
    tag('В наличност').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/produkti/kategorii/3?colour=white&onPromo=1'));
    await waitFor(() => expect(tag('На промоция')).toHaveFocus());
    tag('Бяло').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(tag('На промоция')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('apply a typed price on Enter', async () => {
    const { address } = await openShop('/produkti/kategorii/3', { catalogue: lamps(14) });
    await userEvent.type(screen.getByLabelText('До'), '45,90{Enter}');
    await waitFor(() => expect(address()).toBe('/produkti/kategorii/3?priceTo=45.90'));
  });

  it('disable a choice without results', async () => {
    await openShop('/produkti/kategorii/3', { catalogue: lamps(14) });
    expect(screen.getByRole('checkbox', { name: /^Дъб/, hidden: true })).toBeDisabled();
  });

  it('have their order in the URL, and a new one starts at the first page', async () => {
    const { address } = await openShop('/produkti/kategorii/3?page=2', { catalogue: lamps(14) });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Подредба' }), 'price.DESC');
    await waitFor(() => expect(address()).toBe('/produkti/kategorii/3?orderBy=price.DESC'));
  });

  it('keep the filters over the pages', async () => {
    await openShop('/produkti/kategorii/3?onPromo=1', { catalogue: lamps(14) });
    const pages = within(screen.getByRole('navigation', { name: 'Страници с резултати' }));
    expect(pages.getByRole('link', { name: 'Страница 2' })).toHaveAttribute(
      'href',
      '/produkti/kategorii/3?onPromo=1&page=2',
    );
  });

  it('offer to clear the filters of an empty list', async () => {
    await openShop('/produkti/kategorii/3?onPromo=1', { catalogue: lamps(0) });
    expect(screen.getByRole('link', { name: 'Изчистване на филтрите' })).toHaveAttribute(
      'href',
      '/produkti/kategorii/3',
    );
  });

  it('show counts above three thousand as approximate', async () => {
    await openShop('/produkti/kategorii/3', { catalogue: lamps(3_000) });
    const [count] = screen.getAllByText(/^над 3\s?000 продукта$/);
    expect(count).toBeInTheDocument();
  });
});
