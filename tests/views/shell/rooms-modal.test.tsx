import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openShop } from '../support/render-with-services.tsx';

async function openRooms(path: string) {
  const shop = await openShop(path);
  const [button] = screen.getAllByRole('link', { name: 'Магазин' });
  if (button) await userEvent.click(button);
  return { ...shop, dialog: within(await screen.findByRole('dialog')) };
}

describe('The modal of the rooms', () => {
  it('links each zone of the picture with the room’s name (ROOM-01)', async () => {
    const { dialog } = await openRooms('/');
    const zones = within(dialog.getByRole('group')).getAllByRole('link');
    expect(zones.map((zone) => zone.getAttribute('aria-label')).sort()).toEqual(
      ['Антре', 'Баня', 'Градина', 'Кухня', 'Спалня', 'Тераса', 'Хол'].sort(),
    );
  });

  it('closes after a choice and opens the room’s categories (ROOM-03)', async () => {
    const { dialog, address } = await openRooms('/');
    await userEvent.click(within(dialog.getByRole('group')).getByRole('link', { name: 'Кухня' }));
    await waitFor(() => expect(address()).toBe('/produkti/kategorii?room=kitchen'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('heading', { level: 1, name: 'За кухнята' })).toBeInTheDocument();
  });

  it('lists all rooms, and gifts among more products (ROOM-02)', async () => {
    const { dialog } = await openRooms('/');
    const list = within(dialog.getByRole('navigation'));
    expect(list.getByRole('link', { name: 'Всички стаи' })).toHaveAttribute('href', '/produkti/kategorii');
    expect(list.getByRole('heading', { name: 'Още продукти' })).toBeInTheDocument();
    expect(list.getByRole('link', { name: 'Подаръци' })).toHaveAttribute(
      'href',
      '/produkti/kategorii?room=gifts',
    );
  });

  it('has a close button everywhere except on the shop’s own screen (ROOM-04)', async () => {
    const { dialog } = await openRooms('/');
    await userEvent.click(dialog.getByRole('button', { name: 'Затваряне' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    const shop = await openRooms('/magazin');
    expect(shop.dialog.queryByRole('button', { name: 'Затваряне' })).toBeNull();
  });
});
