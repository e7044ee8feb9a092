import { describe, expect, it } from 'vitest';
import {
  hasContact,
  hasLink,
  sameTextKey,
  moderationReason,
} from '../../../src/core/journal/comment-rules.ts';
import { tidyLine, tidyText } from '../../../src/core/shared/tidy-text.ts';

const comment = { name: 'Мария', text: 'Благодаря!', isKnown: false, isRepeated: false, hadTrouble: false };

describe('The moderation of a comment (BLOG-02)', () => {
  it.each([
    ['approves a visitor’s comment', {}, null],
    ['reviews a visitor’s link', { text: 'вижте www.spam.bg' }, 'link'],
    ['reviews a link as a name', { name: 'spam.com' }, 'link'],
    ['reviews an e-mail address', { text: 'пишете на a@b.bg' }, 'contact'],
    ['reviews a phone', { text: 'тел. +359 888 123 456' }, 'contact'],
    ['reviews a repeated comment', { isRepeated: true }, 'repeated'],
    ['reviews a writer with rejected comments', { hadTrouble: true }, 'writer'],
    ['approves a known person’s link', { text: 'вижте www.spam.bg', isKnown: true }, null],
    ['approves a known person’s repeated comment', { isRepeated: true, isKnown: true }, null],
    ['reviews a known writer with rejected comments', { isKnown: true, hadTrouble: true }, 'writer'],
  ] as const)('%s', (_, changes, pending) => {
    expect(moderationReason({ ...comment, ...changes })).toBe(pending);
  });

  it.each([
    'http://spam.example',
    'HTTPS://SPAM.EXAMPLE',
    'ｗｗｗ．spam．ｃｏｍ',
    'w\u200bww.spam',
    'my-shop.info/sale',
    'xn--80ak6aa92e',
    'мебели.бг',
    't.me/spam',
  ])('detects a link in „%s“', (text) => expect(hasLink(text)).toBe(true));

  it.each([
    'Благодаря.Много добре',
    'Наемът е 1 100 лв. (562,42 €), депозитът – 2 200 лв.',
    'и т.н., т.е. както пише в чл. 93 от ЗЗД',
    'Good.Really good...thanks',
    'от 10:00 до 18.30 ч.',
  ])('detects no link in „%s“', (text) => expect([hasLink(text), hasContact(text)]).toEqual([false, false]));

  it.each(['0888 123 456', '088-812-3456', '+359 (0)88 812 3456', '00359888123456'])(
    'detects a phone in „%s“',
    (text) => expect(hasContact(text)).toBe(true),
  );

  it.each(['през 2019–2026 г.', '60 м² за 348 лв.', '1 234 567 лв.', 'дело C-681/17 от 27.03.2019 г.'])(
    'detects no phone in „%s“',
    (text) => expect(hasContact(text)).toBe(false),
  );

  it('treats texts as equal regardless of punctuation and case', () => {
    expect(sameTextKey('Купете  СЕГА!')).toBe(sameTextKey('купете, сега'));
    expect(sameTextKey('Купете')).not.toBe(sameTextKey('Продайте'));
  });
});

describe('The text of a comment', () => {
  it('has no bidirectional or invisible characters, few combining marks and few empty lines', () => {
    expect(tidyText(' \u202eобратно\u202c\u0007 \r\n\r\n\r\n\r\nкрай\u200b ')).toBe('обратно\n\nкрай');
    expect(tidyText(`z${'\u0336'.repeat(40)}`)).toBe(`z${'\u0336'.repeat(3)}`);
    expect(tidyLine('Мария\n\t Георгиева')).toBe('Мария Георгиева');
  });

  it('preserves accents, composed emoji and other scripts', () => {
    for (const text of ['ѝ', 'café', '👩‍👩‍👧‍👦', 'שלום', 'नमस्ते']) expect(tidyText(text)).toBe(text);
  });
});
