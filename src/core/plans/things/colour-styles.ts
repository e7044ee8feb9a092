import type { COLOURS } from '../../shop/product-choices.ts';

type Colour = (typeof COLOURS)[number];

/** Families of colours that go together in one home; quiet ones stand in more than one. */
export const COLOUR_STYLES = {
  bright: ['white', 'cream', 'sand', 'natural', 'oak', 'mint', 'grey', 'olive'],
  warm: ['walnut', 'terracotta', 'mustard', 'burgundy', 'rose', 'brass', 'oak', 'cream', 'sand', 'natural'],
  cool: ['grey', 'anthracite', 'black', 'steel', 'navy', 'blue', 'green', 'white'],
} as const satisfies Record<string, readonly Colour[]>;

export type ColourStyle = keyof typeof COLOUR_STYLES;

/** In the order in which equal ones are taken. */
export const STYLE_NAMES = Object.keys(COLOUR_STYLES) as ColourStyle[];

/** Whether a colour belongs to the family; what has none goes with all. */
export function isOfStyle(colour: string | null, style: ColourStyle): boolean {
  return colour === null || (COLOUR_STYLES[style] as readonly string[]).includes(colour);
}
