import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { UploadPlaces } from '../../../../server/platform/pictures/upload-places.ts';
import { WorkQueue } from '../../../../server/platform/pictures/work-queue.ts';

describe('the queue of pictures', () => {
  it('runs two at once and the others in order', async () => {
    const queue = new WorkQueue(2, 1_000);
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

  it('does not let anybody wait for ever', async () => {
    const queue = new WorkQueue(1, 20);
    const first = queue.run(() => sleep(100, 'done'));
    await expect(queue.run(async () => 'never')).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await first).toBe('done');
    expect(await queue.run(async () => 'again')).toBe('again');
  });
});

describe('the places for uploads', () => {
  it('are six for one account and thirty for all, and come back', () => {
    const places = new UploadPlaces();
    const taken = Array.from({ length: 6 }, () => places.take('1'));
    expect(() => places.take('1')).toThrow('error-picture-too-many-at-once');
    for (let account = 2; account <= 5; account += 1) {
      for (let place = 0; place < 6; place += 1) taken.push(places.take(String(account)));
    }
    expect(() => places.take('6')).toThrow('error-please-try-again-later');
    for (const leave of taken) leave();
    expect(() => places.take('1')()).not.toThrow();
  });
});
