import { beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from '../../src/core/shared/clock.ts';

export type ClockWorld = { clock: Clock; pass(milliseconds: number): void };

export function clockContract(makeWorld: () => ClockWorld): void {
  describe('A clock', () => {
    let world: ClockWorld;
    beforeEach(() => {
      world = makeWorld();
    });

    it('advances', () => {
      const before = world.clock.now().getTime();
      world.pass(1_500);
      expect(world.clock.now().getTime() - before).toBe(1_500);
    });

    it('runs scheduled tasks once each, unless cancelled', () => {
      const done: string[] = [];
      world.clock.after(200, () => done.push('later'));
      world.clock.after(100, () => done.push('soon'));
      const cancel = world.clock.after(100, () => done.push('never'));
      cancel();
      world.pass(99);
      expect(done).toEqual([]);
      world.pass(1);
      expect(done).toEqual(['soon']);
      world.pass(1_000);
      expect(done).toEqual(['soon', 'later']);
    });
  });
}
