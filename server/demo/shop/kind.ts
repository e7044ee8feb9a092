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

/** The rooms in the order of the menu; gifts stand under 'more products' (ROOM-02). */
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

/** What a vendor deals in; a product is sold by a vendor of its goods. */
export type Goods = 'furniture' | 'lighting' | 'textile' | 'tableware' | 'bath' | 'garden' | 'decor';

/** How the size is told: a box, something spread flat, something round, something hung on a wall. */
export type Shape = 'box' | 'flat' | 'round' | 'wall';

/** One size or form of a kind; its place in the list is also the variant of the drawing. */
export interface Sort {
  /** Agrees in Bulgarian with the noun of the kind; empty when the noun says enough. */
  readonly name: Text;
  /** Width, height and depth in mm; a spread thing has its length as depth. */
  readonly size: readonly [width: number, height: number, depth: number];
  /** Weight in g. */
  readonly weight: number;
  /** Lowest and highest price in whole leva. */
  readonly leva: readonly [lowest: number, highest: number];
}

/** Sorts (by place), materials and colours of a kind that a text is true for. */
export interface KindCondition extends Omit<MaterialCondition, 'kinds'> {
  readonly sorts?: readonly number[];
  readonly materials?: readonly MaterialKey[];
}

/** A kind of product: one category of the shop with its own pictures. */
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
  /** Sorts and colours that a material of the kind is limited to. */
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
