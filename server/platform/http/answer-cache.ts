import { LRUCache } from 'lru-cache';
import type { Configuration } from '../configuration.ts';
import type { Changes, Subject } from '../database/changes.ts';
import type { Replica } from '../database/replicas.ts';
import type { Metrics } from '../metrics.ts';
import { replicaLag } from './route-reads.ts';

/** Milliseconds after which an answer is read anew: what begins by the clock changes without a write. */
const MAX_AGE = 10_000;
const BYTES = 32 * 2 ** 20;
/** What a character of an answer takes: as an object, and as what it is written as for a page. */
const BYTES_OF_CHARACTER = 6;

/** What was answered and what it shows. It is the same object for all who ask: nobody can change it. */
export type SharedAnswer = {
  answer: { readonly status: number; readonly body: unknown };
  /** How long it is as JSON. */
  characters: number;
  subjects: readonly Subject[];
};

type CachedAnswer = SharedAnswer & {
  /** It shows all that was committed before. Of `performance.now()`. */
  asOf: number;
};

/**
 * Answers that are the same for everybody, for the pages that are made for one person each: while nothing that they show has
 * changed.
 */
export class AnswerCache {
  private readonly answers = new LRUCache<string, CachedAnswer>({
    maxSize: BYTES,
    sizeCalculation: ({ characters }, key) => BYTES_OF_CHARACTER * (characters + key.length),
  });

  /** @param replicaLag milliseconds by which what a replica answers may be behind */
  constructor(
    private readonly changes: Pick<Changes, 'isCurrent' | 'hasChanged'>,
    private readonly replicaLag: number,
    private readonly metrics?: Pick<Metrics, 'tellCacheRead'>,
  ) {}

  /** An answer that is as it would be now. */
  find(key: string): SharedAnswer | undefined {
    const answer = this.answers.get(key);
    const found = answer && this.isUnchanged(answer) ? answer : undefined;
    this.metrics?.tellCacheRead('answers', found !== undefined);
    return found;
  }

  private isUnchanged({ asOf, subjects }: CachedAnswer): boolean {
    const age = performance.now() - asOf;
    return (
      age < MAX_AGE + this.replicaLag && this.changes.isCurrent && !this.changes.hasChanged(subjects, asOf)
    );
  }

  /** @param began when it was begun to be read, of `performance.now()` */
  keep(key: string, answer: SharedAnswer, began: number): void {
    this.answers.set(key, { ...answer, asOf: began - this.replicaLag });
  }
}

/** @returns undefined where nobody tells of changes, or nothing is to be kept */
export function openAnswerCache({
  configuration,
  database,
  changes,
  metrics,
}: {
  configuration: Pick<Configuration, 'pageCacheMegabytes'>;
  database: { replicas: readonly Replica[] };
  changes?: Changes;
  metrics?: Metrics;
}): AnswerCache | undefined {
  if (!changes || configuration.pageCacheMegabytes === 0) return undefined;
  return new AnswerCache(changes, replicaLag(database.replicas), metrics);
}
