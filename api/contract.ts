import type { Operation } from './operation.ts';
import { orderOperations } from './orders.ts';
import { shopOperations } from './shop.ts';
import { siteOperations } from './site.ts';

/** Every operation of the HTTP contract (CALL-01). */
export const CONTRACT: readonly Operation[] = [...siteOperations, ...shopOperations, ...orderOperations];
