import { LRUCache } from 'lru-cache';
import type { Changes } from '../../platform/database/changes.ts';
import { compressedPage } from './compressed-page.ts';
import type { CompressedPage } from './compressed-page.ts';
import type { MadePage } from '../page-maker.ts';

/** Milliseconds after which a page is made anew; a CDN may show it for ten seconds more. */
const MAX_AGE = 50_000;
/** From then on it is renewed while it is shown. */
const RENEW_AFTER = 25_000;
/** After a renewal that failed nobody tries again for so long. */
const RENEW_AGAIN_AFTER = 5_000;

/** @param fromPrimary what it shows was changed a moment ago, and a replica may not have it */
type Make = (fromPrimary: boolean) => Promise<MadePage>;

type CachedPage = CompressedPage & {
  subjects: NonNullable<MadePage['subjects']>;
  /** It shows all that was committed before. Of `performance.now()`. */
  asOf: number;
  renewAt: number;
};

/** Pages for visitors, ready to be sent, while nothing that they show has changed. */
export class PageCache {
  /** How many were made anew while they were shown. */
  renewals = 0;
  private readonly pages: LRUCache<string, CachedPage>;
  private readonly beingMade = new Map<string, Promise<MadePage | CompressedPage>>();

  /**
   * @param bytes that pages may take; those that nobody asked for longest go first
   * @param replicaLag milliseconds by which what is rendered may be behind
   */
  constructor(
    bytes: number,
    private readonly changes: Pick<Changes, 'isCurrent' | 'hasChanged' | 'catchUp'>,
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

  /** A page that is as it would be now; it is renewed by and by. */
  find(key: string, renew: Make): CompressedPage | undefined {
    const page = this.pages.get(key);
    if (!page || !this.isListening || !this.isUnchanged(page)) return undefined;
    const now = performance.now();
    if (now > page.renewAt && !this.beingMade.has(key)) {
      page.renewAt = now + RENEW_AGAIN_AFTER;
      // Where it fails, the page that is there stays until it is too old.
      this.begin(key, renew).then(
        () => (this.renewals += 1),
        () => {},
      );
    }
    return page;
  }

  /** Whether changes are heard of; otherwise nothing is kept. */
  private get isListening(): boolean {
    return this.changes.isCurrent;
  }

  /** A busy machine hears late what was told in time. @returns whether changes are heard of now */
  async catchUp(): Promise<boolean> {
    if (!this.isListening) await this.changes.catchUp();
    return this.isListening;
  }

  /** What a page was by what was heard so far, for when nothing else can be had. */
  lastKnown(key: string): CompressedPage | undefined {
    const page = this.pages.peek(key);
    return page && this.isUnchanged(page) ? page : undefined;
  }

  /** A page made once for all who ask for it at the same time. What can't be shared is made for each. @throws what `make` throws */
  async make(key: string, make: Make): Promise<MadePage | CompressedPage> {
    for (let others = this.beingMade.get(key), tries = 0; others && tries < 2; tries += 1) {
      // Whoever began may have been less patient.
      await others.catch(() => {});
      const page = this.pages.get(key);
      if (page && this.isListening && this.isUnchanged(page)) return page;
      others = this.beingMade.get(key);
    }
    return this.begin(key, make);
  }

  private begin(key: string, make: Make): Promise<MadePage | CompressedPage> {
    const making = this.makeAndKeep(key, make).finally(() => {
      if (this.beingMade.get(key) === making) this.beingMade.delete(key);
    });
    this.beingMade.set(key, making);
    return making;
  }

  private async makeAndKeep(key: string, make: Make): Promise<MadePage | CompressedPage> {
    const before = this.pages.peek(key)?.subjects ?? [];
    const began = performance.now();
    const mayBeBehind = this.replicaLag > 0 && !this.changes.hasChanged(before, began - this.replicaLag);
    const page = await this.keep(
      key,
      await make(!mayBeBehind),
      mayBeBehind ? began - this.replicaLag : began,
    );
    const isKept = 'etag' in page || page.subjects === null;
    if (isKept || !mayBeBehind || !this.isListening) return page;
    const beganAgain = performance.now();
    return this.keep(key, await make(true), beganAgain);
  }

  /** Keeps a page if it is known that nothing in it changed since. */
  private async keep(key: string, made: MadePage, asOf: number): Promise<MadePage | CompressedPage> {
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
