/** Colours of the filter; their texts are `colour-<key>`. */
export const COLOURS = [
  'white',
  'cream',
  'sand',
  'grey',
  'anthracite',
  'black',
  'green',
  'mint',
  'olive',
  'blue',
  'navy',
  'terracotta',
  'mustard',
  'rose',
  'burgundy',
  'oak',
  'walnut',
  'natural',
  'brass',
  'steel',
] as const;

/** Materials of the filter; their texts are `material-<key>`. */
export const MATERIALS = [
  'wood',
  'mdf',
  'bamboo',
  'teak',
  'rattan',
  'metal',
  'steel',
  'enamel',
  'castiron',
  'glass',
  'ceramic',
  'porcelain',
  'marble',
  'linen',
  'cotton',
  'wool',
  'velvet',
  'boucle',
  'leather',
  'jute',
  'coir',
  'latex',
  'memoryfoam',
  'soywax',
  'beeswax',
] as const;

/** Limits of a product's fields: money in stotinki, lengths in mm, weight in g, texts in characters. */
export const PRODUCT_LIMITS = {
  code: 64,
  title: { from: 3, to: 200 },
  description: 10_000,
  price: { from: 1, to: 100_000_000 },
  quantity: { from: 0, to: 1_000_000 },
  size: 40,
  length: { from: 1, to: 100_000 },
  weight: { from: 1, to: 10_000_000 },
  deliveryDays: { from: 0, to: 180 },
  manufacturer: { from: 2, to: 200 },
  manufacturerAddress: { from: 5, to: 300 },
  manufacturerContact: 200,
  safety: 5_000,
} as const;

export const MAX_PICTURES = 10;

/** Maximum products of a vendor, without deleted ones. */
export const MAX_PRODUCTS = 200_000;
