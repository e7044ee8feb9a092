import { describe, expect, it } from 'vitest';
import { assortments } from '../../../server/demo/shop/assortments.ts';
import { composeProduct } from '../../../server/demo/shop/compose-product.ts';
import type { DemoProduct } from '../../../server/demo/shop/compose-product.ts';
import { kinds } from '../../../server/demo/shop/kinds.ts';
import type { KindCondition } from '../../../server/demo/shop/kind.ts';
import { demoProductCount } from '../../../server/demo/shop/load-demo-shop.ts';
import { manufacturers } from '../../../server/demo/shop/manufacturers.ts';
import { materialColours } from '../../../server/demo/shop/matrix.ts';
import { materials } from '../../../server/demo/shop/materials.ts';
import type { MaterialKey } from '../../../server/demo/shop/materials.ts';
import type { MaterialCondition, Phrase } from '../../../server/demo/shop/phrase.ts';
import { demoVendors } from '../../../server/demo/shop/vendors.ts';

const catalogue = Array.from({ length: demoProductCount }, (_, index) => composeProduct(index));
const all = catalogue.flatMap((product) => [product, ...product.variants]);
const label = ({ title }: DemoProduct) => title[0];
const share = (texts: readonly string[]) => 1 - new Set(texts).size / texts.length;

type Condition = KindCondition & MaterialCondition & { of?: MaterialKey };

/** Conditions of every phrase for the product's kind and all materials, by Bulgarian text. */
function conditionsOf({ kind }: DemoProduct): Map<string, Condition | undefined> {
  const own = [...kind.uses, ...kind.care].map(([bg, , condition]): [string, Condition | undefined] => [
    bg,
    condition,
  ]);
  const ofMaterials = Object.entries(materials).flatMap(([key, { notes }]) =>
    (notes as readonly Phrase[]).map(([bg, , condition]): [string, Condition] => [
      bg,
      { ...condition, of: key as MaterialKey },
    ]),
  );
  return new Map<string, Condition | undefined>([...ofMaterials, ...own]);
}

function usedConditions(product: DemoProduct) {
  return [...conditionsOf(product)].flatMap(([text, condition]) =>
    product.description[0].includes(text) ? [{ text, condition }] : [],
  );
}

describe('The matrix of the demo products', () => {
  it('assigns each product to a vendor that sells its kind, material and colour', () => {
    const wrong = all.filter(
      ({ kind, material, colour, vendorIndex }) =>
        !assortments[demoVendors[vendorIndex]?.code ?? '']?.some(
          ({ kinds: sold, materials: used, colours }) =>
            sold.includes(kind.key) && used.includes(material) && (colours?.includes(colour) ?? true),
        ),
    );
    expect(wrong.map(label)).toEqual([]);
  });

  it('names a maker that works with the material, or the vendor as the maker', () => {
    const wrong = all.filter(({ kind, material, vendorIndex, manufacturer: [name] }) => {
      const vendor = demoVendors[vendorIndex];
      if (assortments[vendor?.code ?? '']?.[0]?.isOwnWork) return name !== vendor?.companyName;
      const maker = manufacturers.find((one) => one.name === name);
      return !maker?.materials.includes(material) || !maker.goods.includes(kind.goods);
    });
    expect(wrong.map(label)).toEqual([]);
  });

  it('gives each product a colour that its material has', () => {
    expect(
      all.filter(({ material, colour }) => !materialColours[material].includes(colour)).map(label),
    ).toEqual([]);
    expect(
      all
        .filter(({ material, colour }) => material === 'jute' && !['natural', 'sand'].includes(colour))
        .map(label),
    ).toEqual([]);
    expect(
      all.filter(({ material, colour }) => (material === 'steel') !== (colour === 'steel')).map(label),
    ).toEqual([]);
  });

  it('limits materials to the existing sorts and colours of the kind', () => {
    const wrong = all.filter(({ kind, variant, material, colour }) => {
      const { sorts, colours } = kind.limits?.[material] ?? {};
      return sorts?.includes(variant) === false || colours?.includes(colour) === false;
    });
    expect(wrong.map(label)).toEqual([]);
  });

  it('describes each product only with true texts', () => {
    const wrong = all.flatMap((product) =>
      usedConditions(product).flatMap(({ text, condition }) => {
        const isTrue =
          (condition?.of ?? product.material) === product.material &&
          (condition?.sorts?.includes(product.variant) ?? true) &&
          (condition?.materials?.includes(product.material) ?? true) &&
          (condition?.kinds?.includes(product.kind.key) ?? true) &&
          (condition?.colours?.includes(product.colour) ?? true);
        return isTrue ? [] : [`${label(product)}: ${text}`];
      }),
    );
    expect(wrong).toEqual([]);
    expect(all.filter((product) => usedConditions(product).length === 0).map(label)).toEqual([]);
  });

  it('mentions a topic once in a description', () => {
    const wrong = all.filter((product) => {
      const topics = usedConditions(product).flatMap(({ condition }) => condition?.topic ?? []);
      return new Set(topics).size < topics.length;
    });
    expect(wrong.map(label)).toEqual([]);
  });

  it('names a material that is also a colour once', () => {
    expect(all.map(label).filter((title) => /стомана.*инокс|метал.*месинг/.test(title))).toEqual([]);
  });

  it.each([
    ['Плотът е намазан с масло', /маса .*(бяла|черна|зелена)$/],
    ['не променя вкуса', /Лейка/],
    ['духано с уста', /Холна маса/],
    ['Гърбът е затворен', /тип стълба/],
  ])('omits “%s” when it is not true', (text, title) => {
    expect(all.filter((product) => title.test(label(product))).length).toBeGreaterThan(0);
    expect(
      all.filter((product) => title.test(label(product)) && product.description[0].includes(text)).map(label),
    ).toEqual([]);
  });

  it('repeats fewer than 1% of titles and of descriptions', () => {
    for (const language of [0, 1] as const) {
      expect(share(catalogue.map(({ title }) => title[language]))).toBeLessThan(0.01);
      expect(share(catalogue.map(({ description }) => description[language]))).toBeLessThan(0.01);
    }
  });

  it('gives every vendor and every maker products, and every kind several colours', () => {
    const names = new Set(all.map(({ manufacturer: [name] }) => name));
    expect(demoVendors.filter((_, place) => all.every(({ vendorIndex }) => vendorIndex !== place))).toEqual(
      [],
    );
    expect(manufacturers.filter(({ name }) => !names.has(name))).toEqual([]);
    for (const kind of kinds) {
      const used = new Set(all.filter((product) => product.kind === kind).map(({ colour }) => colour));
      expect(used.size, kind.key).toBe(kind.colours.length);
    }
  });
});
