import type { Sort } from './kind.ts';

/** Size in whole centimetres, with a label such as `160 × 200`. */
type Size = readonly [number, number];

/** The three sizes of each sort of a kind; the default one is in the middle. */
const SIZES: Record<string, { stated: 'depth' | 'height'; sorts: readonly (readonly [Size, Size, Size])[] }> =
  {
    // Size of the mattress.
    bed: {
      stated: 'depth',
      sorts: [
        [
          [140, 200],
          [160, 200],
          [180, 200],
        ],
        [
          [140, 200],
          [160, 200],
          [180, 200],
        ],
        [
          [120, 200],
          [140, 200],
          [160, 200],
        ],
      ],
    },
    wardrobe: {
      stated: 'height',
      sorts: [
        [
          [80, 200],
          [100, 200],
          [120, 200],
        ],
        [
          [135, 210],
          [150, 210],
          [180, 210],
        ],
        [
          [150, 210],
          [180, 210],
          [220, 210],
        ],
      ],
    },
    'dining-table': {
      stated: 'depth',
      sorts: [
        [
          [110, 70],
          [120, 80],
          [140, 85],
        ],
        [
          [180, 90],
          [200, 95],
          [220, 100],
        ],
        [
          [90, 90],
          [110, 110],
          [130, 130],
        ],
      ],
    },
    rug: {
      stated: 'depth',
      sorts: [
        [
          [120, 180],
          [160, 230],
          [200, 290],
        ],
        [
          [120, 170],
          [140, 200],
          [170, 240],
        ],
        [
          [120, 120],
          [160, 160],
          [200, 200],
        ],
      ],
    },
  };

/** Exponent: prices and weights grow slower than the area. */
const GROWTH = 0.7;

/** Sizes of a sort of a kind with labels; null for a kind without sizes. */
export function sizesOf(kindKey: string, place: number, sort: Sort): { label: string; sort: Sort }[] | null {
  const sizes = SIZES[kindKey];
  const made = sizes?.sorts[place];
  if (!sizes || !made) return null;
  const [, own] = made;
  return made.map(([width, other]) => {
    const factor = ((width * other) / (own[0] * own[1])) ** GROWTH;
    const [wide, high, deep] = sort.size;
    const more = (other - own[1]) * 10;
    return {
      label: `${width} × ${other}`,
      sort: {
        ...sort,
        size: [
          wide + (width - own[0]) * 10,
          sizes.stated === 'height' ? high + more : high,
          sizes.stated === 'depth' ? deep + more : deep,
        ],
        weight: sort.weight * factor,
        leva: [sort.leva[0] * factor, sort.leva[1] * factor],
      },
    };
  });
}
