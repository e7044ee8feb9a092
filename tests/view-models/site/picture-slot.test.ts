import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { PictureSlot } from '../../../src/view-models/site/picture-slot.ts';
import { MemoryUploads } from '../../support/memory/memory-uploads.ts';

const photo = { name: 'me.jpg', size: 100, type: 'image/jpeg' };
const away = new Failure('error-please-try-again-later', {}, 'unreachable');

let uploads: MemoryUploads;
let modals: Modals;
let stored: string | null;
let refusal: Failure | null;
let slot: PictureSlot;

beforeEach(() => {
  uploads = new MemoryUploads();
  modals = new Modals();
  stored = null;
  refusal = null;
  slot = new PictureSlot(
    uploads,
    modals,
    () => (stored === null ? null : { url: `/pictures/${stored}.jpg`, width: 8, height: 6 }),
    async (key) => {
      if (refusal) throw refusal;
      stored = key;
    },
  );
});

const shownMessage = () => modals.notification?.message.key ?? null;

describe('The upload of a single picture', () => {
  it('shows its progress, and then the picture', async () => {
    const choosing = slot.choose(photo);
    expect([slot.sent, slot.picture]).toEqual([0, null]);
    uploads.sending[0]?.progress(0.5);
    expect(slot.sent).toBe(0.5);
    await uploads.sending[0]?.arrive();
    await choosing;
    expect([slot.sent, slot.picture?.url]).toEqual([null, '/pictures/picture-key-of-me.jpg.jpg']);
  });

  it('keeps the existing picture after an error', async () => {
    stored = 'old';
    const choosing = slot.choose(photo);
    await uploads.sending[0]?.fail(away);
    await choosing;
    expect([slot.sent, stored, shownMessage()]).toEqual([null, 'old', away.messageKey]);
    refusal = new Failure('error-picture-unknown', {}, 'invalid');
    const again = slot.choose(photo);
    await uploads.sending[1]?.arrive();
    await again;
    expect([slot.sent, stored, shownMessage()]).toEqual([null, 'old', 'error-picture-unknown']);
  });

  it('shows the reason for a rejected file', async () => {
    await slot.choose({ ...photo, type: 'text/plain' });
    expect([slot.sent, shownMessage()]).toEqual([null, 'error-picture-not-a-picture']);
  });

  it('is cleared, or keeps its picture after an error', async () => {
    stored = 'old';
    refusal = away;
    await slot.remove();
    expect([stored, shownMessage()]).toEqual(['old', away.messageKey]);
    refusal = null;
    await slot.remove();
    expect(slot.picture).toBeNull();
  });
});
