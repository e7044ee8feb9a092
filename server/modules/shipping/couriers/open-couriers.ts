import type { ConnectedCourier } from '../../../../src/core/shipping/courier-office.ts';
import type { Configuration } from '../../../platform/configuration.ts';
import type { CourierSettings } from '../../../platform/courier-settings.ts';
import { TextSealer } from '../../../platform/sealed-text.ts';
import { readLocations } from '../../properties/load-locations.ts';
import { StoredCourierAccounts } from '../courier-accounts.ts';
import type { CourierAccounts, CourierClient } from './courier-client.ts';
import { BoxNowCourier } from './box-now/box-now-courier.ts';
import { EcontCourier } from './econt/econt-courier.ts';
import { SandboxCourier } from './sandbox-courier.ts';
import type { SandboxDependencies } from './sandbox-courier.ts';
import { SpeedyCourier } from './speedy/speedy-courier.ts';

type Adapter = new (
  url: string,
  accounts: CourierAccounts,
  clock: SandboxDependencies['clock'],
) => CourierClient;

const ADAPTERS: Record<ConnectedCourier, Adapter> = {
  econt: EcontCourier,
  speedy: SpeedyCourier,
  'box-now': BoxNowCourier,
};

/** Returns the couriers of this site (SHIP-03). @param root folder of the project */
export async function openCouriers(
  { courierSandbox, couriers, priceOrder }: Pick<Configuration, 'courierSandbox' | 'couriers' | 'priceOrder'>,
  root: string,
  deps: Omit<SandboxDependencies, 'priceOrder'>,
): Promise<CourierClient[]> {
  const sandbox = courierSandbox
    ? [new SandboxCourier(await readLocations(root), { ...deps, priceOrder })]
    : [];
  return [...sandbox, ...(couriers ? connectedCouriers(couriers, deps) : [])];
}

/** Encrypts and decrypts the logins of vendors. */
export const courierSealer = ({ secret }: CourierSettings): TextSealer =>
  new TextSealer(secret, 'courier logins');

function connectedCouriers(
  settings: CourierSettings,
  { db, clock }: Omit<SandboxDependencies, 'priceOrder'>,
): CourierClient[] {
  const sealer = courierSealer(settings);
  return (Object.keys(ADAPTERS) as ConnectedCourier[]).flatMap((courier) => {
    const url = settings.urls[courier];
    if (!url) return [];
    return [new ADAPTERS[courier](url, new StoredCourierAccounts({ db, sealer }, courier), clock)];
  });
}
