import type { ColourKey } from './colours.ts';
import { agreedColour, colours, isWood } from './colours.ts';
import type { Kind, Sort } from './kind.ts';
import { kinds } from './kinds.ts';
import type { MaterialKey } from './materials.ts';
import { materials } from './materials.ts';
import { seriesNames } from './names.ts';
import { composePrice, type PricePoint } from './compose-price.ts';
import { Random, seedOf } from '../random.ts';
import { sizesOf } from './product-sizes.ts';
import { safetyNotes } from './safety.ts';
import { manufacturers } from './manufacturers.ts';
import { demoVendors } from './vendors.ts';
import { centimetres, type Text } from './words.ts';

/** Products from here on stand alone: a million of them is made to measure lists, and not to look at. */
const FAMILIES_WITHIN = 640;

/** The seed of the demo catalogue; another seed gives another shop. */
export const catalogueSeed = 20261109;

/** A product of the demo catalogue, before it has an id. Money in stotinki, lengths in mm, weight in g. */
export interface DemoProduct {
  readonly kind: Kind;
  readonly variant: number;
  /** From 0: the place in {@link demoVendors}. */
  readonly vendorIndex: number;
  readonly vendorCode: string;
  readonly title: Text;
  readonly description: Text;
  readonly colour: ColourKey;
  readonly material: MaterialKey;
  readonly size: Sort['size'];
  /** As the filter tells it, `160 × 200`; null for what has none. */
  readonly sizeLabel: string | null;
  readonly weight: number;
  readonly price: number;
  readonly promoPrice: number | null;
  /** Every price of the past, the first when the product appeared, the last the present one. */
  readonly history: readonly PricePoint[];
  readonly quantity: number;
  readonly deliveryDays: readonly [lowest: number, highest: number];
  readonly manufacturer: readonly [name: string, address: string, contact: string];
  readonly safety: Text;
  /** The same in other colours and sizes. */
  readonly variants: readonly DemoProduct[];
}

/** How a variant differs from the product that it is one of; its number is never 0. */
type Variation = { number: number; colour: ColourKey; size: number };

/** Product number `index` (from 0) with its variants: always the same one, however many are made. */
export function composeProduct(index: number): DemoProduct {
  const main = compose(index, null);
  const variations = index < FAMILIES_WITHIN ? variationsOf(main, Math.floor(index / kinds.length)) : [];
  return { ...main, variants: variations.map((variation) => compose(index, variation)) };
}

/** Every second product of a kind with sizes has them all, some in two colours; of the others every fourth has three colours. */
function variationsOf({ kind, colour, variant }: DemoProduct, serial: number): Variation[] {
  const isSized = sizesOf(kind.key, variant, kind.sorts[variant] as Sort) !== null;
  if (serial % (isSized ? 2 : 4) !== 0) return [];
  const start = kind.colours.indexOf(colour);
  const count = isSized ? (serial % 4 === 0 ? 2 : 1) : 3;
  const chosen = Array.from(
    { length: Math.min(count, kind.colours.length) },
    (_, step) => kind.colours[(start + step) % kind.colours.length] as ColourKey,
  );
  const sizes = isSized ? [OWN_SIZE, 0, 2] : [OWN_SIZE];
  return chosen
    .flatMap((other) => sizes.map((size) => ({ colour: other, size })))
    .slice(1)
    .map((variation, place) => ({ ...variation, number: place + 1 }));
}

/** The place of a sort's own size among those that it is made in. */
const OWN_SIZE = 1;

/** The same chance decides for all of a family, so that they differ in colour, size, price and stock alone. */
function compose(index: number, variation: Variation | null): DemoProduct {
  const kind = kinds[index % kinds.length] as Kind;
  const serial = Math.floor(index / kinds.length);
  const random = new Random(catalogueSeed ^ Math.imul(index + 1, 0x9e3779b1));
  const variant = serial % kind.sorts.length;
  const plain = kind.sorts[variant] as Sort;
  const sized = sizesOf(kind.key, variant, plain)?.[variation?.size ?? OWN_SIZE];
  const sort = sized?.sort ?? plain;
  const round = Math.floor(serial / kind.sorts.length);
  const colour =
    variation?.colour ?? (kind.colours[(round + variant * 2) % kind.colours.length] as ColourKey);
  const material = suitableMaterial(kind, colour, random);
  const sellers = demoVendors.flatMap((vendor, place) => (vendor.goods.includes(kind.goods) ? [place] : []));
  const vendorIndex = random.pick(sellers);
  const { price, promoPrice, history } = composePrice(sort.leva, random);
  const lowestDays = random.between(1, kind.goods === 'furniture' ? 7 : 3);
  return {
    kind,
    variant,
    vendorIndex,
    vendorCode: `${kind.key.toUpperCase()}-${String(serial + 1).padStart(4, '0')}${variation ? `-${variation.number + 1}` : ''}`,
    title: withSize(
      composeTitle(kind, sort, seriesName(kind, serial), colour, material),
      variation && sized ? sized.label : null,
    ),
    description: composeDescription(kind, sort, materialNotes(material, colour), random),
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
    manufacturer: random.pick(manufacturers[kind.goods]),
    safety: safetyNotes[kind.safety],
    variants: [],
  };
}

/** Each variant has a stock of its own. */
function variedRandom(random: Random, number: number): Random {
  return new Random(random.between(1, 1_000_000) * 31 + number);
}

function withSize([bg, en]: Text, label: string | null): Text {
  return label === null ? [bg, en] : [`${bg}, ${label}`, `${en}, ${label}`];
}

function flatLabel({ shape }: Kind, { size: [width, , depth] }: Sort): string | null {
  return shape === 'flat' ? `${centimetres(width, ',')} × ${centimetres(depth, ',')}` : null;
}

/** The name of a series; after all names are used once they come again with a running number. */
function seriesName(kind: Kind, serial: number): Text {
  const start = seedOf(kind.key) % seriesNames.length;
  // 7 and the number of names have no common divisor, so that every name comes before one is repeated.
  const [bg, en] = seriesNames[(start + serial * 7) % seriesNames.length] as Text;
  const turn = Math.floor(serial / seriesNames.length);
  return turn === 0 ? [bg, en] : [`${bg} ${turn + 1}`, `${en} ${turn + 1}`];
}

/** Oak is not MDF and brass is not wood: the material follows the colour where it must. */
function suitableMaterial(kind: Kind, colour: ColourKey, random: Random): MaterialKey {
  const wanted: Partial<Record<ColourKey, readonly MaterialKey[]>> = {
    oak: kind.materials.filter((material) => material !== 'mdf' && material !== 'bamboo'),
    walnut: kind.materials.filter((material) => material !== 'mdf' && material !== 'bamboo'),
    brass: ['metal', 'steel'],
    steel: ['steel', 'metal'],
    natural: ['rattan', 'coir', 'jute', 'teak', 'bamboo', 'glass'],
  };
  const choice = kind.materials.filter((material) => wanted[colour]?.includes(material) ?? true);
  return random.pick(choice.length > 0 ? choice : kind.materials);
}

function composeTitle(kind: Kind, sort: Sort, name: Text, colour: ColourKey, material: MaterialKey): Text {
  const plain = material === 'wood' || material === 'mdf';
  const [materialBg, materialEn] = materials[material].name;
  const colourBg = agreedColour(colour, kind.gender);
  const colourEn = colours[colour].en;
  const inBulgarian = material === 'mdf' ? materialBg : materialBg.toLowerCase();
  const finish = (inWords: string, colourWord: string, and: string): string => {
    if (plain) return colourWord;
    return isWood(colour) ? `${colourWord} ${and} ${inWords}` : `${inWords}, ${colourWord}`;
  };
  const [sortBg, sortEn] = sort.name;
  const gap = /^\d/.test(sortBg) ? ', ' : ' ';
  return [
    `${kind.noun[0]} „${name[0]}“${sortBg ? gap + sortBg : ''}, ${finish(inBulgarian, colourBg, 'и')}`,
    `${capital(kind.noun[1])} “${name[1]}”${sortEn ? `, ${sortEn}` : ''}, ${finish(materialEn.toLowerCase(), colourEn, 'and')}`,
  ];
}

/** What it is for, its size, and sometimes what it is made of and how to look after it: two to four sentences. */
function composeDescription(kind: Kind, sort: Sort, notes: readonly Text[], random: Random): Text {
  const sentences: Text[] = [random.pick(kind.uses), sizeSentence(kind, sort)];
  if (random.chance(0.8)) sentences.push(random.pick(notes));
  if (random.chance(0.55)) sentences.push(random.pick(kind.care));
  return [sentences.map(([bg]) => bg).join(' '), sentences.map(([, en]) => en).join(' ')];
}

/** Painted wood shows neither its grain nor oil, so only the first note holds for it. */
function materialNotes(material: MaterialKey, colour: ColourKey): readonly Text[] {
  const { notes } = materials[material];
  return material === 'wood' && !isWood(colour) && colour !== 'natural' ? notes.slice(0, 1) : notes;
}

function sizeSentence(kind: Kind, sort: Sort): Text {
  const told = (sign: ',' | '.'): readonly string[] => sort.size.map((length) => centimetres(length, sign));
  const [width, height, depth] = told(',');
  const [widthEn, heightEn, depthEn] = told('.');
  if (kind.shape === 'flat') {
    return [`Размерът е ${width} × ${depth} см.`, `The size is ${widthEn} × ${depthEn} cm.`];
  }
  if (kind.shape === 'round') {
    return [
      `Широчината е ${width} см, а височината – ${height} см.`,
      `It is ${widthEn} cm wide and ${heightEn} cm high.`,
    ];
  }
  if (kind.shape === 'wall') {
    return [
      `Размерите са ${width} × ${height} см; от стената стърчи ${depth} см.`,
      `It measures ${widthEn} × ${heightEn} cm and stands ${depthEn} cm off the wall.`,
    ];
  }
  return [
    `Широчината е ${width} см, дълбочината – ${depth} см, а височината – ${height} см.`,
    `It is ${widthEn} cm wide, ${depthEn} cm deep and ${heightEn} cm high.`,
  ];
}

/** Mostly plenty, sometimes sold out, sometimes the last piece. */
function composeQuantity(random: Random): number {
  const luck = random.next();
  if (luck < 0.06) return 0;
  return luck < 0.13 ? 1 : random.between(3, 80);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
