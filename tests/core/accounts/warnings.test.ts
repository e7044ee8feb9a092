import { describe, expect, it } from 'vitest';
import { hasManyListings, isSameName, phonesIn } from '../../../src/core/accounts/warnings.ts';
import { daysAfter } from '../../../src/core/shared/durations.ts';

const NOW = new Date('2026-11-25T10:00:00Z');

describe('Many listings of a new account (TRUST-06)', () => {
  it.each([
    [10, 0, true],
    [10, 7, true],
    [9, 0, false],
    [30, 8, false],
  ])('include %i a day, the first %i days ago: %s', (lastDay, days, warns) => {
    expect(hasManyListings({ firstAt: daysAfter(NOW, -days), lastDay }, NOW)).toBe(warns);
  });
});

describe('One phone under several names (TRUST-06)', () => {
  it.each([
    ['Иван Петров', 'Ivan Petrov', true],
    ['Иван Петров', 'петров  иван', true],
    ['Иван', 'Иван Петров', true],
    ['Дом и ключ', 'Дом и ключ ООД', true],
    ['Иван Петров', 'Петър Иванов', false],
    ['Иван Петров', 'Иван Стоянов', false],
  ])('may be one person for %s and %s: %s', (one, other, same) => {
    expect(isSameName(one, other)).toBe(same);
  });

  it.each([
    ['Обадете се на 0888 123 456.', ['0888123456']],
    ['+359 88/812-34-56 или 00359888123456', ['0888123456']],
    ['тел. о888 12 34 56', ['0888123456']],
    ['тел. ０８８８１２３４５６', ['0888123456']],
    ['Офис: +359 (2) 981 12 34', ['029811234']],
    ['Наем 1 000 000 лв., 2008 г., 65 m², код 10 000 000', []],
    ['IBAN BG80 BNBG 9661 1020 3456 78', []],
  ])('gives a warning: %s', (text, phones) => {
    expect(phonesIn(text)).toEqual(phones);
  });
});
