import { accountOperations } from './accounts.ts';
import { homeOperations } from './homes.ts';
import type { Operation } from './operation.ts';
import { orderOperations } from './orders.ts';
import { ownHomeOperations } from './own-homes.ts';
import { profileOperations } from './profile.ts';
import { shopOperations } from './shop.ts';
import { siteOperations } from './site.ts';
import { viewingOperations } from './viewings.ts';

/** Every operation of the HTTP contract (CALL-01). */
export const CONTRACT: readonly Operation[] = [
  ...siteOperations,
  ...accountOperations,
  ...profileOperations,
  ...homeOperations,
  ...ownHomeOperations,
  ...viewingOperations,
  ...shopOperations,
  ...orderOperations,
];
