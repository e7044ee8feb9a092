import type { ColourStyle } from '../../../core/plans/things/colour-styles.ts';
import type { NeedRoom } from '../../../core/plans/things/needed-things.ts';

/** Palette of the apartment's pictures for each colour style. */
const PALETTES: Record<ColourStyle, string> = { bright: 'linen', warm: 'honey', cool: 'sea' };

const PICTURES: Record<NeedRoom, readonly [string, ...string[]]> = {
  'living-room': ['living-room'],
  bedroom: ['bedroom', 'second-bedroom'],
  kitchen: ['kitchen'],
  bathroom: ['bathroom'],
  hallway: ['hallway'],
  home: ['living-corner'],
};

/** Address of a small picture of the room in a colour style. */
export function roomPicture(room: NeedRoom, number: number, style: ColourStyle): string {
  const names = PICTURES[room];
  const name = names[(Math.max(1, number) - 1) % names.length];
  return `/pictures/interiors/${name}-${PALETTES[style]}-600.avif`;
}
