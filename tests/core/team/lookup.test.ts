import { describe, expect, it } from 'vitest';
import { lookupOf } from '../../../src/core/team/lookup.ts';

const NOTHING = {
  orderId: null,
  serviceOrderId: null,
  contactMessageId: null,
  receiptNumber: null,
  recordId: null,
  words: [],
};

describe('A search text of the back office (TEAM-05)', () => {
  it.each([
    ['U-100123', { orderId: 123 }],
    ['u 100123', { orderId: 123 }],
    ['У-100123', { orderId: 123 }],
    ['S-100007', { serviceOrderId: 7 }],
    ['с100007', { serviceOrderId: 7 }],
    ['K-100001', { contactMessageId: 1 }],
    ['к-100001', { contactMessageId: 1 }],
  ])('is the number %s of one kind only', (text, found) => {
    expect(lookupOf(text)).toEqual({ ...NOTHING, text, ...found });
  });

  it('may be several numbers without a letter', () => {
    expect(lookupOf('100123')).toEqual({
      text: '100123',
      orderId: 123,
      serviceOrderId: 123,
      contactMessageId: 123,
      receiptNumber: 100_123,
      recordId: 100_123,
      words: ['100123'],
    });
  });

  it('is the id of a record from the first digit', () => {
    expect(lookupOf(' 7 ')).toEqual({ ...NOTHING, text: '7', recordId: 7 });
  });

  it.each(['+359 88 765-4321', '0887/654 321', '00359887654321', '359887654321'])(
    'is the phone %s',
    (text) => {
      expect(lookupOf(text).words).toContain('0887654321');
    },
  );

  it.each(['Мария Иванова', 'maria@example.com', 'Дървото ООД', 'СК-100', 'Сто'])(
    'is the words %s',
    (text) => {
      expect(lookupOf(text)).toEqual({ ...NOTHING, text, words: [text] });
    },
  );

  it('ignores invisible characters and repeated spaces', () => {
    expect(lookupOf(' Мария\u200b   Иванова\n').words).toEqual(['Мария Иванова']);
  });

  it.each(['', 'ab', '--', '%_%', 'X-100123', 'U-12345'])('is no number in %j', (text) => {
    const { words, text: _, ...numbers } = lookupOf(text);
    expect(numbers).toEqual({ ...NOTHING, words: undefined });
    expect(words.every((one) => one.length > 2)).toBe(true);
  });
});
