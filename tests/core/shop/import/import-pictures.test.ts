import { describe, expect, it } from 'vitest';
import {
  fetchedAddresses,
  pictureAddresses,
  pictureErrors,
} from '../../../../src/core/shop/import/import-pictures.ts';

const [ONE, TWO] = ['https://shop.example/1.jpg', 'http://shop.example/2.jpg?a=1;b=2'];

describe('the addresses of pictures in a cell', () => {
  it.each([
    ['spaces', `${ONE} ${TWO}`],
    ['lines', `${ONE}\n${TWO}\n`],
    ['semicolons', `${ONE};${TWO}`],
    ['strokes', `${ONE}|${TWO}`],
    ['commas, as repeated elements of XML', `${ONE}, ${TWO}`],
  ])('stand apart by %s', (_, cell) => {
    expect(pictureAddresses(cell)).toEqual([ONE, TWO]);
  });

  it('count once each', () => {
    expect(pictureAddresses(`${ONE} ${ONE}`)).toEqual([ONE]);
    expect(pictureAddresses('  ')).toEqual([]);
  });

  it.each([
    'lamp.jpg',
    'ftp://shop.example/1.jpg',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://name:secret@shop.example/1.jpg',
    'https://shop.example:8080/1.jpg',
    'https:///1.jpg',
    'https://shop.example\\@inside/1.jpg',
    `https://shop.example/${'a'.repeat(1_000)}`,
  ])('%s is none', (address) => {
    expect(fetchedAddresses([address])).toEqual([]);
    expect(pictureErrors([address])).toMatchObject([
      { field: 'pictures', key: 'error-import-picture-address' },
    ]);
  });

  it('may have letters of any language, and the usual ports', () => {
    const good = ['https://магазин.бг/лампа.jpg', 'https://shop.example:443/a', 'http://shop.example'];
    expect(fetchedAddresses(good)).toEqual(good);
    expect(pictureErrors(good)).toEqual([]);
  });

  it('are ten at most; of many that are none the first is named and the others counted', () => {
    const many = Array.from({ length: 12 }, (_, index) => `https://shop.example/${index}.jpg`);
    expect(fetchedAddresses(many)).toEqual(many.slice(0, 10));
    expect(pictureErrors(many)).toMatchObject([{ key: 'error-import-pictures-too-many' }]);
    expect(pictureErrors(['a.jpg', 'b.jpg', 'c.jpg'])).toMatchObject([
      { values: { text: 'a.jpg' } },
      { key: 'error-import-picture-addresses', values: { count: 2 } },
    ]);
  });
});
