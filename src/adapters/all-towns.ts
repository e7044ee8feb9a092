import list from '../../content/towns.json' with { type: 'json' };
import { Towns } from '../core/accounts/towns.ts';

/** Every town of the country: a file of its own in the browser, loaded by the container's module of addresses. */
export const allTowns = new Towns(list);
