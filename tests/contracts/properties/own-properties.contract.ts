import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnProperties, OwnTab } from '../../../src/core/properties/own-properties.ts';
import { EMPTY_PROPERTY } from '../../../src/core/properties/property-content.ts';
import { aWholeProperty } from '../../support/memory/memory-own-properties.ts';
import { failureOf } from '../../support/a-failure.ts';

/**
 * What everybody’s own listings do; the world has the district 11, and the owner offers nothing yet. Pictures: one that stands in
 * somebody else's listing, and one of the owner's own.
 */
export function ownPropertiesContract(
  makeWorld: () => Promise<{ properties: OwnProperties; double: string; own: string }>,
): void {
  describe('Own listings', () => {
    let properties: OwnProperties;
    let double: string;
    let own: string;
    beforeEach(async () => {
      ({ properties, double, own } = await makeWorld());
    });
    const create = (changes: Parameters<typeof aWholeProperty>[0] = {}) =>
      properties.create(aWholeProperty({ status: 'draft', ...changes }), randomUUID());
    const list = (tab: OwnTab) =>
      properties.list({ tab, requested: false, premium: false, offset: 0, limit: 10 });
    /** Which listings stand in a tab; its number says as many. */
    const inTab = async (tab: OwnTab) => {
      const { data, counts } = await list(tab);
      expect(counts[tab]).toBe(data.length);
      return data.map(({ id }) => id);
    };

    it('keep a draft of which nothing is said yet, once for each key', async () => {
      const key = randomUUID();
      const draft = await properties.create(EMPTY_PROPERTY, key);
      const untouched = { status: 'draft', deleted: false, images: [], plan: null, slots: [] };
      expect(draft).toMatchObject({ ...untouched, content: EMPTY_PROPERTY });
      expect(await properties.create(EMPTY_PROPERTY, key)).toEqual(draft);
      expect(await properties.read(String(draft.id))).toEqual(draft);
    });

    it('are changed by who saw them as they are, and by nobody who did not', async () => {
      const { id, version } = await create();
      const after = await properties.update(id, aWholeProperty({ title: 'Тих двустаен' }), version);
      expect(after).toMatchObject({ id, content: { title: 'Тих двустаен' } });
      expect(after.version).not.toBe(version);
      expect(await properties.read(String(id))).toEqual(after);
      await expect(properties.update(id, aWholeProperty(), version)).rejects.toMatchObject(
        failureOf('conflict', 'error-edited-elsewhere'),
      );
    });

    it('are not there for others, nor when they never were', async () => {
      await expect(properties.read('987654')).rejects.toMatchObject(
        failureOf('not-found', 'error-property-not-found'),
      );
    });

    it('are published only when all is said, and where they lack something it is named', async () => {
      const { id } = await create({ price: null, title: '' });
      await expect(properties.changeStatus(id, 'active')).rejects.toMatchObject({
        kind: 'invalid',
        fields: { price: expect.any(String), title: expect.any(String) },
      });
      const whole = await create();
      await properties.changeStatus(whole.id, 'active');
      expect((await properties.read(String(whole.id))).status).toBe('active');
    });

    it('are paused, rented and offered again, but rented out only when they were offered', async () => {
      const { id } = await create();
      await expect(properties.changeStatus(id, 'rented')).rejects.toMatchObject(
        failureOf('conflict', 'property-status-not-possible'),
      );
      for (const status of ['active', 'paused', 'rented', 'active'] as const) {
        await properties.changeStatus(id, status);
        expect(await inTab(status)).toEqual([id]);
      }
    });

    it("wait for the team with a picture of somebody else's, until they have another (TRUST-03)", async () => {
      const { id } = await create({ images: [own, double] });
      expect(await properties.changeStatus(id, 'active')).toMatchObject({ held: true });
      expect((await list('paused')).data).toMatchObject([{ id, held: true }]);
      const held = await properties.read(String(id));
      expect(held).toMatchObject({ status: 'paused', heldPictures: [double] });
      const content = aWholeProperty({ status: 'paused', images: [own] });
      const after = await properties.update(id, content, held.version);
      expect(after).toMatchObject({ status: 'active', heldPictures: [] });
      expect((await list('active')).data).toMatchObject([{ id, held: false }]);
    });

    it('are deleted and taken back as they were', async () => {
      const { id } = await create();
      await properties.changeStatus(id, 'active');
      await properties.delete(id);
      expect(await inTab('deleted')).toEqual([id]);
      expect((await list('deleted')).data[0]?.gone).not.toBeNull();
      expect(await properties.read(String(id))).toMatchObject({ deleted: true });
      await properties.restore(id);
      // What comes back is offered only when its owner says so.
      expect((await properties.read(String(id))).deleted).toBe(false);
    });

    it('offer times for viewings, in their order', async () => {
      const { id, version } = await create();
      const slots = ['2026-12-02 10:00', '2026-12-01 18:30'];
      const after = await properties.offerSlots(id, slots, version);
      expect(after.slots).toEqual(slots.toSorted());
      await expect(properties.offerSlots(id, [], version)).rejects.toMatchObject(
        failureOf('conflict', 'error-edited-elsewhere'),
      );
    });

    it('are described by what they say (HOME-07)', async () => {
      expect(await properties.draftDescription('Лозенец, София', aWholeProperty())).toMatch(/64/);
    });
  });
}
