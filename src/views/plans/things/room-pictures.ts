import type { ColourStyle } from '../../../core/plans/things/colour-styles.ts';
import type { NeedRoom } from '../../../core/plans/things/needed-things.ts';

/** The palette of the apartment's pictures that a family of colours is closest to. */
const PALETTES: Record<ColourStyle, string> = { bright: 'linen', warm: 'honey', cool: 'sea' };

const PICTURES: Record<NeedRoom, readonly [string, ...string[]]> = {
  'living-room': ['living-room'],
  bedroom: ['bedroom', 'second-bedroom'],
  kitchen: ['kitchen'],
  bathroom: ['bathroom'],
  hallway: ['hallway'],
  home: ['living-corner'],
};

/** A small picture of the room in those colours, in the apartment's style. */
export function roomPicture(room: NeedRoom, number: number, style: ColourStyle): string {
  const names = PICTURES[room];
  const name = names[(Math.max(1, number) - 1) % names.length];
  return `/pictures/interiors/${name}-${PALETTES[style]}-600.avif`;
}
