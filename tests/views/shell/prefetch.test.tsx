import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProductCatalogue } from '../../support/a-product-catalogue.ts';
import { openShop } from '../support/render-with-services.tsx';

describe('A preload of a page', () => {
  it('starts when a link in the drawing of rooms gets the focus', async () => {
    const catalogue = aProductCatalogue();
    await openShop('/', { catalogue });
    const [bedroom] = screen
      .getAllByRole('link', { name: 'Спалня' })
      .filter((link) => link instanceof SVGElement);
    expect(bedroom).toBeDefined();
    if (bedroom) fireEvent.focusIn(bedroom);
    await waitFor(() => expect(catalogue.inputs('productCategories')).toContainEqual({ room: 'bedroom' }));
  });

  it('does not start behind a link that opens a dialog, as a 401 would open the login', async () => {
    const asked: string[] = [];
    await openShop('/', { answer: ({ path }) => asked.push(path) });
    const [login] = screen.getAllByRole('link', { name: 'Вход' });
    expect(login).toBeDefined();
    if (login) fireEvent.focusIn(login);
    await new Promise((resume) => setTimeout(resume, 1_500));
    expect(asked).not.toContain('/api/stats/user');
  });
});
