import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aProduct, aVendor } from '../../support/a-product.ts';
import { aProductCatalogue } from '../../support/a-product-catalogue.ts';
import { openShop } from '../support/render-with-services.tsx';

const shops = () =>
  aProductCatalogue([
    aProduct({ id: 1, vendor: aVendor({ id: 7, name: 'Дом и светлина' }) }),
    aProduct({ id: 2, vendor: aVendor({ id: 8, name: 'Дървото' }) }),
    aProduct({ id: 3, vendor: aVendor({ id: 8, name: 'Дървото' }) }),
  ]);

describe('The page of all shops (SHOP-07)', () => {
  it('lists the shops, each with its page, products and town', async () => {
    await openShop('/magazini', { catalogue: shops() });
    const [first, second] = screen.getAllByRole('article');
    expect(within(first!).getByRole('link', { name: 'Дом и светлина' })).toHaveAttribute(
      'href',
      '/targovets/7',
    );
    expect(second).toHaveTextContent('2 продукта · Троян');
  });

  it('finds shops by name', async () => {
    await openShop('/magazini', { catalogue: shops() });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Име на магазин' }), 'Дърв{Enter}');
    expect(await screen.findByText('1 магазин за „Дърв“')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('says that no shop has the name, and links to all', async () => {
    await openShop('/magazini?search=Бор', { catalogue: shops() });
    expect(screen.getByRole('heading', { name: 'Няма магазин с това име' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Всички магазини' })).toHaveAttribute('href', '/magazini');
  });

  it('writes names and towns in Latin letters in English', async () => {
    await openShop('/shops', { catalogue: shops(), language: 'en' });
    expect(screen.getByRole('link', { name: 'Darvoto' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')[1]).toHaveTextContent('2 products · Troyan');
  });
});
