import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltServer } from '../../server/support/programs/built-server.ts';

/** Bytes; `heapUsed` and `external` after a garbage collection. */
export type Heap = { heapUsed: number; external: number; rss: number };

/** Environment in which a server reports its heap. */
export const MEASURED = {
  NODE_OPTIONS: `--expose-gc --import ${pathToFileURL(join(import.meta.dirname, 'heap-probe.mjs')).href}`,
};

export const heapOf = (server: BuiltServer) => server.ask('measure the heap') as Promise<Heap>;

/** Slope of the linear fit, per unit of `at`. */
export function slope(points: readonly { at: number; value: number }[]): number {
  const mean = (of: (point: { at: number; value: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [at, value] = [mean((point) => point.at), mean((point) => point.value)];
  return mean((point) => (point.at - at) * (point.value - value)) / mean((point) => (point.at - at) ** 2);
}
