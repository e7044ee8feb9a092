import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  CARD_SIZE,
  MAX_CARD_BYTES,
  ShareCardDrawer,
} from '../../../../server/rendering/share-cards/draw-share-card.ts';
import type { ShareCard } from '../../../../server/rendering/share-cards/share-card.ts';

const drawer = new ShareCardDrawer(process.cwd());

const draw = (picture: Buffer | null, changes: Partial<ShareCard> = {}) =>
  drawer.draw(
    {
      title: 'Настолна лампа „Зора“',
      note: 'Светлина',
      price: 4_590,
      monthly: false,
      picture: null,
      isLogo: false,
      ...changes,
    },
    picture,
    { language: 'bg', title: 'Уют', priceOrder: 'bgn-first', translate: () => 'на месец' },
  );

const red = sharp({ create: { width: 1_600, height: 900, channels: 3, background: '#e01010' } });

/** Colour at a position of the card. */
async function colourAt(card: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(card).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}
const isRed = ([r = 0, g = 0, b = 0]: number[]) => r > 200 && g < 60 && b < 60;

describe('The drawn share card', () => {
  it('shows the photo or drawing of the subject on the right', async () => {
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="#e01010"/></svg>',
    );
    for (const picture of [await red.clone().webp().toBuffer(), drawing]) {
      const card = await draw(picture);
      for (const [left, top] of [
        [660, 10],
        [1_190, 10],
        [1_190, 620],
        [660, 620],
      ] as const) {
        expect(isRed(await colourAt(card, left, top)), `${left}, ${top}`).toBe(true);
      }
      expect(isRed(await colourAt(card, 600, 300))).toBe(false);
    }
  });

  it('shows a logo whole', async () => {
    const card = await draw(await red.clone().webp().toBuffer(), { isLogo: true });
    expect(isRed(await colourAt(card, 920, 315))).toBe(true);
    expect(isRed(await colourAt(card, 660, 10))).toBe(false);
  });

  it('has the site icon in place of a broken or missing picture', async () => {
    const none = await draw(null);
    expect((await draw(Buffer.from('no picture'))).equals(none)).toBe(true);
  });

  it('stays light, whatever the photo', async () => {
    const noise = await sharp(randomBytes(1_200 * 1_200 * 3), {
      raw: { width: 1_200, height: 1_200, channels: 3 },
    })
      .png()
      .toBuffer();
    const card = await draw(noise);
    expect(card.length).toBeLessThanOrEqual(MAX_CARD_BYTES);
    expect(await sharp(card).metadata()).toMatchObject(CARD_SIZE);
  });
});
