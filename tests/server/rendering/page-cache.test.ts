import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageCache } from '../../../server/rendering/page-cache/page-cache.ts';
import type { MadePage } from '../../../server/rendering/page-builder.ts';
import { eventually } from '../../support/eventually.ts';
import { FakeChangeNotifications } from '../support/fake-change-notifications.ts';

const aPage = (html: string, subjects: string[] | null = ['product:1']): MadePage => ({
  status: 200,
  movedTo: null,
  html: Buffer.from(html),
  policy: '',
  link: null,
  isPrivate: false,
  subjects: subjects && new Set(subjects),
});
const never = () => Promise.reject(new Error('Nobody should ask'));

let changes: FakeChangeNotifications;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(60_000);
  changes = new FakeChangeNotifications();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

describe('The page cache', () => {
  it('stays within its size: least recently used pages are evicted first', async () => {
    const cache = new PageCache(30_000, changes, 0);
    const make = async () => aPage('x');
    for (const key of ['a', 'b', 'c', 'd', 'e']) await cache.make(key, make);
    expect(cache.find('a', never)).toBeDefined();
    for (let one = 0; one < 1000; one += 1) await cache.make(`other-${one % 5}-${one}`, make);
    expect(cache.bytes).toBeLessThanOrEqual(30_000);
    expect(cache.find('b', never)).toBeUndefined();
  });

  it('revalidates pages in the background after 25 seconds and evicts them after 50', async () => {
    const cache = new PageCache(1e6, changes, 0);
    await cache.make('a', async () => aPage('old'));
    pass(24_000);
    const old = cache.find('a', never);
    expect(old).toBeDefined();
    pass(2_000);
    const renew = vi.fn(async () => aPage('new'));
    expect(cache.find('a', renew)).toBe(old);
    expect(cache.find('a', renew)).toBe(old);
    await eventually(() => expect(cache.renewals).toBe(1));
    expect(renew).toHaveBeenCalledOnce();
    expect(cache.find('a', never)?.etag).not.toBe(old?.etag);
    pass(50_000);
    expect(cache.find('a', never)).toBeUndefined();
  });

  it('serves the cached page when revalidation fails, without an immediate retry', async () => {
    const cache = new PageCache(1e6, changes, 0);
    await cache.make('a', async () => aPage('old'));
    pass(26_000);
    const failing = vi.fn(() => Promise.reject(new Error('away')));
    for (let one = 0; one < 5; one += 1) {
      expect(cache.find('a', failing)).toBeDefined();
      await Promise.resolve();
    }
    expect(failing).toHaveBeenCalledOnce();
    pass(6_000);
    await eventually(() => {
      cache.find('a', failing);
      expect(failing).toHaveBeenCalledTimes(2);
    });
  });

  it('renders private pages for each request', async () => {
    const cache = new PageCache(1e6, changes, 0);
    let made = 0;
    const own = async () => aPage(String((made += 1)), null);
    const pages = await Promise.all(Array.from({ length: 5 }, () => cache.make('a', own)));
    expect(new Set(pages.map((page) => 'html' in page && page.html)).size).toBe(5);
  });

  it('serves no page to requests made after a change that it lacks', async () => {
    const cache = new PageCache(1e6, changes, 0);
    let show: (page: MadePage) => void = never;
    const first = cache.make('a', () => new Promise((resolve) => (show = resolve)));
    pass(1);
    changes.change('product:1');
    pass(1);
    const second = cache.make('a', async () => aPage('new'));
    show(aPage('old'));
    expect(await first).toMatchObject({ html: Buffer.from('old') });
    expect(await second).toHaveProperty('etag');
  });

  it('renders again after a simultaneous render fails', async () => {
    const cache = new PageCache(1e6, changes, 0);
    const impatient = cache.make('a', () => Promise.reject(new Error('too busy')));
    const patient = cache.make('a', async () => aPage('here'));
    await expect(impatient).rejects.toThrow('too busy');
    expect(await patient).toHaveProperty('etag');
  });

  it('serves pages without change notifications if they were valid until then', async () => {
    const cache = new PageCache(1e6, changes, 0);
    await cache.make('a', async () => aPage('a', ['product:1']));
    await cache.make('b', async () => aPage('b', ['product:2']));
    pass(1);
    changes.change('product:2');
    changes.isCurrent = false;
    expect(cache.find('a', never)).toBeUndefined();
    expect(cache.lastKnown('a')).toBeDefined();
    expect(cache.lastKnown('b')).toBeUndefined();
    await cache.make('c', async () => aPage('c'));
    expect(cache.lastKnown('c')).toBeUndefined();
    pass(50_000);
    expect(cache.lastKnown('a')).toBeUndefined();
  });

  it('caches pages again after delayed notifications arrive', async () => {
    const cache = new PageCache(1e6, changes, 0);
    await cache.make('a', async () => aPage('a'));
    changes.isCurrent = false;
    expect(await cache.catchUp()).toBe(false);
    changes.answers = true;
    expect(await cache.catchUp()).toBe(true);
    expect(cache.find('a', never)).toBeDefined();
    changes.isCurrent = false;
    expect(await cache.make('b', async () => aPage('b'))).toHaveProperty('etag');
  });

  it('reads from the primary when the replica may lack a change', async () => {
    const cache = new PageCache(1e6, changes, 10_000);
    const asked: boolean[] = [];
    const make = async (fromPrimary: boolean) => {
      asked.push(fromPrimary);
      return aPage(String(asked.length));
    };
    await cache.make('a', make);
    expect(asked).toEqual([false]);
    pass(1);
    changes.change('product:1');
    pass(1);
    await cache.make('a', make);
    expect(asked).toEqual([false, true]);
    await cache.make('b', make);
    expect(asked).toEqual([false, true, false, true]);
    pass(11_000);
    await cache.make('c', make);
    expect(asked).toEqual([false, true, false, true, false]);
  });
});
