import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeProperty } from '../../../server/demo/properties/compose-property.ts';
import { wordsOf } from '../../../server/demo/properties/insert-properties.ts';
import {
  demoPropertyCount,
  loadDemoProperties,
} from '../../../server/demo/properties/load-demo-properties.ts';
import { demoAgencies, demoOwners } from '../../../server/demo/properties/owners.ts';
import { loadLocations } from '../../../server/modules/properties/load-locations.ts';
import { propertyWords } from '../../../server/modules/properties/search/search-text.ts';
import { isInBulgaria } from '../../../src/core/properties/location.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

const properties = Array.from({ length: demoPropertyCount }, (_, index) => composeProperty(index));
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

describe('The demo homes', () => {
  it('are the same on every run', () => {
    expect(composeProperty(17)).toEqual(properties[17]);
  });

  it('are in every city, at most half a kilometre from the centre of their district', () => {
    expect(new Set(properties.map(({ market }) => market.city.id)).size).toBeGreaterThanOrEqual(25);
    for (const { latitude, longitude, district } of properties) {
      expect(isInBulgaria({ latitude, longitude })).toBe(true);
      expect(Math.hypot(latitude - district.latitude, (longitude - district.longitude) * 0.73)).toBeLessThan(
        0.0045,
      );
    }
  });

  it('have a rent that fits their city and size', () => {
    const rents = (city: string, type: string): number[] =>
      properties
        .filter((property) => property.market.city.name.en === city && property.type === type)
        .map(({ price }) => price / 100);
    expect(median(rents('Sofia', 'two-room'))).toBeGreaterThan(1_000);
    expect(median(rents('Sofia', 'two-room'))).toBeLessThan(1_700);
    expect(median(rents('Sofia', 'three-room'))).toBeGreaterThan(median(rents('Sofia', 'two-room')));
    expect(median(rents('Pleven', 'two-room'))).toBeLessThan(800);
    for (const { price, deposit, commission, byAgency } of properties) {
      expect(price % 500).toBe(0);
      expect([price, 2 * price]).toContain(deposit);
      expect(commission > 0).toBe(byAgency);
    }
  });

  it('have a floor that their building has, and a year that fits its construction', () => {
    for (const {
      floor,
      totalFloors,
      construction,
      buildingYear,
      heating,
      market,
      bedrooms,
      area,
    } of properties) {
      expect(floor).toBeLessThanOrEqual(totalFloors);
      if (construction === 'panel') expect(buildingYear >= 1965 && buildingYear <= 1992).toBe(true);
      if (construction === 'epk') expect(buildingYear >= 1980 && buildingYear <= 1995).toBe(true);
      if (heating === 'tec') expect(market.tec).toBe(true);
      expect(area).toBeGreaterThan(bedrooms * 10);
    }
  });

  it('have rooms that add up to about the area', () => {
    for (const { plan, area } of properties) {
      const sum = plan.filter(({ room }) => room !== 'balcony').reduce((total, room) => total + room.area, 0);
      expect(Math.abs(sum / area - 0.95)).toBeLessThan(0.08);
    }
  });

  it('are described in Bulgarian, without typos, and hardly two alike', () => {
    for (const { title, description, taxDescription } of properties) {
      expect(title).toMatch(/^[А-Я]/);
      expect(title.length).toBeLessThanOrEqual(120);
      for (const text of [title, description, taxDescription]) {
        expect(text).not.toMatch(/[A-Za-z]| {2}|\.\.| [,.!?]| в в | и и |, ,|: \./u);
      }
      expect(description).toMatch(/[.!?]$/);
      expect(description.length).toBeGreaterThan(120);
    }
    expect(new Set(properties.map(({ description }) => description)).size).toBeGreaterThan(
      properties.length * 0.99,
    );
  });

  it('show four to nine pictures, all rooms of one home', () => {
    for (const { pictures } of properties) {
      expect(pictures.length).toBeGreaterThanOrEqual(4);
      expect(pictures.length).toBeLessThanOrEqual(9);
      expect(new Set(pictures.map(({ url }) => url)).size).toBe(pictures.length);
      const looks = pictures.map(({ url }) => /interiors\/.*-(\w+)\.avif$/.exec(url)?.[1]).filter(Boolean);
      expect(new Set(looks).size).toBe(1);
    }
  });

  it('are found by the same words as other listings', () => {
    for (const property of properties.slice(0, 200)) {
      const { title, description, type, market, district } = property;
      const named = ({ name }: typeof district) => ({ name_bg: name.bg, name_en: name.en });
      const city = { name_bg: market.city.name.bg, name_en: market.city.name.en };
      expect(wordsOf(property)).toBe(
        propertyWords({ title, description, type, city, district: named(district) }),
      );
    }
  });

  it('belong to sixty owners and twelve agencies, most of them trusted', () => {
    expect(new Set(demoOwners.map(({ email }) => email)).size).toBe(60);
    expect(demoAgencies).toHaveLength(12);
    expect(demoAgencies.filter(({ trusted }) => trusted).length).toBeGreaterThanOrEqual(8);
    for (const { phone } of [...demoOwners, ...demoAgencies]) expect(phone).toMatch(/^08[789]\d{7}$/);
  });
});

describe('Loading the demo homes', () => {
  let database: TestDatabase;
  const now = new Date('2026-03-01T09:00:00Z');

  beforeAll(async () => {
    database = await createTestDatabase();
    await loadLocations(database.pool, process.cwd());
    await database.pool.query(
      `insert into account (type, name, email, language, email_confirmed_at)
       values ('user', 'Демо', 'user@demo.example', 'bg', now()), ('agency', 'Демо', 'agency@demo.example', 'bg', now())`,
    );
  });
  afterAll(() => database.drop());

  const count = async (condition: string): Promise<number> => {
    const { rows } = await database.pool.query<{ count: string }>(
      `select count(*) from property join account on account.id = owner_id where ${condition}`,
    );
    return Number(rows[0]?.count);
  };

  it('creates the requested number once, also in parallel runs', async () => {
    const load = (wanted: number): Promise<number> =>
      loadDemoProperties(database.pool, { properties: wanted, now });
    expect(await Promise.all([load(300), load(300)]).then((added) => added.toSorted())).toEqual([0, 300]);
    expect(await load(300)).toBe(0);
    expect(await load(350)).toBe(50);
    expect(await count(`email not in ('user@demo.example', 'agency@demo.example')`)).toBe(350);
  });

  it('commits each of many batches and resumes after an interruption', async () => {
    const load = (properties: number, onProgress?: () => void) =>
      loadDemoProperties(database.pool, {
        properties,
        now,
        committedFrom: 1_000,
        ...(onProgress && { onProgress }),
      });
    const cutOff = load(4_500, () => {
      throw new Error('the machine was switched off');
    });
    await expect(cutOff).rejects.toThrow('switched off');
    const left = 4_500 - (await count(`email not in ('user@demo.example', 'agency@demo.example')`));
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(4_150);
    expect(await load(4_500)).toBe(left);
    expect(await count('true')).toBe(4_531);
  });

  it('gives the demo logins listings in every state', async () => {
    expect(await count(`email = 'agency@demo.example'`)).toBe(25);
    expect(await count(`email = 'user@demo.example'`)).toBe(6);
    for (const status of ['active', 'paused', 'draft', 'rented']) {
      expect(await count(`email = 'user@demo.example' and status = '${status}'`)).toBeGreaterThan(0);
    }
    expect(await count(`email = 'user@demo.example' and deleted_at is not null`)).toBe(1);
  });

  it('dates them within the last 90 days, confirmed within 25', async () => {
    expect(await count(`property.created_at < timestamptz '2026-03-01T09:00:00Z' - interval '90 days'`)).toBe(
      0,
    );
    expect(await count(`confirmed_at < timestamptz '2026-03-01T09:00:00Z' - interval '25 days'`)).toBe(0);
    expect(await count(`confirmed_at < property.created_at`)).toBe(0);
  });

  it('allows no login as a demo owner', async () => {
    expect(await count(`password_hash is not null or google_subject is not null`)).toBe(0);
  });
});
