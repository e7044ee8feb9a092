import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openShop } from '../support/render-with-services.tsx';

const text = {
  title: 'За нас',
  description: 'Кои сме',
  updated: '2026-11-21',
  html: '<p>Виж <a href="/lyubimi">любимите</a></p>',
};

describe('The informational pages (BLOG-05)', () => {
  it('show the text with the date of its last change', async () => {
    await openShop('/za-nas', { answer: () => text });
    expect(screen.getByRole('heading', { level: 1, name: 'За нас' })).toBeInTheDocument();
    expect(screen.getByText('Последна промяна: 21 ноември 2026 г.')).toBeInTheDocument();
  });

  it('open links within the text without a page load', async () => {
    const { address } = await openShop('/za-nas', { answer: () => text });
    await userEvent.click(screen.getByRole('link', { name: 'любимите' }));
    await waitFor(() => expect(address()).toBe('/lyubimi'));
  });

  it('link to another page from a page under construction', async () => {
    await openShop('/ochakvayte-skoro', { answer: () => ({ ...text, title: 'Очаквайте скоро' }) });
    expect(screen.getByRole('heading', { level: 1, name: 'Очаквайте скоро' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Към магазина' })).toHaveAttribute('href', '/produkti/kategorii');
  });
});
