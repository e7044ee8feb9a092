import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openShop } from '../support/render-with-services.tsx';

const text = {
  title: 'Политика за поверителност',
  description: '',
  updated: '2026-11-21',
  html: '<p>Текст</p>',
};
const notice = () => screen.queryByRole('region', { name: 'Съобщение за бисквитките' });

describe('The cookie notice (MODAL-05)', () => {
  it('is hidden after an acceptance, which is stored', async () => {
    const { store } = await openShop('/');
    await userEvent.click(screen.getByRole('button', { name: 'Съгласие' }));
    expect(notice()).toBeNull();
    expect(store.read('cookie-consent')).toBe('accepted');
  });

  it('is hidden while the purposes are shown, without an acceptance', async () => {
    const { store, address } = await openShop('/', { answer: () => text });
    await userEvent.click(screen.getByRole('link', { name: 'Подробности' }));
    expect(notice()).toBeNull();
    expect(store.read('cookie-consent')).toBe('purposes-seen');
    await waitFor(() => expect(address()).toBe('/poveritelnost'));
  });

  it('never returns after a choice', async () => {
    await openShop('/', { stored: { 'cookie-consent': 'accepted' } });
    expect(notice()).toBeNull();
  });

  it('can be changed on the privacy page', async () => {
    const { store } = await openShop('/poveritelnost', {
      answer: () => text,
      stored: { 'cookie-consent': 'accepted' },
    });
    expect(screen.getByRole('button', { name: 'Съгласие' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Само необходимите' }));
    expect(screen.getByText(/^Отказахте бисквитките/)).toBeInTheDocument();
    expect(store.read('cookie-consent')).toBe('declined');
  });
});
