import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Category } from '../../../src/core/shop/product.ts';
import type { Room } from '../../../src/core/shop/room.ts';
import { MemoryCatalogue } from '../../support/memory/memory-shop.ts';
import { openShop } from '../support/render-with-services.tsx';

/** Notes which rooms it was asked for. */
class AskedCatalogue extends MemoryCatalogue {
  readonly rooms: (Room | null | undefined)[] = [];

  override async categories(wanted: { room?: Room | null; promo?: boolean } = {}): Promise<Category[]> {
    this.rooms.push(wanted.room);
    return super.categories(wanted);
  }
}

describe('a page is brought before it is asked for', () => {
  it('when a room of the drawing is pointed at: a link within a drawing is a link', async () => {
    const catalogue = new AskedCatalogue();
    await openShop('/', { catalogue });
    const [bedroom] = screen
      .getAllByRole('link', { name: 'Спалня' })
      .filter((link) => link instanceof SVGElement);
    expect(bedroom).toBeDefined();
    if (bedroom) fireEvent.focusIn(bedroom);
    await waitFor(() => expect(catalogue.rooms).toContain('bedroom'));
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
