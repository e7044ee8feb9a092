import { describe, expect, it } from 'vitest';
import { nameIn, transliterate } from '../../../src/core/shared/transliteration.ts';

describe('The transliteration of Bulgarian', () => {
  it.each([
    ['Родопска вълна', 'Rodopska valna'],
    ['Дъбрава', 'Dabrava'],
    ['Троянска грънчарница', 'Troyanska grancharnitsa'],
    ['Жеравна, Щастие, Чипровци, Шуменци', 'Zheravna, Shtastie, Chiprovtsi, Shumentsi'],
    ['Юта и синьо', 'Yuta i sinyo'],
    ['София, Камчия, Илиянци, Ия', 'Sofia, Kamchia, Iliyantsi, Ia'],
    ['БЪЛГАРИЯ, България, ЩИТ', 'BULGARIA, Bulgaria, SHTIT'],
    ['Джанки', 'Dzhanki'],
    ['Café 5 – “Uyut”', 'Café 5 – “Uyut”'],
  ])('writes %s as %s', (bulgarian, latin) => {
    expect(transliterate(bulgarian)).toBe(latin);
  });

  it('covers every letter of the alphabet in both cases', () => {
    const alphabet = 'абвгдежзийклмнопрстуфхцчшщъьюя';
    expect(transliterate([...alphabet, ...alphabet.toUpperCase()].join(' '))).not.toMatch(
      /\p{Script=Cyrillic}/u,
    );
  });

  it('adds the Latin name to a Bulgarian one in English only', () => {
    expect(nameIn('en', 'Родопска вълна')).toBe('Родопска вълна (Rodopska valna)');
    expect(nameIn('bg', 'Родопска вълна')).toBe('Родопска вълна');
    expect(nameIn('en', 'Uyut Home')).toBe('Uyut Home');
  });
});
