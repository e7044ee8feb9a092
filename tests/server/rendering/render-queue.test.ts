import { setImmediate as later } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { DatabaseTime } from '../../../server/platform/database/database-time.ts';
import { renderQueue } from '../../../server/rendering/render-queue.ts';

/** Milliseconds of uninterrupted work, longer than a page's database limit. */
const BUSY = 1_500;

async function keepProcessorBusy(): Promise<void> {
  const start = performance.now();
  while (performance.now() - start < BUSY) await later();
}

it('A page retains its slot while it waits for the processor and not for the database', async () => {
  const queue = renderQueue();
  const patience = { waitMs: 60_000 };
  const ended: string[] = [];
  const page = (name: string, work: () => Promise<void>) =>
    new DatabaseTime(60).run(() =>
      queue.run(async () => {
        await DatabaseTime.current?.spend(work);
        ended.push(name);
      }, patience),
    );
  const first = Array.from({ length: 4 }, () => page('first', keepProcessorBusy));
  const next = page('next', async () => {});
  await Promise.all([...first, next]);
  expect(ended.indexOf('next')).toBeGreaterThan(0);
});

it('A page that waits for a silent database passes its slot to the next', async () => {
  const queue = renderQueue();
  let answer = () => {};
  const silence = new Promise<void>((resolve) => (answer = resolve));
  const wait = () =>
    new DatabaseTime(60).run(() => queue.run(async () => DatabaseTime.current?.spend(() => silence)));
  const first = Array.from({ length: 4 }, wait);
  await queue.run(async () => answer(), { waitMs: 60_000 });
  await Promise.all(first);
});
