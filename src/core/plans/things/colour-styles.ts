import type { COLOURS } from '../../shop/product-choices.ts';

type Colour = (typeof COLOURS)[number];

/** Colour styles; neutral colours belong to several. */
export const COLOUR_STYLES = {
  bright: ['white', 'cream', 'sand', 'natural', 'oak', 'mint', 'grey', 'olive'],
  warm: ['walnut', 'terracotta', 'mustard', 'burgundy', 'rose', 'brass', 'oak', 'cream', 'sand', 'natural'],
  cool: ['grey', 'anthracite', 'black', 'steel', 'navy', 'blue', 'green', 'white'],
} as const satisfies Record<string, readonly Colour[]>;

export type ColourStyle = keyof typeof COLOUR_STYLES;

/** Order of preference among equal styles. */
export const STYLE_NAMES = Object.keys(COLOUR_STYLES) as ColourStyle[];

/** True if a colour belongs to the style; products without a colour match all. */
export function isOfStyle(colour: string | null, style: ColourStyle): boolean {
  return colour === null || (COLOUR_STYLES[style] as readonly string[]).includes(colour);
}
