import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { showPrice } from '../../../src/core/shared/price-format.ts';
import { lightColours } from '../../../src/views/components/tokens.ts';
import { pictureLibrary } from '../../platform/pictures/picture-library.ts';
import type { Translate } from '../../platform/texts.ts';
import { OutlinedText } from './outlined-text.ts';
import type { CardSurroundings, ShareCard } from './share-card.ts';

/** Size that social networks require. */
export const CARD_SIZE = { width: 1_200, height: 630 };
/** Bytes; some networks ignore larger pictures. */
export const MAX_CARD_BYTES = 120_000;

const PANEL = { x: 640, width: CARD_SIZE.width - 640 };
const LOGO = 340;
const LEFT = 64;
const TEXT_WIDTH = PANEL.x - LEFT - 40;
const TITLE_SIZES = [58, 52, 46];
/** Without a price, short titles are larger and vertically centred. */
const LARGE_TITLE_SIZES = [76, 66, ...TITLE_SIZES];
const MAX_LINES = 3;
const QUALITIES = [82, 70, 55, 40, 25];
const STEP_SECONDS = 15;
const MAX_PIXELS = 25_000_000;

/** Draws the pictures of shared pages: logo, title, price, and the item's picture. */
export class ShareCardDrawer {
  private readonly text: OutlinedText;
  private readonly mark: string;

  constructor(root: string) {
    this.text = new OutlinedText(root);
    const logo = readFileSync(join(root, 'content/pictures/logo.svg'), 'utf8');
    this.mark = /<path[^>]* d="([^"]+)"/.exec(logo)?.[1] ?? '';
  }

  /** @param picture bytes of the item's picture; the logo replaces a broken or missing one */
  async draw(
    card: ShareCard,
    picture: Buffer | null,
    surroundings: CardSurroundings & { translate: Translate },
  ): Promise<Buffer> {
    const beside = picture && (await fitted(picture, card.isLogo));
    const paper = this.paper(card, surroundings, beside !== null);
    const whole = pictureLibrary(Buffer.from(paper)).composite(
      beside ? [{ input: beside, left: place(card).left, top: place(card).top }] : [],
    );
    const { data, info } = await whole
      .flatten({ background: lightColours.paper })
      .timeout({ seconds: STEP_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    let jpeg = data;
    for (const quality of QUALITIES) {
      jpeg = await pictureLibrary(data, { raw: { width, height, channels } })
        .jpeg({ quality, mozjpeg: true })
        .toBuffer();
      if (jpeg.length <= MAX_CARD_BYTES) break;
    }
    return jpeg;
  }

  private paper(
    card: ShareCard,
    { language, priceOrder, title: site, translate }: CardSurroundings & { translate: Translate },
    hasPicture: boolean,
  ): string {
    const { width, height } = CARD_SIZE;
    const { paper, sunken, line, action, ink, rose } = lightColours;
    const soft = lightColours['ink-soft'];
    const parts = [
      `<rect width="${width}" height="${height}" fill="${paper}"/>`,
      `<rect x="${PANEL.x}" width="${PANEL.width}" height="${height}" fill="${sunken}"/>`,
      `<rect x="${PANEL.x - 6}" width="6" height="${height}" fill="${rose}"/>`,
      this.markAt(LEFT, 56, 60, action),
      this.text.draw(this.text.writable(site), { x: LEFT + 76, y: 101, size: 40, colour: action }),
    ];
    if (!hasPicture) parts.push(this.markAt(PANEL.x + (PANEL.width - 260) / 2, 185, 260, line));

    const { lines, size } = this.title(card, site);
    const note = this.line(card.note, 30);
    const leading = size * 1.16;
    const textHeight = (lines.length - 1) * leading + (note ? 58 : 0);
    const top = card.price === null ? (height - textHeight) / 2 + size * 0.35 : 196 + size * 0.72;
    lines.forEach((one, index) => {
      parts.push(this.text.draw(one, { x: LEFT, y: top + index * leading, size, colour: ink }));
    });
    const below = top + (lines.length - 1) * leading + 58;
    parts.push(this.text.draw(note, { x: LEFT, y: below, size: 30, colour: soft }));

    if (card.price !== null) {
      const { main, equivalent } = showPrice(card.price, language, priceOrder);
      const [large, small] = [this.text.writable(main), this.text.writable(equivalent)];
      const monthly = card.monthly ? this.text.writable(translate('property-a-month')) : '';
      const after = LEFT + this.text.width(large, 56) + 16;
      parts.push(this.text.draw(large, { x: LEFT, y: 520, size: 56, colour: action }));
      parts.push(this.text.draw(monthly, { x: after, y: 520, size: 30, colour: soft }));
      parts.push(this.text.draw(small, { x: LEFT, y: 572, size: 34, colour: soft }));
    }
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
  }

  /** Largest title that fits three lines; a longer one ends in `…`. */
  private title({ title, price }: ShareCard, site: string): { lines: string[]; size: number } {
    const text = this.text.writable(title) || this.text.writable(site);
    let lines: string[] = [];
    let size = 0;
    for (size of price === null ? LARGE_TITLE_SIZES : TITLE_SIZES) {
      lines = this.text.lines(text, size, TEXT_WIDTH);
      if (lines.length <= MAX_LINES) return { lines, size };
    }
    const last = this.text.shortened(lines[MAX_LINES - 1] ?? '', size, TEXT_WIDTH);
    return { lines: [...lines.slice(0, MAX_LINES - 1), last], size };
  }

  private line(text: string, size: number): string {
    const line = this.text.writable(text);
    return this.text.width(line, size) <= TEXT_WIDTH ? line : this.text.shortened(line, size, TEXT_WIDTH);
  }

  private markAt(x: number, y: number, size: number, colour: string): string {
    return `<path transform="translate(${x} ${y}) scale(${size / 48})" fill="${colour}" fill-rule="evenodd" d="${this.mark}"/>`;
  }
}

function place({ isLogo }: ShareCard): { left: number; top: number } {
  if (!isLogo) return { left: PANEL.x, top: 0 };
  return { left: PANEL.x + (PANEL.width - LOGO) / 2, top: (CARD_SIZE.height - LOGO) / 2 };
}

async function fitted(picture: Buffer, isLogo: boolean): Promise<Buffer | null> {
  const size = isLogo
    ? { width: LOGO, height: LOGO, fit: 'contain' as const, background: lightColours.sunken }
    : { width: PANEL.width, height: CARD_SIZE.height, fit: 'cover' as const };
  try {
    return await pictureLibrary(picture, { limitInputPixels: MAX_PIXELS })
      .resize(size)
      .timeout({ seconds: STEP_SECONDS })
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch {
    return null;
  }
}
