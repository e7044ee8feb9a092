import type { ColourKey } from './colours.ts';
import type { Kind, Sort } from './kind.ts';
import { kinds } from './kinds.ts';
import type { MaterialKey } from './materials.ts';
import { isPossible, isWorkshop, manufacturersOf, sellersOf } from './matrix.ts';
import { composePrice, type PricePoint } from './compose-price.ts';
import { Random, seedOf } from '../random.ts';
import { sizesOf } from './product-sizes.ts';
import { safetyNotes } from './safety.ts';
import { writeDescription, writeTitle } from './write-product.ts';
import { centimetres, type Text } from './words.ts';
import { transliterate } from '../../../src/core/shared/transliteration.ts';

/**
 * Series names: Bulgarian mountains, rivers and villages, in Cyrillic and in the official transliteration.
 */
const seriesNames: readonly Text[] = (
  'Рила,Несебър,Янтра,Пирин,Боженци,Арда,Созопол,Жеравна,Искър,Вихрен,Мелник,Струма,Калиакра,Трявна,' +
  'Марица,Ковачевица,Витоша,Лещен,Тунджа,Странджа,Етър,Мусала,Ропотамо,Копривщица,Огоста,Рожен,' +
  'Синеморец,Белоградчик,Росица,Персенк,Велека,Банско,Осогово,Камчия,Троян,Беласица,Сакар,Бачково,' +
  'Болата,Елена,Доспат,Люлин,Вит,Перелик,Асеница,Батак,Славянка,Варвара,Резово,Перущица,Осъм,Ахтопол,' +
  'Котел,Карлово,Средна гора,Девин,Калофер,Места,Смолян,Чепеларе'
)
  .split(',')
  .map((name): Text => [name, transliterate(name)]);

/** Products from this number on have no variants, because they serve performance tests only. */
const FAMILIES_WITHIN = 640;

export const catalogueSeed = 20261109;

/** Demo product before it has an id. Money in stotinki, lengths in mm, weight in g. */
export interface DemoProduct {
  readonly kind: Kind;
  readonly variant: number;
  /** Index in {@link demoVendors}, from 0. */
  readonly vendorIndex: number;
  readonly vendorCode: string;
  readonly ean: string;
  readonly title: Text;
  readonly description: Text;
  readonly colour: ColourKey;
  readonly material: MaterialKey;
  readonly size: Sort['size'];
  /** Size as in the filter, `160 × 200`; null for products without sizes. */
  readonly sizeLabel: string | null;
  readonly weight: number;
  readonly price: number;
  readonly promoPrice: number | null;
  /** All prices from the product's start to now, oldest first. */
  readonly history: readonly PricePoint[];
  readonly quantity: number;
  readonly deliveryDays: readonly [lowest: number, highest: number];
  readonly manufacturer: readonly [name: string, address: string, contact: string];
  readonly safety: Text;
  readonly variants: readonly DemoProduct[];
}

/** Difference of a variant to its main product; its number is never 0. */
type Variation = { number: number; colour: ColourKey; size: number };

/** Returns product number `index` (from 0) with its variants; deterministic. */
export function composeProduct(index: number): DemoProduct {
  const main = compose(index, null, null);
  const variations = index < FAMILIES_WITHIN ? variationsOf(main, Math.floor(index / kinds.length)) : [];
  return { ...main, variants: variations.map((variation) => compose(index, main, variation)) };
}

/**
 * Every second product of a kind with sizes has all sizes, some in two colours. Every fourth of the others
 * has three colours.
 */
function variationsOf(main: DemoProduct, serial: number): Variation[] {
  const { kind, colour, variant } = main;
  const isSized = sizesOf(kind.key, variant, kind.sorts[variant] as Sort) !== null;
  if (serial % (isSized ? 2 : 4) !== 0) return [];
  const start = kind.colours.indexOf(colour);
  const count = isSized ? (serial % 4 === 0 ? 2 : 1) : 3;
  const chosen = kind.colours
    .map((_, step) => kind.colours[(start + step) % kind.colours.length] as ColourKey)
    .filter((other) => isAlsoMadeIn(main, other))
    .slice(0, count);
  const sizes = isSized ? [OWN_SIZE, 0, 2] : [OWN_SIZE];
  return chosen
    .flatMap((other) => sizes.map((size) => ({ colour: other, size })))
    .slice(1)
    .map((variation, place) => ({ ...variation, number: place + 1 }));
}

/** True if the vendor sells the same product in that colour. */
function isAlsoMadeIn({ kind, variant, material, vendorIndex }: DemoProduct, colour: ColourKey): boolean {
  return (
    isPossible(kind, variant, material, colour) && sellersOf(kind, material, colour).includes(vendorIndex)
  );
}

/** Index of a sort's default size. */
const OWN_SIZE = 1;

/**
 * Uses the same random choices for a whole family, so that members differ in colour, size, price and stock
 * only.
 */
function compose(index: number, main: DemoProduct | null, variation: Variation | null): DemoProduct {
  const kind = kinds[index % kinds.length] as Kind;
  const serial = Math.floor(index / kinds.length);
  const random = new Random(catalogueSeed ^ Math.imul(index + 1, 0x9e3779b1));
  const variant = serial % kind.sorts.length;
  const plain = kind.sorts[variant] as Sort;
  const sized = sizesOf(kind.key, variant, plain)?.[variation?.size ?? OWN_SIZE];
  const sort = sized?.sort ?? plain;
  const offered = pickOffered(kind, variant, serial, random);
  const { material, vendorIndex } = main ?? offered;
  const colour = variation?.colour ?? offered.colour;
  const { price, promoPrice, history } = composePrice(sort.leva, random);
  const lowestDays = random.between(1, kind.goods === 'furniture' ? 7 : 3);
  const described = { kind, variant, material, colour, serial };
  return {
    kind,
    variant,
    vendorIndex,
    vendorCode: `${kind.key.toUpperCase()}-${String(serial + 1).padStart(4, '0')}${variation ? `-${variation.number + 1}` : ''}`,
    ean: demoEan(index, variation),
    title: withSize(
      writeTitle(described, sort, seriesName(kind, serial)),
      variation && sized ? sized.label : null,
    ),
    description: writeDescription(described, sort),
    colour,
    material,
    size: sort.size,
    sizeLabel: sized?.label ?? flatLabel(kind, sort),
    weight: Math.round((sort.weight * random.between(94, 108)) / 1000) * 10,
    price,
    promoPrice,
    history,
    quantity: composeQuantity(variation ? variedRandom(random, variation.number) : random),
    deliveryDays: [lowestDays, lowestDays + random.between(1, 4)],
    manufacturer: main?.manufacturer ?? random.pick(manufacturersOf(kind, material, vendorIndex)),
    safety: safetyOf(kind, material),
    variants: [],
  };
}

/** Composes an EAN-13 with the prefix of Bulgaria. */
function demoEan(index: number, variation: Variation | null): string {
  const digits = `3809${String(index % 1_000_000).padStart(6, '0')}${String((variation?.number ?? -1) + 1).padStart(2, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Returns the next available colour of the sort, with a matching material and vendor. */
function pickOffered(
  kind: Kind,
  variant: number,
  serial: number,
  random: Random,
): Pick<DemoProduct, 'colour' | 'material' | 'vendorIndex'> {
  const first = Math.floor(serial / kind.sorts.length) + variant * 2;
  for (const step of kind.colours.keys()) {
    const colour = kind.colours[(first + step) % kind.colours.length] as ColourKey;
    const possible = kind.materials.filter(
      (material) =>
        isPossible(kind, variant, material, colour) && sellersOf(kind, material, colour).length > 0,
    );
    if (possible.length === 0) continue;
    const material = random.pick(possible);
    const sellers = sellersOf(kind, material, colour);
    const workshops = sellers.filter(isWorkshop);
    const chosen = workshops.length > 0 && random.chance(0.7) ? workshops : sellers;
    return { colour, material, vendorIndex: random.pick(chosen) };
  }
  throw new Error(`No vendor sells the variant ${variant} of ${kind.key}`);
}

/** Each variant has its own stock. */
function variedRandom(random: Random, number: number): Random {
  return new Random(random.between(1, 1_000_000) * 31 + number);
}

function withSize([bg, en]: Text, label: string | null): Text {
  return label === null ? [bg, en] : [`${bg}, ${label}`, `${en}, ${label}`];
}

function flatLabel({ shape }: Kind, { size: [width, , depth] }: Sort): string | null {
  return shape === 'flat' ? `${centimetres(width, ',')} × ${centimetres(depth, ',')}` : null;
}

/** Series name. Repeated names get a running number. */
function seriesName(kind: Kind, serial: number): Text {
  const start = seedOf(kind.key) % seriesNames.length;
  // 7 is coprime to the number of names, so every name is used before a repetition.
  const [bg, en] = seriesNames[(start + serial * 7) % seriesNames.length] as Text;
  const turn = Math.floor(serial / seriesNames.length);
  return turn === 0 ? [bg, en] : [`${bg} ${turn + 1}`, `${en} ${turn + 1}`];
}

/** Safety note of the kind; "fragile" applies to breakable materials only. */
function safetyOf({ safety }: Kind, material: MaterialKey): Text {
  return safetyNotes[
    safety === 'fragile' && (material === 'metal' || material === 'wood') ? 'steady' : safety
  ];
}

/** Usually high, sometimes 0 or 1. */
function composeQuantity(random: Random): number {
  const luck = random.next();
  if (luck < 0.06) return 0;
  return luck < 0.13 ? 1 : random.between(3, 80);
}
