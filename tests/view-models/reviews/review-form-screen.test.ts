import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import { reviewFormRules } from '../../../src/core/reviews/review-command.ts';
import { sentReview } from '../../../src/core/reviews/review-gateway.ts';
import type { ReviewGateway, ReviewState } from '../../../src/core/reviews/review-gateway.ts';
import type { OwnReview } from '../../../src/core/reviews/review.ts';
import { ReviewFormScreen } from '../../../src/view-models/reviews/review-form-screen.ts';
import { settled } from '../../support/settled.ts';
import { fakeGateway } from '../../support/fake-gateway.ts';

const { signal } = new AbortController();
const PRODUCT = 'product-1';
const TEXT = 'Стабилна е и свети меко, точно като на снимката.';
const KEYS = ['picture-of-a-lamp-1', 'picture-of-a-lamp-2'] as const;
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
  const written: OwnReview = {
    id: 3,
    subject: PRODUCT,
    title: 'Настолна лампа',
    image: null,
    stars: 5,
    text: TEXT,
    pictures: [picture(KEYS[0])],
    language: 'bg',
    at: '2026-11-21T10:00:00.000Z',
    changedAt: null,
    reply: null,
    status: 'shown',
  };
  const state: ReviewState = {
    subject: PRODUCT,
    title: 'Настолна лампа',
    image: null,
    problem: null,
    review: null,
  };
  const gateway = fakeGateway<ReviewGateway>({
    reviewState: () => state,
    writeReview: () => written,
    changeReview: () => written,
  });
  let count = 0;
  const uploads = {
    upload: async () => picture(KEYS[(count += 1) - 1] ?? ''),
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

  it('stores the draft and its pictures over a reload, and sends both', async () => {
    const screen = await opened();
    screen.form.set('stars', 5);
    screen.form.set('text', TEXT);
    screen.pictures.add([PHOTO]);
    await settled();
    const reloaded = await opened();
    expect(reloaded.pictures.tiles.map((tile) => tile.picture?.key)).toEqual([KEYS[0]]);
    expect(await reloaded.form.submit()).toBe(true);
    expect(reloaded.isSent).toBe(true);
    expect(gateway.inputs('writeReview')).toEqual([
      { subject: PRODUCT, stars: 5, text: TEXT, pictures: [KEYS[0]] },
    ]);
  });

  it('shows the pictures of an existing review, and removes them', async () => {
    gateway.handlers.reviewState = () => ({ ...state, review: written });
    const screen = await opened();
    const [tile] = screen.pictures.tiles;
    expect(tile?.picture?.key).toBe(KEYS[0]);
    screen.pictures.remove(tile?.id ?? 0);
    expect(await screen.form.submit()).toBe(true);
    expect(gateway.inputs('changeReview')).toEqual([{ id: 3, stars: 5, text: TEXT, pictures: [] }]);
  });

  it('is not sent without stars', () => {
    expect(() => sentReview({ stars: null, text: TEXT, pictures: [] })).toThrow(
      expect.objectContaining({ kind: 'invalid', fields: { stars: 'error-review-stars' } }),
    );
  });
});
