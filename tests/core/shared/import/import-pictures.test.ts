import { describe, expect, it } from 'vitest';
import {
  fetchedAddresses as fetchedOf,
  pictureAddresses,
  pictureErrors as errorsOf,
} from '../../../../src/core/shared/import/import-pictures.ts';

const [ONE, TWO] = ['https://shop.example/1.jpg', 'http://shop.example/2.jpg?a=1;b=2'];

const MOST = 10;
const fetchedAddresses = (addresses: readonly string[]) => fetchedOf(addresses, MOST);
const pictureErrors = (addresses: readonly string[]) => errorsOf(addresses, MOST);

describe('The picture URLs in a cell', () => {
  it.each([
    ['spaces', `${ONE} ${TWO}`],
    ['lines', `${ONE}\n${TWO}\n`],
    ['semicolons', `${ONE};${TWO}`],
    ['strokes', `${ONE} | ${TWO}`],
    ['a separator at the end', `${ONE},${TWO};`],
    ['commas, as repeated elements of XML', `${ONE}, ${TWO}`],
  ])('are separated by %s', (_, cell) => {
    expect(pictureAddresses(cell)).toEqual([ONE, TWO]);
  });

  it('are counted once each', () => {
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
  ])('exclude $0', (address) => {
    expect(fetchedAddresses([address])).toEqual([]);
    expect(pictureErrors([address])).toMatchObject([
      { field: 'pictures', key: 'error-import-picture-address' },
    ]);
  });

  it('are shortened to their end in a message if long', () => {
    const end = '🪑'.repeat(2) + '/lamp.jpg';
    const [error] = pictureErrors([`ftp://shop.example/${'a'.repeat(60)}${end}`]);
    expect(error?.values).toEqual({ text: `…${'a'.repeat(47)}${end}` });
    // The first of the last sixty is half of a surrogate pair.
    const [halved] = pictureErrors([`🪑${'a'.repeat(59)}`]);
    expect(halved?.values).toEqual({ text: `…${'a'.repeat(59)}` });
    const sixty = 'a'.repeat(60);
    expect(pictureErrors([sixty])[0]?.values).toEqual({ text: sixty });
  });

  it('have at most a thousand characters', () => {
    const longest = `https://shop.example/${'a'.repeat(979)}`;
    expect(fetchedAddresses([longest, `${longest}a`])).toEqual([longest]);
  });

  it('may have letters of any language, and the usual ports', () => {
    const good = ['https://магазин.бг/лампа.jpg', 'https://shop.example:443/a', 'http://shop.example'];
    expect(fetchedAddresses(good)).toEqual(good);
    expect(pictureErrors(good)).toEqual([]);
  });

  it('are ten at most; an error names the first invalid one and counts the others', () => {
    const many = Array.from({ length: 12 }, (_, index) => `https://shop.example/${index}.jpg`);
    expect(fetchedAddresses(many)).toEqual(many.slice(0, 10));
    const tooMany = { field: 'pictures', key: 'error-import-pictures-too-many', values: { most: 10 } };
    expect(pictureErrors(many)).toEqual([tooMany]);
    expect(pictureErrors(many.slice(0, 10))).toEqual([]);
    expect(pictureErrors(['a.jpg', ...many.slice(0, 10)])).toHaveLength(1);
    expect(pictureErrors(['a.jpg', 'b.jpg', 'c.jpg'])).toMatchObject([
      { values: { text: 'a.jpg' } },
      { field: 'pictures', key: 'error-import-picture-addresses', values: { count: 2 } },
    ]);
  });
});
