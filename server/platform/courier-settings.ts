import { CONNECTED_COURIERS } from '../../src/core/shipping/courier-office.ts';
import type { ConnectedCourier } from '../../src/core/shipping/courier-office.ts';
import { ConfigurationError } from './environment-reader.ts';
import type { EnvironmentReader } from './environment-reader.ts';

/** Couriers of this site, their addresses, and the secret that encrypts the logins of vendors. */
export type CourierSettings = {
  urls: { readonly [Courier in ConnectedCourier]?: string };
  secret: string;
};

const URLS: Record<ConnectedCourier, [variable: string, url: string]> = {
  econt: ['ECONT_URL', 'https://ee.econt.com/services'],
  speedy: ['SPEEDY_URL', 'https://api.speedy.bg/v1'],
  'box-now': ['BOX_NOW_URL', 'https://api-production.boxnow.bg/api/v1'],
};
const MIN_SECRET_LENGTH = 32;

/** Reads COURIERS; undefined without couriers. */
export function readCouriers(read: EnvironmentReader): CourierSettings | undefined {
  const names = (read.text('COURIERS') ?? '').split(',').map((name) => name.trim());
  const couriers = names.filter((name) => name !== '').map(courierOf);
  if (couriers.length === 0) return undefined;
  const secret = read.text('COURIER_KEY') ?? '';
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new ConfigurationError(
      'COURIER_KEY',
      `${MIN_SECRET_LENGTH} characters or more, because COURIERS is set`,
    );
  }
  const urlOf = (courier: ConnectedCourier) => {
    const [variable, url] = URLS[courier];
    return [courier, (read.url(variable, ['https:', 'http:'], url)?.href ?? url).replace(/\/$/, '')];
  };
  return Object.freeze({ urls: Object.fromEntries(couriers.map(urlOf)), secret });
}

function courierOf(name: string): ConnectedCourier {
  const courier = CONNECTED_COURIERS.find((one) => one === name);
  if (!courier) throw new ConfigurationError('COURIERS', `names of ${CONNECTED_COURIERS.join(', ')}`);
  return courier;
}
