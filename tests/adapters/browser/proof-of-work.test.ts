import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findNumber, sha256OfShort } from '../../../src/adapters/browser/proof-of-work.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('SHA-256 of a short text', () => {
  it('is what everybody else computes, for every length it takes', () => {
    for (let length = 0; length <= 55; length += 1) {
      const text = Array.from({ length }, (_, index) =>
        String.fromCharCode(33 + ((index * 7 + length) % 90)),
      );
      expect(sha256OfShort(text.join(''))).toBe(sha256(text.join('')));
    }
  });
});

describe('the work for a captcha', () => {
  const salt = `${'a1'.repeat(12)}.comment.1795255200000.`;

  it('finds the number, the first and the last one too', async () => {
    for (const number of [0, 77, 400]) {
      const challenge = { salt, challenge: sha256(`${salt}${number}`), most: 400 };
      expect(await findNumber(challenge, async () => {})).toBe(number);
    }
  });

  it('gives up where there is none', async () => {
    expect(await findNumber({ salt, challenge: sha256('other'), most: 400 }, async () => {})).toBeNull();
  });

  it('lets the page have its turn again and again', async () => {
    let turns = 0;
    const giveWay = async () => {
      turns += 1;
    };
    await findNumber({ salt, challenge: 'none', most: 200_000 }, giveWay);
    expect(turns).toBeGreaterThan(2);
  });
});
