import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';

/**
 * The same pool, whose own queries are asked until they succeed. The queue's clock (graphile-worker 0.16) asks by them,
 * bears to ask twice, and ends the whole program when one fails: its promise has a branch that nobody can catch.
 * @param options.again milliseconds. @param options.until nothing more is asked: the answer is empty.
 */
export function withInsistentQueries(
  pool: pg.Pool,
  { again, until, log }: { again: number; until: () => boolean; log: Logger },
): pg.Pool {
  const query = async (text: string, values?: unknown[]): Promise<Pick<pg.QueryResult, 'rows'>> => {
    while (!until()) {
      try {
        return await pool.query(text, values);
      } catch (error) {
        log.warn(error, 'the clock of the job queue waits for the database');
        await sleep(again, undefined, { ref: false });
      }
    }
    return { rows: [] };
  };
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'query') return query;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
