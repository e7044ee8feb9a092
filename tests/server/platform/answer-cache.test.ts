import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Operation } from '../../../api/operation.ts';
import { AnswerCache } from '../../../server/platform/http/answer-cache.ts';
import { PublicReads } from '../../../server/platform/http/public-reads.ts';
import type { Asker, ReadCall } from '../../../server/platform/http/public-reads.ts';
import type { SignedIn } from '../../../server/platform/http/signed-in.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { VISITOR } from '../support/a-visitor.ts';
import { ToldChanges } from '../support/told-changes.ts';

const PRICE: Operation = {
  id: 'price',
  domain: 'shop',
  guarded: false,
  method: 'GET',
  path: '/api/price/{id}',
  summary: '',
  callers: ['anyone'],
  params: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  answer: {
    type: 'object',
    properties: {
      price: { type: 'integer' },
      language: { type: 'string' },
      who: { type: 'string' },
      sizes: { type: 'array', items: { type: 'object', properties: { width: { type: 'integer' } } } },
    },
  },
};

let changes: ToldChanges;
let price: number;
let heard: unknown[];
let answer: (call: ReadCall) => object;
let reads: PublicReads;

const openReads = (replicaLag = 0) => {
  const opened = new PublicReads(new AnswerCache(changes, replicaLag));
  opened.add({
    operation: PRICE,
    read: async (call) => ({
      answer: answer(call),
      subjects: [`product:${(call.params as { id: number }).id}`],
    }),
    hear: (_, answered) => heard.push(answered),
  });
  return opened;
};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(60_000);
  changes = new ToldChanges();
  price = 100;
  heard = [];
  answer = ({ language }) => ({ price, language });
  reads = openReads();
});
afterEach(() => {
  vi.useRealTimers();
});

const ask = async (asker: Partial<Asker> = {}, id = '1', language: Language = 'bg') =>
  (
    await reads.ask({ method: 'GET', path: PRICE.path, params: { id } }, language, {
      ...VISITOR,
      mayReadCache: true,
      ...asker,
    })
  )?.answer.body;
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

describe('an answer that is the same for everybody', () => {
  it('is remembered, for each question and language', async () => {
    const first = await ask();
    price = 200;
    expect(await ask()).toEqual(first);
    expect(await ask({}, '2')).toEqual({ price: 200, language: 'bg' });
    expect(await ask({}, '1', 'en')).toEqual({ price: 200, language: 'en' });
  });

  it('is read anew when what it shows has changed', async () => {
    await ask();
    price = 200;
    pass(1);
    changes.change('product:2');
    expect(await ask()).toMatchObject({ price: 100 });
    changes.change('product:1');
    pass(1);
    expect(await ask()).toMatchObject({ price: 200 });
  });

  it('is read anew when that changed while it was read', async () => {
    answer = () => {
      pass(1);
      changes.change('product:1');
      pass(1);
      return { price: 100 };
    };
    await ask();
    answer = () => ({ price: 200 });
    expect(await ask()).toEqual({ price: 200 });
  });

  it('is read anew after ten seconds, and while nobody tells of changes', async () => {
    await ask();
    price = 200;
    pass(9_000);
    expect(await ask()).toMatchObject({ price: 100 });
    changes.isCurrent = false;
    expect(await ask()).toMatchObject({ price: 200 });
    changes.isCurrent = true;
    price = 300;
    pass(9_000);
    expect(await ask()).toMatchObject({ price: 200 });
    pass(2_000);
    expect(await ask()).toMatchObject({ price: 300 });
  });

  it('is read anew for a page that is not to have it from memory, and is then known to others', async () => {
    await ask();
    price = 200;
    expect(await ask({ mayReadCache: false })).toMatchObject({ price: 200 });
    price = 300;
    expect(await ask()).toMatchObject({ price: 200 });
  });

  it('is not remembered where a replica may not have known of a change', async () => {
    reads = openReads(10_000);
    changes.change('product:1');
    pass(9_000);
    await ask();
    price = 200;
    expect(await ask()).toMatchObject({ price: 200 });
    pass(2_000);
    await ask();
    price = 300;
    expect(await ask()).toMatchObject({ price: 200 });
  });

  it('is heard of each time', async () => {
    await ask();
    await ask();
    expect(heard).toEqual([
      { price: 100, language: 'bg' },
      { price: 100, language: 'bg' },
    ]);
  });

  it('is one and the same, and can be changed by nobody', async () => {
    const sizes = [{ width: 80 }];
    answer = () => ({ price, sizes });
    const first = (await ask()) as { price: number; sizes: { width: number }[] };
    expect(await ask()).toBe(first);
    expect(() => Object.assign(first, { price: 1 })).toThrow(TypeError);
    expect(() => first.sizes.push({ width: 90 })).toThrow(TypeError);
    expect(() => Object.assign(first.sizes[0] ?? {}, { width: 1 })).toThrow(TypeError);
  });
});

describe('an answer that depends on who asks', () => {
  it('is remembered for nobody, not even where nobody is signed in', async () => {
    answer = ({ account }) => ({ price, who: account?.type ?? 'nobody' });
    const vendor: SignedIn = { id: 1, type: 'vendor', vendorId: 1, language: 'bg', sessionId: 1 };
    const account = async () => vendor;
    expect(await ask({ account })).toMatchObject({ who: 'vendor' });
    expect(await ask()).toMatchObject({ who: 'nobody' });
    price = 200;
    expect(await ask()).toMatchObject({ price: 200 });
    expect(await ask({ account })).toMatchObject({ price: 200, who: 'vendor' });
  });
});
