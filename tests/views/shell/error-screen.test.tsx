import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { aProduct } from '../../support/a-product.ts';
import { MemoryCatalogue } from '../../support/memory/memory-shop.ts';
import { openShop } from '../support/render-with-services.tsx';

/** A catalogue that is down until it is mended. */
class BrokenCatalogue extends MemoryCatalogue {
  broken = true;
  override async product(id: string) {
    if (this.broken) throw new Failure('error-please-try-again-later', {}, 'unavailable', 'request-17');
    return super.product(id);
  }
}

describe('when a page can’t be shown', () => {
  it('says why, with a code to quote, and tries again', async () => {
    const catalogue = new BrokenCatalogue([aProduct()]);
    await openShop('/produkti/1', { catalogue });
    expect(screen.getByText(/request-17/)).toBeInTheDocument();
    catalogue.broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Нов опит' }));
    expect(await screen.findByRole('heading', { level: 1, name: aProduct().title })).toBeInTheDocument();
  });

  it('an unknown address and a product that is gone look like what they are, with a way on (NAV-08)', async () => {
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

  it('after a navigation the tab has the new title and the focus is on the content', async () => {
    const { navigation } = await openShop('/');
    await navigation.go('/lyubimi');
    await waitFor(() => expect(document.title).toBe('Любими · Уют'));
    expect(document.activeElement?.id).toBe('main');
  });
});
