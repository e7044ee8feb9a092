import { LRUCache } from 'lru-cache';
import type { ChangeNotifications } from '../../platform/database/change-notifications.ts';
import { compressedPage } from './compressed-page.ts';
import type { CompressedPage } from './compressed-page.ts';
import type { MadePage } from '../page-builder.ts';

/** Milliseconds until a page expires; a CDN may show it for ten seconds more. */
const MAX_AGE = 50_000;
/** Milliseconds after which a page is renewed in the background. */
const RENEW_AFTER = 25_000;
/** Milliseconds before another attempt after a failed renewal. */
const RENEW_AGAIN_AFTER = 5_000;

/** @param fromPrimary true after a recent change, which a replica may not have yet */
type Make = (fromPrimary: boolean) => Promise<MadePage>;

type CachedPage = CompressedPage & {
  subjects: NonNullable<MadePage['subjects']>;
  /** Time of the data, of `performance.now()`. All earlier commits are included. */
  asOf: number;
  renewAt: number;
};

/** Cache of visitors' pages, invalidated by change notifications. */
export class PageCache {
  renewals = 0;
  private readonly pages: LRUCache<string, CachedPage>;
  private readonly beingMade = new Map<string, Promise<MadePage | CompressedPage>>();

  /**
   * @param bytes memory limit; the least recently used pages are evicted first
   * @param replicaLag maximum lag of the rendered data in milliseconds
   */
  constructor(
    bytes: number,
    private readonly changes: Pick<ChangeNotifications, 'isCurrent' | 'hasChanged' | 'catchUp'>,
    private readonly replicaLag: number,
  ) {
    this.pages = new LRUCache({
      maxSize: bytes,
      sizeCalculation: ({ bytes: size }, key) => size + key.length,
    });
  }

  get bytes(): number {
    return this.pages.calculatedSize;
  }

  /** Returns a valid page; starts a renewal in the background if needed. */
  find(key: string, renew: Make): CompressedPage | undefined {
    const page = this.pages.get(key);
    if (!page || !this.isListening || !this.isUnchanged(page)) return undefined;
    const now = performance.now();
    if (now > page.renewAt && !this.beingMade.has(key)) {
      page.renewAt = now + RENEW_AGAIN_AFTER;
      // After a failure the page stays until it expires.
      this.begin(key, renew).then(
        () => (this.renewals += 1),
        () => {},
      );
    }
    return page;
  }

  /** True while change notifications arrive; otherwise nothing is cached. */
  private get isListening(): boolean {
    return this.changes.isCurrent;
  }

  /**
   * Waits for notifications that a busy machine has not processed yet. @returns true if notifications arrive
   */
  async catchUp(): Promise<boolean> {
    if (!this.isListening) await this.changes.catchUp();
    return this.isListening;
  }

  /** Returns the last version of a page, as a fallback. */
  lastKnown(key: string): CompressedPage | undefined {
    const page = this.pages.peek(key);
    return page && this.isUnchanged(page) ? page : undefined;
  }

  /**
   * Renders a page once for simultaneous requests. Pages that cannot be shared are rendered for each. @throws
   * errors of `make`
   */
  async make(key: string, make: Make): Promise<MadePage | CompressedPage> {
    for (let others = this.beingMade.get(key), tries = 0; others && tries < 2; tries += 1) {
      // The first request may have had a shorter timeout.
      await others.catch(() => {});
      const page = this.pages.get(key);
      if (page && this.isListening && this.isUnchanged(page)) return page;
      others = this.beingMade.get(key);
    }
    return this.begin(key, make);
  }

  private begin(key: string, make: Make): Promise<MadePage | CompressedPage> {
    const making = this.makeAndCache(key, make).finally(() => {
      if (this.beingMade.get(key) === making) this.beingMade.delete(key);
    });
    this.beingMade.set(key, making);
    return making;
  }

  private async makeAndCache(key: string, make: Make): Promise<MadePage | CompressedPage> {
    const before = this.pages.peek(key)?.subjects ?? [];
    const began = performance.now();
    const mayBeBehind = this.replicaLag > 0 && !this.changes.hasChanged(before, began - this.replicaLag);
    const page = await this.cacheIfFresh(
      key,
      await make(!mayBeBehind),
      mayBeBehind ? began - this.replicaLag : began,
    );
    const isDone = 'etag' in page || page.subjects === null;
    if (isDone || !mayBeBehind || !this.isListening) return page;
    const beganAgain = performance.now();
    return this.cacheIfFresh(key, await make(true), beganAgain);
  }

  /** Caches a page if its data has not changed since. */
  private async cacheIfFresh(key: string, made: MadePage, asOf: number): Promise<MadePage | CompressedPage> {
    const { subjects } = made;
    if (!subjects || !(await this.catchUp()) || this.changes.hasChanged(subjects, asOf)) return made;
    const page = { ...(await compressedPage(made)), subjects, asOf, renewAt: asOf + RENEW_AFTER };
    this.pages.set(key, page);
    return page;
  }

  private isUnchanged({ asOf, subjects }: CachedPage): boolean {
    return performance.now() - asOf < MAX_AGE && !this.changes.hasChanged(subjects, asOf);
  }
}
