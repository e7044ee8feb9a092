import { describe, expect, it } from 'vitest';
import { chooseAlternatives, Random } from '../../../server/demo/random.ts';
import { composeProperty } from '../../../server/demo/properties/compose-property.ts';
import { districtName, inDistrict, isCentre } from '../../../server/demo/properties/district-names.ts';
import { demoPropertyCount } from '../../../server/demo/properties/load-demo-properties.ts';

const homes = Array.from({ length: demoPropertyCount }, (_, index) => composeProperty(index));
const repeated = (texts: readonly string[]) => texts.length - new Set(texts).size;
const textOf = ({ title, description }: (typeof homes)[number]) => `${title}\n${description}`;
const sentencesOf = (text: string) =>
  text.split(/(?<=(?<!кв|ж\.к|ул|гр|бул)[.!?])\s+(?=[А-ЯA-Z„])/).map((sentence) => sentence.trim());

/** Texts of the homes that meet the condition and contain the pattern. */
const wrong = (holds: (home: (typeof homes)[number]) => boolean, pattern: RegExp) =>
  homes.filter((home) => holds(home) && pattern.test(textOf(home))).map(textOf);

describe('The texts of the demo homes', () => {
  it('repeat fewer than 1% of titles and of descriptions', () => {
    expect(repeated(homes.map(({ title }) => title)) / homes.length).toBeLessThan(0.01);
    expect(repeated(homes.map(({ description }) => description)) / homes.length).toBeLessThan(0.01);
  });

  it('use no sentence in more than about 2% of the homes', () => {
    const counts = new Map<string, number>();
    for (const { description } of homes) {
      for (const sentence of new Set(sentencesOf(description)))
        counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > homes.length * 0.022)).toEqual([]);
  });

  it('use every alternative phrase', () => {
    expect(homes.map(textOf).filter((text) => /[{|}]/.test(text))).toEqual([]);
    const chosen = chooseAlternatives(new Random(1), '{а|б{в|г}} {|д}');
    expect(chosen).toMatch(/^(а|бв|бг) д?$/);
  });

  it('use “кв.” or “ж.к.” before names of persons, directions and words', () => {
    for (const name of ['Хладилника', 'Гагарин', 'Братя Миладинови', 'Отдих и култура', 'Запад', 'Север'])
      expect(districtName(name, false)).toMatch(/^(кв|ж\.к)\. /);
    expect(inDistrict('Лозенец', false)).toBe('в Лозенец');
    expect(inDistrict('Лозенец', true)).toBe('в кв. Лозенец');
    expect(inDistrict('Люлин 3', true)).toBe('в ж.к. Люлин 3');
    expect(inDistrict('Спортна зала', false)).toBe('до Спортната зала');
    const bare = homes.filter(({ title, district: { name } }) => {
      const said = districtName(name.bg, false);
      return /^(кв|ж)/.test(said) && title.includes(name.bg) && !title.includes(said);
    });
    expect(bare.map(({ title }) => title)).toEqual([]);
  });

  it('state no fact twice', () => {
    for (const topic of [
      /асансьор/gi,
      /с чип|камери|контролиран достъп/gi,
      /боядисан/gi,
      /депозит(?!ът)/gi,
    ]) {
      const twice = homes.filter(({ description }) => {
        const saying = sentencesOf(description).filter((sentence) => sentence.search(topic) >= 0);
        return saying.length > 1;
      });
      expect(twice.map(({ description }) => description)).toEqual([]);
    }
  });

  it('mention one room in a studio and several bedrooms in larger homes', () => {
    expect(wrong(({ type }) => type === 'studio' || type === 'room', /стаите|по стаи|спални/i)).toEqual([]);
    expect(
      wrong(({ type, bedrooms }) => type !== 'room' && bedrooms > 1, /спалнята|в спалня |матракът/i),
    ).toEqual([]);
  });

  it('give a room no garage, terrace or bedroom windows', () => {
    expect(
      wrong(({ type }) => type === 'room', /гараж|с голяма тераса|прозорците на спалнята|стаите са/i),
    ).toEqual([]);
  });

  it('mention the pedestrian zone only in centres', () => {
    expect(wrong(({ district }) => !isCentre(district.name.bg), /пешеходната зона/i)).toEqual([]);
    expect(wrong(({ district }) => isCentre(district.name.bg), /пешеходната зона/i).length).toBeGreaterThan(
      0,
    );
  });
});
