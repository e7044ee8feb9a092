import { describe, expect, it } from 'vitest';
import { ComparisonScreen } from '../../../src/view-models/comparison/comparison-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';

describe('A comparison (FIND-06)', () => {
  it('reports a failed download of its script', async () => {
    const modals = new Modals();
    const opener = {
      isStored: true,
      open: async () => {
        throw new TypeError('Failed to fetch');
      },
    };
    const screen = new ComparisonScreen('products', async (id) => ({ id: Number(id) }), opener, modals);
    await screen.leaveOut(7);
    expect(modals.notification?.message.key).toBe('chunk-error-title');
  });
});
