import { parseArgs } from 'node:util';
import { cpus, loadavg } from 'node:os';
import { Random } from '../server/demo/random.ts';
import { PRODUCT_ORDERS } from '../src/core/shop/product-search.ts';
import { ROOMS } from '../src/core/shop/room.ts';

/**
 * `npm run bench:search -- --origin http://127.0.0.1:3000`: asks a running shop for drawn searches, lists, filters and
 * suggestions, one after the other, and prints how long each kind took and the slowest. Words are those of the shop's
 * own titles; CALLS_PER_MINUTE of the shop must allow so many.
 */
const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://127.0.0.1:3000' },
    requests: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    callers: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);

type Asked = { kind: string; path: string; body?: object };
type Answered = Asked & { ms: number; found: string };
type Listed = {
  data: { title: string; price: number; vendor: { id: number }; categories: { id: number }[] }[];
  total: number;
};
type Choices = {
  vendors: { id: number }[];
  colours: { key: string }[];
  materials: { key: string }[];
  sizes: { key: string }[];
};

const random = new Random(seed);

async function ask<Answer>({ path, body }: Pick<Asked, 'path' | 'body'>): Promise<Answer> {
  const answer = await fetch(values.origin + path, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!answer.ok) throw new Error(`${path} ${JSON.stringify(body)} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}

/** Words of the shop's own titles, and what it can be filtered by. */
async function learn() {
  const { data: categories } = await ask<{ data: { id: number; name: string }[] }>({
    path: '/api/product/category',
  });
  const words = new Set<string>();
  const prices: number[] = [];
  const choices: Choices = { vendors: [], colours: [], materials: [], sizes: [] };
  for (const { id, name } of categories) {
    for (const word of name.split(/[^\p{L}]+/u)) if (word.length > 2) words.add(word);
    for (const offset of [0, 1_000, 2_900]) {
      const { data } = await ask<Listed>({
        path: '/api/product/search',
        body: { categoryId: id, offset, limit: 30, orderBy: 'createdAt.DESC' },
      });
      for (const { title, price } of data) {
        prices.push(price);
        for (const word of title.toLowerCase().split(/[^\p{L}]+/u)) if (word.length > 2) words.add(word);
      }
    }
    const found = await ask<Choices>({ path: `/api/product/category/filters/${id}` });
    for (const kind of ['vendors', 'colours', 'materials', 'sizes'] as const)
      (choices[kind] as unknown[]).push(...found[kind]);
  }
  return { categories: categories.map(({ id }) => id), words: [...words], prices, choices };
}

const LATIN: Record<string, string> = Object.fromEntries(
  [...'абвгдезийклмнопрстуф'].map((letter, place) => [letter, [...'abvgdeziyklmnoprstuf'][place] ?? letter]),
);
const latin = (word: string) => [...word].map((letter) => LATIN[letter] ?? letter).join('');

function mistyped(word: string): string {
  const place = 1 + Math.floor(random.next() * (word.length - 2));
  return random.next() < 0.5
    ? word.slice(0, place) + word.slice(place + 1)
    : word.slice(0, place) + (word[place + 1] ?? '') + (word[place] ?? '') + word.slice(place + 2);
}

function draw({ categories, words, prices, choices }: Awaited<ReturnType<typeof learn>>): Asked {
  const text = random.pick<() => [string, string]>([
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
    ...(random.next() < 0.2 && { colours: [random.pick(choices.colours).key] }),
    ...(random.next() < 0.15 && { materials: [random.pick(choices.materials).key] }),
    ...(random.next() < 0.05 && choices.sizes.length > 0 && { sizes: [random.pick(choices.sizes).key] }),
    ...(random.next() < 0.15 && { vendors: [random.pick(choices.vendors).id] }),
    ...(random.next() < 0.15 && { priceFrom: price }),
    ...(random.next() < 0.15 && { priceTo: price + Math.round(random.next() * price) }),
    ...(random.next() < 0.25 && { inStock: true }),
    ...(random.next() < 0.15 && { onPromo: true }),
  };
  const page = {
    orderBy: random.pick(PRODUCT_ORDERS),
    offset: random.pick([0, 0, 0, 10, 500, 2_900]),
  };
  const [kind, request] = text;
  const lot = random.next();
  if (lot < 0.45) return { kind: `search: ${kind}`, path: '/api/product/search', body: { request, ...page } };
  if (lot < 0.6)
    return { kind: 'search, filtered', path: '/api/product/search', body: { request, ...filters, ...page } };
  if (lot < 0.75) {
    const [subject, body] = random.pick<[string, object]>([
      ['a category', { categoryId: random.pick(categories) }],
      ['a vendor', { vendorId: random.pick(choices.vendors).id }],
      ['a room', { room: random.pick(ROOMS) }],
      ['all', {}],
    ]);
    return {
      kind: `list: ${subject}, filtered`,
      path: '/api/product/search',
      body: { ...body, ...filters, ...page },
    };
  }
  if (lot < 0.88)
    return { kind: 'counts of filters', path: '/api/product/search/filters', body: { request, ...filters } };
  return { kind: 'suggestions', path: `/api/search/suggestions?text=${encodeURIComponent(request)}` };
}

function row(kind: string, answers: readonly Answered[]): string {
  const times = answers.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0);
  return `| ${kind} | ${times.length} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} | ${at(1)} |`;
}

const known = await learn();
const asked = Array.from({ length: Number(values.requests) }, () => draw(known));
const answered: Answered[] = [];
const waiting = [...asked];
const caller = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const from = performance.now();
    const answer = await ask<{ total?: number }>(next);
    answered.push({ ...next, ms: performance.now() - from, found: String(answer.total ?? '') });
  }
};
await Promise.all(Array.from({ length: Number(values.callers) }, caller));

const kinds = [...new Set(answered.map(({ kind }) => kind))].toSorted();
console.log(`Seed ${seed}, ${values.callers} at once, ${known.words.length} words; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}.

| what | requests | median, ms | 95% | 99% | slowest |
| ---- | -------- | ---------- | --- | --- | ------- |
${kinds
  .map((kind) =>
    row(
      kind,
      answered.filter((one) => one.kind === kind),
    ),
  )
  .join('\n')}
${row('all', answered)}

The slowest:`);
for (const { ms, path, body, found } of answered.toSorted((one, other) => other.ms - one.ms).slice(0, 10))
  console.log(`${ms.toFixed(0)} ms  ${path} ${body ? JSON.stringify(body) : ''} ${found}`);
