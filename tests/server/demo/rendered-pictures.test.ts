import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import zones from '../../../content/pictures/apartment/zones.json' with { type: 'json' };
import { composeProduct } from '../../../server/demo/shop/compose-product.ts';
import { composeProperty } from '../../../server/demo/properties/compose-property.ts';
import { demoPropertyCount } from '../../../server/demo/properties/load-demo-properties.ts';
import { categoryPicture, picturesOf } from '../../../server/demo/shop/product-picture.ts';
import { kinds } from '../../../server/demo/shop/kinds.ts';
import { demoProductCount } from '../../../server/demo/shop/load-demo-shop.ts';
import { composeOffer } from '../../../server/demo/roommates/compose-offer.ts';
import { demoOfferCount } from '../../../server/demo/roommates/load-demo-roommates.ts';
import { readPosts } from '../../../server/modules/journal/read-posts.ts';
import type { StoredPicture } from '../../../server/platform/tables.ts';
import { sizedFile } from '../../../src/core/shared/picture.ts';
import { ARTICLE_VALUES } from '../support/article-values.ts';

const folder = 'content/pictures';
const groups = ['apartment', 'closeups', 'facades', 'interiors', 'journal', 'products', 'services'] as const;
type Shown = Record<(typeof groups)[number], Record<string, { alt: { bg: string; en: string } }>>;
const shown = JSON.parse(readFileSync(`${folder}/rendered.json`, 'utf8')) as Shown;
const files = new Set(
  groups.flatMap((group) => readdirSync(`${folder}/${group}`).map((file) => `/pictures/${group}/${file}`)),
);

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const missing = (pictures: readonly StoredPicture[]) =>
  new Set(
    pictures
      .filter(({ url }) => url.endsWith('.avif'))
      .flatMap((picture) => (picture.widths ?? []).map((width) => sizedFile(picture, width, 'avif')))
      .filter((file) => !files.has(file)),
  );

describe('The rendered pictures', () => {
  it('are enough for a shop and a street', () => {
    const count = (group: keyof Shown) => Object.keys(shown[group]).length;
    expect(count('products')).toBeGreaterThanOrEqual(120);
    expect(count('interiors')).toBeGreaterThanOrEqual(60);
    expect(count('facades')).toBeGreaterThanOrEqual(16);
    expect(count('journal')).toBeGreaterThanOrEqual(12);
  });

  it('are all described in both languages, without descriptions of missing pictures', () => {
    const alternatives = groups.flatMap((group) =>
      Object.entries(shown[group]).map(([name, { alt }]) => {
        expect(
          [alt.bg, alt.en].every((text) => text.length > 3),
          name,
        ).toBe(true);
        return `/pictures/${group}/${name}`;
      }),
    );
    const stems = new Set(
      [...files].filter((file) => file.endsWith('.avif')).map((file) => file.replace(/-\d+\.avif$/, '')),
    );
    expect([...stems].toSorted()).toEqual(alternatives.toSorted());
  });

  it('have the width in their name and a small size', async () => {
    for (const file of files) {
      const width = Number(/-(\d+)\.avif$/.exec(file)?.[1]);
      if (!width) continue;
      const bytes = readFileSync(`content${file}`);
      expect(bytes.length, file).toBeLessThan(120_000);
      expect((await sharp(bytes).metadata()).width, file).toBe(width);
    }
  });

  it('exist for every product, category, home, offer and post of the demo', async () => {
    expect(
      missing(
        numbers(demoProductCount)
          .map(composeProduct)
          .flatMap((product) => [product, ...product.variants])
          .flatMap(picturesOf),
      ),
    ).toEqual(new Set());
    expect(missing(kinds.map(categoryPicture))).toEqual(new Set());
    expect(missing(numbers(demoPropertyCount).flatMap((index) => composeProperty(index).pictures))).toEqual(
      new Set(),
    );
    expect(missing(numbers(demoOfferCount).flatMap((index) => composeOffer(index).pictures))).toEqual(
      new Set(),
    );
    const covers = (await readPosts('content/blog', ARTICLE_VALUES)).map(({ cover }) => cover);
    expect(covers).not.toContain(null);
    expect(missing(covers.filter((cover) => cover !== null))).toEqual(new Set());
  });

  it('differ by form and colour of the product', () => {
    for (const { key, sorts, colours } of kinds) {
      const names = Object.keys(shown.products).filter(
        (name) => name.startsWith(`${key}-`) && /^\d/.test(name.slice(key.length + 1)),
      );
      expect(new Set(names.map((name) => name.slice(key.length + 1).split('-')[0])).size, key).toBe(
        sorts.length,
      );
      expect(names.length, key).toBeGreaterThanOrEqual(colours.length);
    }
  });
});

describe('The picture of the rooms menu', () => {
  it('has zones for the seven rooms, all within the picture (ROOM-01)', () => {
    expect(zones.zones.map(({ room }) => room).sort()).toEqual(
      ['bathroom', 'bedroom', 'garden', 'hallway', 'kitchen', 'living-room', 'terrace'].sort(),
    );
    for (const [x = -1, y = -1] of zones.zones.flatMap(({ points }) => points)) {
      expect(x >= 0 && x <= zones.width && y >= 0 && y <= zones.height).toBe(true);
    }
  });

  it('exists for day and evening, in the sizes that the views request', () => {
    for (const hour of ['day', 'night']) {
      for (const width of [600, 800, 1200, 1600]) {
        expect(files).toContain(`/pictures/apartment/apartment-${hour}-${width}.avif`);
      }
    }
  });
});
