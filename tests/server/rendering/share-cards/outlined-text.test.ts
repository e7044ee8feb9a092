import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OutlinedText } from '../../../../server/rendering/share-cards/outlined-text.ts';

const text = new OutlinedText(process.cwd());

describe('Text drawn as shapes', () => {
  it('supports Bulgarian and English letters, numbers, prices and quotation marks', () => {
    const all =
      'абвгдежзийклмнопрстуфхцчшщъьюя АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЬЮЯ ѝ abcxyz ABCXYZ 0123456789 „“ ”’ – … € № m² é';
    expect(text.writable(all)).toBe(all);
  });

  it.each([
    ['emoji', 'Диван 🛋️ нов 👩‍👩‍👧', 'Диван нов'],
    [
      'signs that turn the direction',
      'Лампа \u202eадебоп\u202c \u2067до прозореца',
      'Лампа адебоп до прозореца',
    ],
    ['other scripts', 'Маса טבלה 桌子 дъб', 'Маса дъб'],
    ['what no one sees', 'Лам\u0000па\u200b\u00ad \n\t голяма', 'Лампа голяма'],
  ])('leaves out %s', (_what, given, written) => {
    expect(text.writable(given)).toBe(written);
  });

  it('writes a foreign letter without its diacritics', () => {
    expect(text.writable('Dvořák, Niš')).toBe('Dvorák, Nis');
  });

  it('breaks between words, and inside a word only if it is longer than a line', () => {
    const words = text.lines('Настолна лампа за нощно четене', 58, 536);
    expect(words.join(' ')).toBe('Настолна лампа за нощно четене');
    const long = 'Непротивоконституционствувателствувайте';
    expect(text.lines(long, 58, 536).length).toBeGreaterThan(1);
    expect(text.lines(long, 58, 536).join('')).toBe(long);
  });

  it('fits the line and is escaped, whatever a user wrote', () => {
    const wild = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 500 }),
      fc.stringMatching(/^[<>&"'а-я /=]{0,200}$/),
    );
    fc.assert(
      fc.property(wild, (given) => {
        const written = text.writable(given);
        for (const line of text.lines(written, 58, 536)) {
          expect(text.width(line, 58)).toBeLessThanOrEqual(536);
          const svg = text.draw(line, { x: 0, y: 0, size: 58, colour: '#000000' });
          expect(svg.replace(/<path transform="translate\(-?[\d.]+ 0\)" d="[-MLQCZ\d. ]*"\/>/g, '')).toBe(
            '<g transform="translate(0 0) scale(0.058 -0.058)" fill="#000000"></g>',
          );
        }
        const cut = text.shortened(written, 58, 536);
        expect(text.width(cut, 58)).toBeLessThanOrEqual(536);
      }),
      { numRuns: 200 },
    );
  });
});
