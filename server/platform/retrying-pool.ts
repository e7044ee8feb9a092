import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';

/**
 * Returns the pool with its own queries repeated until they succeed. The scheduler of graphile-worker 0.16
 * uses them and ends the program when one fails, because its promise cannot be caught.
 * @param options.interval milliseconds between attempts
 * @param options.until ends the repetition with an empty answer
 */
export function retryingPool(
  pool: pg.Pool,
  { interval, until, log }: { interval: number; until: () => boolean; log: Logger },
): pg.Pool {
  const query = async (text: string, values?: unknown[]): Promise<Pick<pg.QueryResult, 'rows'>> => {
    while (!until()) {
      try {
        return await pool.query(text, values);
      } catch (error) {
        log.warn(error, 'a query of the job scheduler failed and is retried');
        await sleep(interval, undefined, { ref: false });
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
