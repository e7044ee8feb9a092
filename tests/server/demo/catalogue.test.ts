import { describe, expect, it } from 'vitest';
import { composeProduct } from '../../../server/demo/shop/compose-product.ts';
import { roomKeys } from '../../../server/demo/shop/kind.ts';
import { kinds, promoCategoryKeys, categoryIdOf } from '../../../server/demo/shop/kinds.ts';
import { demoProductCount } from '../../../server/demo/shop/load-demo-shop.ts';
import { companyCheckDigit, demoVendors } from '../../../server/demo/shop/vendors.ts';
import { TEXT_FORMATS } from '../../../src/core/shared/text-formats.ts';
import promoCategories from '../../../content/selected-promo-categories.json' with { type: 'json' };
import termsBg from '../../../content/translations/bg/shop-terms.json' with { type: 'json' };
import termsEn from '../../../content/translations/en/shop-terms.json' with { type: 'json' };

const catalogue = Array.from({ length: demoProductCount }, (_, index) => composeProduct(index));

describe('The demo catalogue', () => {
  it('is the same on every run', () => {
    const again = Array.from({ length: demoProductCount }, (_, index) => composeProduct(index));
    expect(again).toEqual(catalogue);
  });

  it('has at least twelve products in each of at least 44 categories', () => {
    const counts = kinds.map((kind) => catalogue.filter((product) => product.kind === kind).length);
    expect(kinds.length).toBeGreaterThanOrEqual(44);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(12);
  });

  it('furnishes all eight rooms', () => {
    for (const room of roomKeys) expect(kinds.some((kind) => kind.rooms.includes(room))).toBe(true);
    expect(roomKeys).toHaveLength(8);
  });

  it('names and describes every product in Bulgarian and in English', () => {
    for (const { title, description, safety } of catalogue) {
      for (const [bg, en] of [title, description, safety]) {
        expect(bg).toMatch(/[а-я]/);
        expect(en).toMatch(/[a-z]/);
        expect(en).not.toMatch(/[а-яА-Я]/);
      }
      expect(description[0].split(/[.!?](?:\s|$)/).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('gives no two products of the catalogue the same title', () => {
    expect(new Set(catalogue.map(({ title }) => title[0])).size).toBe(catalogue.length);
  });

  it('gives every product and variant a barcode of its own with a valid check digit', () => {
    const barcodes = catalogue.flatMap(({ ean, variants }) => [ean, ...variants.map((one) => one.ean)]);
    expect(barcodes.filter((ean) => !TEXT_FORMATS.ean.isValid(ean))).toEqual([]);
    expect(new Set(barcodes).size).toBe(barcodes.length);
  });

  it('has families of colours, and of sizes if they apply, each variant with its title', () => {
    const families = catalogue.filter(({ variants }) => variants.length > 0);
    expect(families.length).toBeGreaterThan(150);
    for (const main of families) {
      const members = [main, ...main.variants];
      const labels = members.map(({ colour, sizeLabel }) => `${colour} ${sizeLabel}`);
      expect(new Set(labels).size).toBe(members.length);
      expect(new Set(members.map(({ title }) => title[0])).size).toBe(members.length);
      expect(new Set(members.map(({ vendorCode }) => vendorCode)).size).toBe(members.length);
      expect(new Set(members.map(({ vendorIndex, kind }) => `${vendorIndex} ${kind.key}`)).size).toBe(1);
    }
    for (const key of ['bed', 'wardrobe', 'dining-table', 'rug']) {
      const sized = families.filter(({ kind }) => kind.key === key);
      expect(sized.length).toBeGreaterThan(3);
      for (const main of sized) {
        const members = [main, ...main.variants].filter(({ colour }) => colour === main.colour);
        const byArea = members.toSorted((one, other) => one.size[0] - other.size[0]);
        expect(byArea).toHaveLength(3);
        const prices = byArea.map(({ price }) => price);
        expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      }
    }
  });

  it('sells at a promo price only below the price', () => {
    const promos = catalogue.filter(({ promoPrice }) => promoPrice !== null);
    for (const { price, promoPrice } of promos) expect(promoPrice).toBeLessThan(price);
    expect(promos.length / catalogue.length).toBeGreaterThan(0.15);
  });

  it('has a price history in order that ends with the current price', () => {
    for (const { history, price, promoPrice } of catalogue) {
      const days = history.map(({ daysAgo }) => daysAgo);
      expect(days).toEqual([...days].sort((one, other) => other - one));
      expect(new Set(days).size).toBe(days.length);
      expect(history.at(-1)?.price).toBe(promoPrice ?? price);
    }
  });

  it('has sold-out products, last pieces and ample stock', () => {
    const quantities = catalogue.map(({ quantity }) => quantity);
    expect(quantities).toContain(0);
    expect(quantities).toContain(1);
    expect(Math.max(...quantities)).toBeGreaterThan(40);
  });

  it('has at least twelve vendors with valid company numbers of the demo range', () => {
    expect(demoVendors.length).toBeGreaterThanOrEqual(12);
    for (const { companyNumber, phone, deliveryPrice } of demoVendors) {
      expect(companyNumber).toMatch(/^9990\d{5}$/);
      expect(Number(companyNumber[8])).toBe(companyCheckDigit(companyNumber.slice(0, 8)));
      expect(phone).toMatch(/^08[7-9][2-9]\d{6}$/);
      expect(deliveryPrice).toBeLessThanOrEqual(1500);
    }
  });

  it('calculates the check digit of a company number as the register does', () => {
    // By hand: 1×1+2×2+…+8×8 = 204, and 204 mod 11 is 6.
    expect(companyCheckDigit('12345678')).toBe(6);
    // 5×2 leaves ten, so the weights 3 to 10 apply: 7×2 mod 11 is 3.
    expect(companyCheckDigit('00002000')).toBe(3);
  });

  it('translates the name of every colour and material', () => {
    for (const { colour, material } of catalogue) {
      for (const terms of [termsBg, termsEn]) {
        expect(terms).toHaveProperty(`colour-${colour}`);
        expect(terms).toHaveProperty(`material-${material}`);
      }
    }
  });

  it('selects eight categories for the home page', () => {
    expect(promoCategories).toEqual(promoCategoryKeys.map(categoryIdOf));
  });
});
