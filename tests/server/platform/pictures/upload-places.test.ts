import { describe, expect, it } from 'vitest';
import { UploadPlaces } from '../../../../server/platform/pictures/picture-intake.ts';

describe('The upload slots', () => {
  it('are six for one account and thirty for all, and are released', () => {
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
