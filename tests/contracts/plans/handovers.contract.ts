import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Handovers } from '../../../src/core/plans/handover/handover.ts';
import { aHandover } from '../../support/a-handover.ts';
import { refused } from '../../support/refused.ts';

/** What wherever protocols are made does; `make` gives somebody's who has none yet, on 21 November 2026. */
export function handoversContract(make: () => Promise<Handovers>): void {
  describe('Protocols of what was handed over', () => {
    let handovers: Handovers;
    beforeEach(async () => {
      handovers = await make();
    });

    it('are there once they are made, with their document', async () => {
      const id = randomUUID();
      const made = await handovers.make(id, aHandover());
      expect(made).toMatchObject({ id, direction: 'in', on: '2026-11-21', address: aHandover().address });
      expect(await handovers.list()).toEqual([made]);
      const file = await handovers.file(id);
      expect([file.name, file.type]).toEqual(['uyut-handover.pdf', 'application/pdf']);
      expect(atob(file.content)).toContain('%PDF-');
    });

    it('are the same when they are sent again, and nothing else afterwards', async () => {
      const id = randomUUID();
      const made = await handovers.make(id, aHandover());
      expect(await handovers.make(id, aHandover())).toEqual(made);
      await expect(handovers.make(id, aHandover({ keys: 'нито един' }))).rejects.toMatchObject(
        refused('conflict', 'error-handover-made'),
      );
      expect(await handovers.list()).toHaveLength(1);
    });

    it('are refused where something is missing', async () => {
      await expect(handovers.make(randomUUID(), aHandover({ keys: '  ' }))).rejects.toMatchObject({
        kind: 'invalid',
        fields: { keys: 'error-handover-keys' },
      });
      expect(await handovers.list()).toEqual([]);
    });

    it('are not found by another id', async () => {
      await expect(handovers.file(randomUUID())).rejects.toMatchObject(
        refused('not-found', 'error-handover-not-found'),
      );
    });
  });
}
