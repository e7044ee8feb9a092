import type { FastifyRequest } from 'fastify';
import { DatabaseTime } from '../platform/database/database-time.ts';
import { isPerhapsSignedIn } from '../platform/http/limit-load.ts';
import { TOO_BUSY } from '../platform/http/error-handler.ts';
import { WorkQueue } from '../platform/work-queue.ts';
import type { Patience } from '../platform/work-queue.ts';

/** Rendering is CPU-bound: more simultaneous pages only finish later. */
const PAGES_AT_ONCE = 4;
/** Milliseconds without an answer after which a page counts as waiting for the database. */
const MAX_DATABASE_WAIT = 800;
/** Event loop utilisation from which the processor counts as busy. */
const BUSY_UTILIZATION = 0.7;

const SIGNED_IN: Patience = { waitMs: 1_500, rank: 0 };
const VISITOR: Patience = { waitMs: 700, rank: 1 };
const CRAWLER: Patience = { waitMs: 250, rank: 2 };
export const RENEWAL = CRAWLER;

/** Queue of pages to render. Rejects requests that would wait too long, crawlers first. */
export const renderQueue = () => new WorkQueue(PAGES_AT_ONCE, VISITOR, TOO_BUSY, waitsForDatabase);

/**
 * False on a busy processor, which reads database answers late: then more simultaneous pages would delay all
 * others.
 */
function waitsForDatabase(): boolean {
  const time = DatabaseTime.current;
  return time !== undefined && time.waited > MAX_DATABASE_WAIT && time.utilization < BUSY_UTILIZATION;
}

/** Maximum waiting time of a page, by type of client. */
export function patienceOf(request: FastifyRequest): Patience {
  if (isPerhapsSignedIn(request)) return SIGNED_IN;
  return CRAWLERS.test(request.headers['user-agent'] ?? '') ? CRAWLER : VISITOR;
}

/** Crawlers identify themselves. */
const CRAWLERS = /bot\b|crawl|spider|slurp|archiver|facebookexternalhit/i;
