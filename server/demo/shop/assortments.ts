import type { ColourKey } from './colours.ts';
import type { MaterialKey } from './materials.ts';

export interface Assortment {
  readonly kinds: readonly string[];
  readonly materials: readonly MaterialKey[];
  /** Absent if the vendor sells every colour. */
  readonly colours?: readonly ColourKey[];
  /** True if the vendor is the manufacturer. */
  readonly isOwnWork?: boolean;
}

const oakAndWalnut: readonly ColourKey[] = ['oak', 'walnut'];
const furniture = [
  'coffee-table',
  'tv-stand',
  'bookcase',
  'shelf',
  'shoe-cabinet',
  'coat-rack',
  'console',
  'bench',
  'dining-table',
  'dining-chair',
  'bar-stool',
  'bed',
  'wardrobe',
  'nightstand',
  'dresser',
];

/** Assortments by vendor code, consistent with the vendor's description. */
export const assortments: Readonly<Record<string, readonly Assortment[]>> = {
  dabrava: [{ kinds: furniture, materials: ['wood'], colours: oakAndWalnut, isOwnWork: true }],
  'mek-dom': [
    {
      kinds: ['sofa', 'armchair', 'bed', 'bench', 'dining-chair', 'pouf', 'cushion'],
      materials: ['velvet', 'linen', 'boucle', 'cotton', 'wool'],
      isOwnWork: true,
    },
  ],
  lach: [{ kinds: ['floor-lamp', 'table-lamp'], materials: ['linen'], isOwnWork: true }],
  'rodopska-valna': [{ kinds: ['rug', 'throw'], materials: ['wool'], isOwnWork: true }],
  'byala-rakla': [
    {
      kinds: ['bedding', 'towel', 'curtain', 'cushion', 'throw', 'bath-mat', 'pillow', 'laundry-basket'],
      materials: ['cotton', 'linen', 'velvet'],
    },
  ],
  'troyanska-grancharnitsa': [
    {
      kinds: ['plates', 'cups', 'jars', 'vase', 'planter', 'soap-dispenser'],
      materials: ['ceramic'],
      isOwnWork: true,
    },
  ],
  'kuhnya-i-sofra': [
    {
      kinds: ['pot', 'plates', 'cups', 'cutting-board', 'jars', 'dining-table', 'dining-chair', 'bar-stool'],
      materials: [
        'wood',
        'bamboo',
        'marble',
        'metal',
        'leather',
        'steel',
        'enamel',
        'castiron',
        'glass',
        'ceramic',
        'porcelain',
      ],
    },
  ],
  'morska-banya': [
    {
      kinds: ['bath-cabinet', 'mirror', 'soap-dispenser', 'laundry-basket', 'bath-mat'],
      materials: ['mdf', 'wood', 'metal', 'rattan', 'bamboo', 'ceramic', 'glass', 'marble', 'cotton'],
    },
  ],
  'zelena-terasa': [
    {
      kinds: ['planter', 'parasol', 'garden-set'],
      materials: ['ceramic', 'metal', 'wood', 'teak', 'cotton', 'linen'],
    },
  ],
  'stariyat-dvor': [
    {
      kinds: ['garden-set', 'watering-can', 'lantern', 'hammock'],
      materials: ['metal', 'steel', 'wood', 'glass', 'cotton', 'linen'],
    },
  ],
  'svetlina-i-syanka': [
    {
      kinds: ['floor-lamp', 'ceiling-lamp', 'table-lamp', 'mirror'],
      materials: ['linen', 'metal', 'glass', 'ceramic', 'rattan', 'wood'],
    },
  ],
  'oreh-i-sin': [
    {
      kinds: ['bookcase', 'dresser', 'dining-table', 'coffee-table', 'console', 'shelf'],
      materials: ['wood'],
      colours: oakAndWalnut,
      isOwnWork: true,
    },
  ],
  'podarak-ot-sartse': [
    {
      kinds: ['candle', 'vase', 'cups', 'clock', 'lantern', 'table-lamp'],
      materials: ['soywax', 'beeswax', 'ceramic', 'glass', 'porcelain', 'wood', 'metal'],
    },
  ],
  'chist-zhivot': [
    {
      kinds: ['laundry-basket', 'bath-mat', 'doormat', 'towel', 'rug', 'bedding', 'pillow', 'throw'],
      materials: ['rattan', 'bamboo', 'cotton', 'linen', 'jute', 'coir', 'latex'],
    },
  ],
  'nov-etazh': [
    { kinds: furniture, materials: ['mdf', 'metal', 'glass', 'marble', 'leather'] },
    {
      kinds: furniture,
      materials: ['wood'],
      colours: ['white', 'sand', 'black', 'green', 'mint', 'rose', 'anthracite', 'mustard', 'terracotta'],
    },
    { kinds: ['bath-cabinet'], materials: ['mdf', 'wood'] },
    { kinds: ['clock'], materials: ['wood', 'metal'] },
  ],
  'san-i-utro': [{ kinds: ['mattress', 'pillow'], materials: ['latex', 'memoryfoam', 'cotton'] }],
};
