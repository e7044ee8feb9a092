import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { WorkQueue } from '../../../server/platform/work-queue.ts';

describe('A work queue', () => {
  it('runs two at once and the others in order', async () => {
    const queue = new WorkQueue(2, { waitMs: 1_000 });
    const [started, most] = [[] as number[], { now: 0, ever: 0 }];
    const work = (number: number) =>
      queue.run(async () => {
        started.push(number);
        most.ever = Math.max(most.ever, (most.now += 1));
        await sleep(5);
        most.now -= 1;
        if (number === 1) throw new Error('broken');
        return number;
      });
    const results = await Promise.allSettled([0, 1, 2, 3, 4].map(work));
    expect(started).toEqual([0, 1, 2, 3, 4]);
    expect(most.ever).toBe(2);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
  });

  it('limits the waiting time', async () => {
    const queue = new WorkQueue(1, { waitMs: 20 });
    const first = queue.run(() => sleep(100, 'done'));
    await expect(queue.run(async () => 'never')).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await first).toBe('done');
    expect(await queue.run(async () => 'again')).toBe('again');
  });

  it('rejects work at once if its expected wait is too long, by recent durations', async () => {
    const queue = new WorkQueue(1, { waitMs: 10_000 }, 'error-too-busy');
    for (let time = 0; time < 20; time += 1) await queue.run(() => sleep(5));
    const first = queue.run(() => sleep(5, 'first'));
    const second = queue.run(async () => 'second');
    const third = queue.run(async () => 'third', { waitMs: 6 });
    const soon = new Promise((later) => setImmediate(later, 'waits'));
    await expect(Promise.race([third, soon])).rejects.toMatchObject({
      kind: 'unavailable',
      messageKey: 'error-too-busy',
    });
    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  });

  it('runs work by rank', async () => {
    const queue = new WorkQueue(1, { waitMs: 1_000 });
    const started: string[] = [];
    const work = (name: string, rank: number) =>
      queue.run(async () => void started.push(name), { waitMs: 1_000, rank });
    const first = queue.run(() => sleep(5));
    await Promise.all([first, work('crawler', 2), work('visitor', 1), work('buyer', 0), work('another', 1)]);
    expect(started).toEqual(['buyer', 'visitor', 'another', 'crawler']);
  });

  it('releases the slot of work that waits for something else', async () => {
    const queue = new WorkQueue(1, { waitMs: 10_000 }, 'error-too-busy', () => waitsElsewhere);
    let answer = (_text: string) => {};
    let waitsElsewhere = true;
    const hung = queue.run(() => new Promise<string>((resolve) => (answer = resolve)));
    expect(await queue.run(async () => 'next')).toBe('next');
    waitsElsewhere = false;
    answer('late');
    expect(await hung).toBe('late');
    // Its slot was released once.
    expect(await Promise.all([1, 2, 3].map((one) => queue.run(async () => one)))).toEqual([1, 2, 3]);
  });
});
