import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProductCatalogue } from '../../support/a-product-catalogue.ts';
import { openShop } from '../support/render-with-services.tsx';

describe('a page is brought before it is asked for', () => {
  it('when a room of the drawing is pointed at: a link within a drawing is a link', async () => {
    const catalogue = aProductCatalogue();
    await openShop('/', { catalogue });
    const [bedroom] = screen
      .getAllByRole('link', { name: 'Спалня' })
      .filter((link) => link instanceof SVGElement);
    expect(bedroom).toBeDefined();
    if (bedroom) fireEvent.focusIn(bedroom);
    await waitFor(() => expect(catalogue.inputs('productCategories')).toContainEqual({ room: 'bedroom' }));
  });

  it('but not behind a link that opens a dialog: a refusal would open the login under the pointer', async () => {
    const asked: string[] = [];
    await openShop('/', { answer: ({ path }) => asked.push(path) });
    const [login] = screen.getAllByRole('link', { name: 'Вход' });
    expect(login).toBeDefined();
    if (login) fireEvent.focusIn(login);
    await new Promise((resume) => setTimeout(resume, 1_500));
    expect(asked).not.toContain('/api/stats/user');
  });
});
