import type { ColourKey } from './colours.ts';
import type { MaterialKey } from './materials.ts';
import type { MaterialCondition, Phrase } from './phrase.ts';
import type { SafetyKey } from './safety.ts';
import type { Gender, Text } from './words.ts';

export type RoomKey =
  | 'hallway'
  | 'living-room'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'terrace'
  | 'garden'
  | 'gifts';

/** Rooms in menu order; gifts are under 'more products' (ROOM-02). */
export const roomKeys: readonly RoomKey[] = [
  'hallway',
  'living-room',
  'kitchen',
  'bedroom',
  'bathroom',
  'terrace',
  'garden',
  'gifts',
];

export type Goods = 'furniture' | 'lighting' | 'textile' | 'tableware' | 'bath' | 'garden' | 'decor';

/** Shape for the size text: box, flat, round, or on a wall. */
export type Shape = 'box' | 'flat' | 'round' | 'wall';

/** Size or form of a kind; its index is also the variant of the drawing. */
export interface Sort {
  /** Agrees with the kind's noun in Bulgarian; empty if the noun suffices. */
  readonly name: Text;
  /** Width, height and depth in mm; a flat product has its length as depth. */
  readonly size: readonly [width: number, height: number, depth: number];
  readonly weight: number;
  /** Minimum and maximum price in whole leva. */
  readonly leva: readonly [lowest: number, highest: number];
}

/** Sorts (by index), materials and colours of a kind to which a text applies. */
export interface KindCondition extends Omit<MaterialCondition, 'kinds'> {
  readonly sorts?: readonly number[];
  readonly materials?: readonly MaterialKey[];
}

/** Kind of product: one category with its own pictures. */
export interface Kind {
  readonly key: string;
  readonly rooms: readonly RoomKey[];
  readonly goods: Goods;
  readonly category: Text;
  readonly noun: Text;
  readonly gender: Gender;
  readonly shape: Shape;
  readonly sorts: readonly Sort[];
  readonly colours: readonly ColourKey[];
  readonly materials: readonly MaterialKey[];
  /** Allowed sorts and colours by material. */
  readonly limits?: Readonly<Partial<Record<MaterialKey, Pick<KindCondition, 'sorts' | 'colours'>>>>;
  readonly uses: readonly Phrase<KindCondition>[];
  readonly care: readonly Phrase<KindCondition>[];
  readonly safety: SafetyKey;
}

/** Builds a sort: name, size in mm, weight in kg, price range in leva. */
export function sort(
  name: Text | '',
  size: readonly [number, number, number],
  kilograms: number,
  leva: readonly [number, number],
): Sort {
  return { name: name === '' ? ['', ''] : name, size, weight: Math.round(kilograms * 1000), leva };
}
