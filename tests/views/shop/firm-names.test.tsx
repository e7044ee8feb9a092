import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CartViewModel } from '../../../src/view-models/orders/cart-view-model.ts';
import { aProduct, aVendor } from '../../support/a-product.ts';
import { aProductCatalogue } from '../../support/a-product-catalogue.ts';
import { openShop } from '../support/render-with-services.tsx';

const product = aProduct({ vendor: aVendor({ name: 'Родопска вълна' }) });

const open = (address: string, language: 'bg' | 'en') =>
  openShop(address, {
    catalogue: aProductCatalogue([product, aProduct({ id: 2, title: 'Абажур' })]),
    language,
  });

describe('A Bulgarian shop’s name (NAV-02)', () => {
  it('is followed by its transliteration on the English page of a product', async () => {
    await open('/product/1', 'en');
    const link = screen.getByRole('link', { name: 'Родопска вълна (Rodopska valna)' });
    expect(within(link).getByText('Родопска вълна').lang).toBe('bg');
  });

  it('is transliterated on English cards, with the original as a tooltip', async () => {
    await open('/product/category/3', 'en');
    expect(await screen.findByText('Rodopska valna')).toHaveAttribute('title', 'Родопска вълна');
  });

  it('is unchanged in Bulgarian', async () => {
    await open('/produkti/1', 'bg');
    expect(screen.getByRole('link', { name: 'Родопска вълна' })).toBeInTheDocument();
  });

  it('is in both scripts in the English cart', async () => {
    const { container, navigation } = await open('/product/1', 'en');
    await container.get(CartViewModel).add(product, 1);
    await navigation.go('/cart');
    expect(
      await screen.findByRole('region', { name: /Родопска вълна \(Rodopska valna\)/ }),
    ).toBeInTheDocument();
  });
});
