import type { COLOURS } from '../../shop/product-choices.ts';

/** Budgets, the smallest first. */
export const THING_BUDGETS = ['modest', 'comfortable', 'generous'] as const;
export type ThingBudget = (typeof THING_BUDGETS)[number];

/** Reasons of a choice; `own` means chosen by a person. */
export const THING_REASONS = ['cheapest', 'style', 'middle', 'high', 'delivery', 'budget', 'own'] as const;
export type ThingReason = (typeof THING_REASONS)[number];

/** Maximum entries; a home of twelve people has about 150 needs. */
export const MAX_THINGS = 400;

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
