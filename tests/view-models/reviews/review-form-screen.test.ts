import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import { reviewFormRules } from '../../../src/core/reviews/review-command.ts';
import { ReviewFormScreen } from '../../../src/view-models/reviews/review-form-screen.ts';
import { settled } from '../../support/memory/memory-own-properties.ts';
import { MemoryReviewGateway, MemoryReviews } from '../../support/memory/memory-reviews.ts';

const { signal } = new AbortController();
const PRODUCT = 'product-1';
const TEXT = 'Стабилна е и свети меко, точно като на снимката.';
const PHOTO = { name: 'lamp.jpg', size: 1_000, type: 'image/jpeg' };
const picture = (key: string) => ({
  key,
  url: `/pictures/uploads/${key}`,
  width: 800,
  height: 600,
  widths: [800],
});

describe('The form of a review (TRUST-04)', () => {
  const store = new MemoryTextStore();
  const all = new MemoryReviews({ [PRODUCT]: 'Настолна лампа' });
  const gateway = new MemoryReviewGateway(all, { name: 'Мария Г.', received: [PRODUCT] });
  let count = 0;
  const uploads = {
    upload: async () => picture(`picture-${(count += 1)}`),
    remove: async () => {},
  };

  async function opened(): Promise<ReviewFormScreen> {
    const screen = new ReviewFormScreen(
      gateway,
      new StoredFormDrafts(store),
      async () => reviewFormRules,
      uploads,
      () => new AbortController(),
    );
    await screen.load({ route: 'WriteReview', params: { subject: PRODUCT }, query: {}, signal });
    screen.onEnter();
    return screen;
  }

  it('keeps what was typed and the pictures that were sent over a reload, and sends both', async () => {
    const screen = await opened();
    screen.form.set('stars', 5);
    screen.form.set('text', TEXT);
    screen.pictures.add([PHOTO]);
    await settled();
    const reloaded = await opened();
    expect(reloaded.pictures.tiles.map((tile) => tile.picture?.key)).toEqual(['picture-1']);
    expect(await reloaded.form.submit()).toBe(true);
    expect(reloaded.isSent).toBe(true);
    expect((await gateway.own()).written).toMatchObject([{ text: TEXT, pictures: [{ key: 'picture-1' }] }]);
  });

  it('shows the pictures of a review that is changed, and takes away what is removed', async () => {
    const screen = await opened();
    const [tile] = screen.pictures.tiles;
    expect(tile?.picture?.key).toBe('picture-1');
    screen.pictures.remove(tile?.id ?? 0);
    expect(await screen.form.submit()).toBe(true);
    expect((await gateway.own()).written).toMatchObject([{ text: TEXT, pictures: [] }]);
  });
});
