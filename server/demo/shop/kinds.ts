import type { Kind } from './kind.ts';
import { bathroomKinds } from './kinds-bathroom.ts';
import { bedLinenKinds } from './kinds-bed-linen.ts';
import { bedroomKinds } from './kinds-bedroom.ts';
import { gardenKinds } from './kinds-garden.ts';
import { hallwayKinds } from './kinds-hallway.ts';
import { kitchenKinds } from './kinds-kitchen.ts';
import { lightAndWallKinds } from './kinds-light-and-wall.ts';
import { livingRoomKinds } from './kinds-living-room.ts';
import { tablewareKinds } from './kinds-tableware.ts';
import { textileKinds } from './kinds-textile.ts';

/** All kinds in category order; the index plus 1 is the category's id. */
export const kinds: readonly Kind[] = [
  ...livingRoomKinds,
  ...lightAndWallKinds,
  ...textileKinds,
  ...bedLinenKinds,
  ...hallwayKinds,
  ...kitchenKinds,
  ...tablewareKinds,
  ...bedroomKinds,
  ...bathroomKinds,
  ...gardenKinds,
];

/** Categories of the home page (content/selected-promo-categories.json, SHOP-01). */
export const promoCategoryKeys = [
  'sofa',
  'table-lamp',
  'rug',
  'bedding',
  'plates',
  'garden-set',
  'planter',
  'candle',
] as const;

export function categoryIdOf(key: string): number {
  const place = kinds.findIndex((kind) => kind.key === key);
  if (place < 0) throw new Error(`There is no kind ${key}`);
  return place + 1;
}
