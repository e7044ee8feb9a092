import list from '../../content/towns.json' with { type: 'json' };
import { Towns } from '../core/accounts/towns.ts';

/** All towns of the country. In the browser a separate file that loads with the addresses module. */
export const allTowns = new Towns(list);
