import type { FastifyRequest } from 'fastify';
import { DatabaseTime } from '../platform/database/database-time.ts';
import { isPerhapsSignedIn } from '../platform/http/limit-load.ts';
import { TOO_BUSY } from '../platform/http/refusals.ts';
import { WorkQueue } from '../platform/work-queue.ts';
import type { Patience } from '../platform/work-queue.ts';

/** Rendering is work for one processor: more at once are no faster, only all later. */
const PAGES_AT_ONCE = 4;
/** Milliseconds without an answer after which a page waits for the database rather than for the processor. */
const MAX_DATABASE_WAIT = 800;
/** Part of that time without a rest from which on the processor is called busy. */
const BUSY_UTILIZATION = 0.7;

const SIGNED_IN: Patience = { waitMs: 1_500, rank: 0 };
const VISITOR: Patience = { waitMs: 700, rank: 1 };
const CRAWLER: Patience = { waitMs: 250, rank: 2 };
/** Of pages that are there, and nobody waits for. */
export const RENEWAL = CRAWLER;

/** Where pages wait for being rendered. What would wait for too long is refused at once, crawlers first. */
export const renderQueue = () => new WorkQueue(PAGES_AT_ONCE, VISITOR, TOO_BUSY, waitsForDatabase);

/**
 * A busy processor hears late what the database said long ago: then it is the pages that wait for each other, and one more
 * would make all of them later still.
 */
function waitsForDatabase(): boolean {
  const time = DatabaseTime.current;
  return time !== undefined && time.waited > MAX_DATABASE_WAIT && time.utilization < BUSY_UTILIZATION;
}

/** How long a page may wait, by who asks for it. */
export function patienceOf(request: FastifyRequest): Patience {
  if (isPerhapsSignedIn(request)) return SIGNED_IN;
  return CRAWLERS.test(request.headers['user-agent'] ?? '') ? CRAWLER : VISITOR;
}

/** They say so themselves. */
const CRAWLERS = /bot\b|crawl|spider|slurp|archiver|facebookexternalhit/i;
