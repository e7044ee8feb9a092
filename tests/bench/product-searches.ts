import type { Random } from '../../server/demo/random.ts';
import { PRODUCT_ORDERS } from '../../src/core/shop/product-search.ts';
import { ROOMS } from '../../src/core/shop/room.ts';
import { ask } from './searches.ts';
import type { Asked } from './searches.ts';

type Listed = { data: { title: string; price: number }[] };
type Choices = {
  vendors: { id: number }[];
  colours: { key: string }[];
  materials: { key: string }[];
  sizes: { key: string }[];
};

/** Draws random searches, lists, filters and suggestions of products, from words of the titles. */
export async function productSearches(origin: string, random: Random): Promise<() => Asked> {
  const { categories, words, prices, choices } = await learn(origin);
  const mistyped = (word: string): string => {
    const place = 1 + Math.floor(random.next() * (word.length - 2));
    return random.chance(0.5)
      ? word.slice(0, place) + word.slice(place + 1)
      : word.slice(0, place) + (word[place + 1] ?? '') + (word[place] ?? '') + word.slice(place + 2);
  };
  return () => {
    const [kind, request] = random.pick<() => [string, string]>([
      () => ['a word', random.pick(words)],
      () => ['a word', random.pick(words)],
      () => ['two words', `${random.pick(words)} ${random.pick(words)}`],
      () => ['three words', `${random.pick(words)} ${random.pick(words)} ${random.pick(words)}`],
      () => ['a mistyped word', mistyped(random.pick(words))],
      () => ['a Latin word', latin(random.pick(words))],
      () => ['a beginning', random.pick(words).slice(0, 3)],
      () => ['nonsense', Array.from({ length: 9 }, () => random.pick([...'бвгджзклмнпрст'])).join('')],
    ])();
    const price = random.pick(prices);
    const filters = {
      ...(random.chance(0.2) && { colours: [random.pick(choices.colours).key] }),
      ...(random.chance(0.15) && { materials: [random.pick(choices.materials).key] }),
      ...(random.chance(0.05) && choices.sizes.length > 0 && { sizes: [random.pick(choices.sizes).key] }),
      ...(random.chance(0.15) && { vendors: [random.pick(choices.vendors).id] }),
      ...(random.chance(0.15) && { priceFrom: price }),
      ...(random.chance(0.15) && { priceTo: price + Math.round(random.next() * price) }),
      ...(random.chance(0.25) && { inStock: true }),
      ...(random.chance(0.15) && { onPromo: true }),
      ...(random.chance(0.1) && { highlyRated: true }),
    };
    const page = {
      orderBy: random.pick(PRODUCT_ORDERS),
      offset: random.pick([0, 0, 0, 10, 500, 2_900]),
    };
    const path = '/api/product/search';
    const lot = random.next();
    if (lot < 0.45) return { kind: `products: ${kind}`, path, body: { request, ...page } };
    if (lot < 0.6) return { kind: 'products: text, filtered', path, body: { request, ...filters, ...page } };
    if (lot < 0.75) {
      const [subject, body] = random.pick<[string, object]>([
        ['a category', { categoryId: random.pick(categories) }],
        ['a vendor', { vendorId: random.pick(choices.vendors).id }],
        ['a room', { room: random.pick(ROOMS) }],
        ['all', {}],
      ]);
      return { kind: `products: ${subject}, filtered`, path, body: { ...body, ...filters, ...page } };
    }
    if (lot < 0.88)
      return { kind: 'counts of filters', path: `${path}/filters`, body: { request, ...filters } };
    return { kind: 'suggestions', path: `/api/search/suggestions?text=${encodeURIComponent(request)}` };
  };
}

/** Words of the titles, and the values of the filters. */
async function learn(origin: string) {
  const { data: categories } = await ask<{ data: { id: number; name: string }[] }>(origin, {
    path: '/api/product/category',
  });
  const words = new Set<string>();
  const prices: number[] = [];
  const choices: Choices = { vendors: [], colours: [], materials: [], sizes: [] };
  const addWords = (text: string) => {
    for (const word of text.toLowerCase().split(/[^\p{L}]+/u)) if (word.length > 2) words.add(word);
  };
  for (const { id, name } of categories) {
    addWords(name);
    for (const offset of [0, 1_000, 2_900]) {
      const { data } = await ask<Listed>(origin, {
        path: '/api/product/search',
        body: { categoryId: id, offset, limit: 30, orderBy: 'createdAt.DESC' },
      });
      for (const { title, price } of data) {
        prices.push(price);
        addWords(title);
      }
    }
    const found = await ask<Choices>(origin, { path: `/api/product/category/filters/${id}` });
    for (const kind of ['vendors', 'colours', 'materials', 'sizes'] as const)
      (choices[kind] as unknown[]).push(...found[kind]);
  }
  return { categories: categories.map(({ id }) => id), words: [...words], prices, choices };
}

const LATIN: Record<string, string> = Object.fromEntries(
  [...'абвгдезийклмнопрстуф'].map((letter, place) => [letter, [...'abvgdeziyklmnoprstuf'][place] ?? letter]),
);
const latin = (word: string) => [...word].map((letter) => LATIN[letter] ?? letter).join('');
