import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { aProduct } from '../../support/a-product.ts';
import { aProductCatalogue } from '../../support/a-product-catalogue.ts';
import { openShop } from '../support/render-with-services.tsx';

describe('The error screen', () => {
  it('shows the reason with an error code, and retries', async () => {
    const catalogue = aProductCatalogue([aProduct()]);
    catalogue.failOnce(
      'product',
      new Failure('error-please-try-again-later', {}, 'unavailable', 'request-17'),
    );
    await openShop('/produkti/1', { catalogue });
    expect(screen.getByText(/request-17/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Нов опит' }));
    expect(await screen.findByRole('heading', { level: 1, name: aProduct().title })).toBeInTheDocument();
  });

  it('shows an unknown URL and a deleted product differently, each with a link (NAV-08)', async () => {
    await openShop('/nyama');
    expect(screen.getByRole('heading', { level: 1, name: 'Страницата не е намерена' })).toBeInTheDocument();
    cleanup();
    const { address } = await openShop('/produkti/9');
    expect(
      screen.getByText('Този продукт вече не се предлага. Разгледайте другите продукти.'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Към магазина' }));
    await waitFor(() => expect(address()).toBe('/produkti/kategorii'));
  });

  it('sets the title and moves the focus to the content after a navigation', async () => {
    const { navigation } = await openShop('/');
    await navigation.go('/lyubimi');
    await waitFor(() => expect(document.title).toBe('Любими · Уют'));
    expect(document.activeElement?.id).toBe('main');
  });
});
