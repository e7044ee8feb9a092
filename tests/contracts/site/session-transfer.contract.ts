import { beforeEach, describe, expect, it } from 'vitest';
import type { SessionTransfer } from '../../../src/core/site/session-transfer.ts';

export type SessionTransferWorld = {
  /** Of a visitor at one domain. */
  here: SessionTransfer;
  /** The same browser at the other domain, where it has presented the secret. */
  arrive(secret: string): Promise<SessionTransfer>;
};

/** What every passage between the two domains does (LANG-11). */
export function sessionTransferContract(makeWorld: () => Promise<SessionTransferWorld>): void {
  describe('A passage between the domains', () => {
    let world: SessionTransferWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    const nothing = { payload: null, authToken: null };

    it('carries what a browser keeps, once', async () => {
      const payload = {
        cart: '{"vendors":{}}',
        favorites: null,
        cleaningCart: null,
        consent: 'accepted',
      } as const;
      const there = await world.arrive(await world.here.leave(payload));
      expect(await there.collect()).toEqual({ payload, authToken: null });
      expect(await there.collect()).toEqual(nothing);
    });

    it('has nothing for who left nothing', async () => {
      expect(await world.here.collect()).toEqual(nothing);
    });
  });
}
