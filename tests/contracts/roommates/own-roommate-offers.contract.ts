import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnRoommateOffers } from '../../../src/core/roommates/own-roommate-offers.ts';
import { anOffer } from '../../support/an-offer.ts';
import { failureOf } from '../../support/a-failure.ts';

/**
 * What everybody’s own offers of a room do; the world has the district 11, and nothing is offered yet. Pictures: one that stands in
 * somebody else's listing, and one of the poster's own.
 */
export function ownRoommateOffersContract(
  makeWorld: () => Promise<{ offers: OwnRoommateOffers; double: string; own: string }>,
): void {
  describe('Own offers of a room', () => {
    let offers: OwnRoommateOffers;
    let double: string;
    let own: string;
    beforeEach(async () => {
      ({ offers, double, own } = await makeWorld());
    });
    const create = () => offers.create(anOffer(), randomUUID());
    const list = () => offers.list({ offset: 0, limit: 10 });
    const unknown = failureOf('not-found', 'error-offer-not-found');

    it('are posted once for each key, and read back as they were written (MATE-04)', async () => {
      const key = randomUUID();
      const offer = await offers.create(anOffer(), key);
      expect(offer).toMatchObject({ status: 'active', content: anOffer(), images: [] });
      expect(await offers.create(anOffer(), key)).toEqual(offer);
      expect(await offers.read(String(offer.id))).toEqual(offer);
      expect(await list()).toMatchObject({
        total: 1,
        data: [{ id: offer.id, title: 'Слънчева стая до парка', status: 'active', inquiries: 0, unread: 0 }],
      });
    });

    it('are changed by who saw them as they are', async () => {
      const { id, version } = await create();
      const after = await offers.update(id, anOffer({ title: 'Тиха стая' }), version);
      expect(after).toMatchObject({ id, content: { title: 'Тиха стая' } });
      expect(after.version).not.toBe(version);
      expect(await offers.read(String(id))).toEqual(after);
      await expect(offers.update(id, anOffer(), version)).rejects.toMatchObject(
        failureOf('conflict', 'error-edited-elsewhere'),
      );
    });

    it('are paused and shown again', async () => {
      const { id } = await create();
      for (const status of ['paused', 'active'] as const) {
        await offers.changeStatus(id, status);
        expect((await list()).data).toMatchObject([{ id, status }]);
      }
    });

    it("wait for the team with a picture of somebody else's, until they have another (TRUST-03)", async () => {
      const held = await offers.create(anOffer({ images: [own, double] }), randomUUID());
      expect(held).toMatchObject({ status: 'paused', heldPictures: [double] });
      expect(await offers.changeStatus(held.id, 'active')).toMatchObject({ held: true });
      expect((await list()).data).toMatchObject([{ id: held.id, status: 'paused', held: true }]);
      const after = await offers.update(held.id, anOffer({ images: [own] }), held.version);
      expect(after).toMatchObject({ status: 'active', heldPictures: [] });
      expect((await list()).data).toMatchObject([{ id: held.id, status: 'active', held: false }]);
    });

    it('are gone when they are deleted', async () => {
      const { id } = await create();
      await offers.delete(id);
      expect(await list()).toEqual({ data: [], total: 0 });
      await expect(offers.read(String(id))).rejects.toMatchObject(unknown);
      await expect(offers.delete(id)).rejects.toMatchObject(unknown);
    });

    it('are not there for others, nor when they never were', async () => {
      await expect(offers.read('987654')).rejects.toMatchObject(unknown);
      await expect(offers.update(987_654, anOffer(), 'x'.repeat(22))).rejects.toMatchObject(unknown);
      await expect(offers.changeStatus(987_654, 'paused')).rejects.toMatchObject(unknown);
    });
  });
}
