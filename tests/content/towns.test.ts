import { describe, expect, it } from 'vitest';
import locations from '../../content/locations.json' with { type: 'json' };
import list from '../../content/towns.json' with { type: 'json' };
import { Towns } from '../../src/core/accounts/towns.ts';

/** First two digits of the postcodes of a region. */
const DIGITS: Record<string, readonly string[]> = {
  Благоевград: ['27', '28', '29'],
  Бургас: ['80', '81', '82', '83', '84', '85'],
  Варна: ['90', '91', '92'],
  'Велико Търново': ['50', '51', '52'],
  Видин: ['37', '38', '39'],
  Враца: ['30', '31', '32', '33'],
  Габрово: ['53', '54'],
  Добрич: ['93', '94', '95', '96'],
  Кърджали: ['66', '67', '68', '69'],
  Кюстендил: ['25', '26'],
  Ловеч: ['55', '56', '57'],
  Монтана: ['34', '35', '36'],
  Пазарджик: ['44', '45', '46'],
  Перник: ['23', '24'],
  Плевен: ['58', '59'],
  Пловдив: ['40', '41', '42', '43'],
  Разград: ['72', '73', '74'],
  Русе: ['70', '71'],
  Силистра: ['75', '76'],
  Сливен: ['88', '89'],
  Смолян: ['47', '48', '49'],
  София: ['10', '12', '13', '18'],
  'Софийска област': ['20', '21', '22'],
  'Стара Загора': ['60', '61', '62'],
  Търговище: ['77', '78', '79'],
  Хасково: ['63', '64', '65'],
  Шумен: ['97', '98', '99'],
  Ямбол: ['86', '87'],
};

describe('The towns', () => {
  it('include all of the country, each once', () => {
    expect(list).toHaveLength(257);
    expect(new Set(list.map(({ name, region }) => `${name.bg} ${region}`)).size).toBe(list.length);
    expect(new Set(list.map(({ postCode }) => postCode)).size).toBe(list.length);
  });

  it('are named in both alphabets, with a full postcode', () => {
    for (const { name, postCode, lastPostCode = postCode } of list) {
      expect(name.bg).toMatch(/^[А-Я][а-я]+( [А-Яа-я][а-я]+)*$/);
      expect(name.en).toMatch(/^[A-Z][a-z]+( [A-Za-z][a-z]+)*$/);
      expect(postCode).toMatch(/^[1-9]\d{3}$/);
      expect(lastPostCode >= postCode, name.bg).toBe(true);
    }
  });

  it('have postcodes with the prefix of their region', () => {
    for (const { name, region, postCode } of list) {
      expect(DIGITS[region], `${name.bg} ${postCode}`).toContain(postCode.slice(0, 2));
    }
  });

  it('are each found by their name, in both alphabets', () => {
    const towns = new Towns(list);
    for (const town of list) {
      expect(towns.named(town.name.bg)).toContainEqual(town);
      expect(towns.named(town.name.en)).toContainEqual(town);
      expect(towns.withPostCode(town.postCode)).toEqual([town]);
    }
  });

  it('include all cities of homes', () => {
    const towns = new Towns(list);
    for (const { name } of locations)
      expect(towns.named(name.bg).map((town) => town.name.en)).toContain(name.en);
  });
});
