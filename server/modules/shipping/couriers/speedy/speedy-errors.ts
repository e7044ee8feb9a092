import type { Static } from 'typebox';
import { CourierRefusal } from '../courier-client.ts';
import type { AnyAnswer } from './speedy-values.ts';

/** Error with a code of Speedy's appendix 3. */
export class SpeedyError extends Error {
  readonly code: number;
  readonly component: string;

  constructor({ code, component }: NonNullable<Static<typeof AnyAnswer>['error']>) {
    super(`Speedy answered error ${code}.`);
    this.code = code;
    this.component = component ?? '';
  }
}

const GENERAL = 1;
const INVALID_ADDRESS = 120;
const INVALID_OFFICE = 180;

/** Errors of the request are refusals; a general one means that Speedy is down. */
export function asRefusal(error: unknown): never {
  if (!(error instanceof SpeedyError) || error.code === GENERAL) throw error;
  if (error.code === INVALID_OFFICE) throw new CourierRefusal('waybill-office-closed');
  if (error.code !== INVALID_ADDRESS) throw new CourierRefusal('waybill-refused');
  const isTown = /site|postCode/i.test(error.component);
  throw new CourierRefusal(isTown ? 'waybill-city-unknown' : 'waybill-street-missing');
}
