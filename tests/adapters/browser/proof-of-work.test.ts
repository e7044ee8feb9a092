import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findNumber, sha256OfShort } from '../../../src/adapters/browser/proof-of-work.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('SHA-256 of a short text', () => {
  it('equals the standard digest for every accepted length', () => {
    for (let length = 0; length <= 55; length += 1) {
      const text = Array.from({ length }, (_, index) =>
        String.fromCharCode(33 + ((index * 7 + length) % 90)),
      );
      expect(sha256OfShort(text.join(''))).toBe(sha256(text.join('')));
    }
  });
});

describe('The proof of work of a captcha', () => {
  const salt = `${'a1'.repeat(12)}.comment.1795255200000.`;

  it('finds the number at both ends of the range', async () => {
    for (const number of [0, 77, 400]) {
      const challenge = { salt, challenge: sha256(`${salt}${number}`), most: 400 };
      expect(await findNumber(challenge, async () => {})).toBe(number);
    }
  });

  it('fails without a solution', async () => {
    expect(await findNumber({ salt, challenge: sha256('other'), most: 400 }, async () => {})).toBeNull();
  });

  it('yields to the page regularly', async () => {
    let turns = 0;
    const giveWay = async () => {
      turns += 1;
    };
    await findNumber({ salt, challenge: 'none', most: 200_000 }, giveWay);
    expect(turns).toBeGreaterThan(2);
  });
});
