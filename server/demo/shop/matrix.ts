import type { ColourKey } from './colours.ts';
import { transliterate } from '../../../src/core/shared/transliteration.ts';
import type { Kind } from './kind.ts';
import { manufacturers } from './manufacturers.ts';
import type { MaterialKey } from './materials.ts';
import { assortments } from './assortments.ts';
import { demoVendors } from './vendors.ts';

const paint: readonly ColourKey[] = [
  'white',
  'sand',
  'anthracite',
  'black',
  'green',
  'mint',
  'olive',
  'mustard',
  'terracotta',
  'rose',
];
const dye: readonly ColourKey[] = [
  'white',
  'cream',
  'sand',
  'grey',
  'green',
  'mint',
  'olive',
  'blue',
  'navy',
  'terracotta',
  'mustard',
  'rose',
  'burgundy',
];
/** Frame colours, which name the colour of an upholstered seat or a lampshade. */
const frames: readonly ColourKey[] = ['oak', 'walnut', 'brass', 'black', 'white'];

export const materialColours: Readonly<Record<MaterialKey, readonly ColourKey[]>> = {
  wood: ['oak', 'walnut', ...paint],
  mdf: paint,
  bamboo: ['natural'],
  teak: ['natural'],
  rattan: ['natural', 'white', 'black', 'oak', 'walnut'],
  metal: ['white', 'black', 'anthracite', 'green', 'mint', 'olive', 'terracotta', 'brass'],
  steel: ['steel'],
  enamel: ['green', 'terracotta', 'cream', 'navy'],
  castiron: ['green', 'terracotta', 'cream', 'navy'],
  glass: ['white', 'black', 'green', 'mint', 'blue', 'rose', 'grey', 'natural', 'oak', 'walnut', 'brass'],
  ceramic: [
    'white',
    'sand',
    'grey',
    'anthracite',
    'green',
    'mint',
    'blue',
    'terracotta',
    'mustard',
    'rose',
    'oak',
    'walnut',
  ],
  porcelain: ['white', 'green', 'mint', 'blue', 'rose'],
  marble: ['white', 'grey', 'oak', 'walnut'],
  linen: [...dye, ...frames],
  cotton: dye,
  wool: dye,
  velvet: [...dye, ...frames],
  boucle: dye,
  leather: ['black', 'oak', 'walnut'],
  jute: ['natural', 'sand'],
  coir: ['natural', 'anthracite', 'green'],
  latex: ['white', 'cream', 'mint', 'grey'],
  memoryfoam: ['white', 'cream', 'mint', 'grey'],
  soywax: ['cream', 'rose', 'green', 'terracotta', 'mustard'],
  beeswax: ['cream', 'mustard'],
};

/** True if the sort of the kind, by index, is available in the material and colour. */
export function isPossible(kind: Kind, sort: number, material: MaterialKey, colour: ColourKey): boolean {
  const { sorts, colours } = kind.limits?.[material] ?? {};
  return (
    kind.materials.includes(material) &&
    materialColours[material].includes(colour) &&
    (sorts?.includes(sort) ?? true) &&
    (colours?.includes(colour) ?? true)
  );
}

/** Indexes in `demoVendors` of vendors of such a product. */
export function sellersOf({ key }: Kind, material: MaterialKey, colour: ColourKey): number[] {
  return demoVendors.flatMap(({ code }, place) =>
    assortments[code]?.some(
      ({ kinds, materials, colours }) =>
        kinds.includes(key) && materials.includes(material) && (colours?.includes(colour) ?? true),
    )
      ? [place]
      : [],
  );
}

/** True if the vendor, by index in `demoVendors`, makes its products itself. */
export function isWorkshop(vendorIndex: number): boolean {
  return assortments[demoVendors[vendorIndex]?.code ?? '']?.[0]?.isOwnWork ?? false;
}

/**
 * Name, postal and electronic address of possible manufacturers. A vendor with a workshop sells its own
 * products.
 */
export function manufacturersOf(
  { goods }: Kind,
  material: MaterialKey,
  vendorIndex: number,
): (readonly [name: string, address: string, contact: string])[] {
  const vendor = demoVendors[vendorIndex];
  if (vendor && isWorkshop(vendorIndex)) {
    return [[vendor.companyName, `${vendor.address}, България`, `magazin@${vendor.code}.example`]];
  }
  return manufacturers
    .filter((manufacturer) => manufacturer.goods.includes(goods) && manufacturer.materials.includes(material))
    .map(({ name, address }) => [name, address, contactOf(name)] as const);
}

/**
 * `office@bor.example`: the domain is the quoted part of the name, or its first words without the legal form.
 */
function contactOf(name: string): string {
  const own = /„(.+)“/.exec(name)?.[1] ?? name.replace(/ (ЕООД|ООД|АД)$/, '');
  const domain = transliterate(own)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return `office@${domain}.example`;
}
