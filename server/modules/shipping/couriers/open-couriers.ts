import type { Configuration } from '../../../platform/configuration.ts';
import { readLocations } from '../../properties/load-locations.ts';
import type { CourierClient } from './courier-client.ts';
import { SandboxCourier } from './sandbox-courier.ts';
import type { SandboxDependencies } from './sandbox-courier.ts';

/** Returns the couriers of this site (SHIP-03). @param root folder of the project */
export async function openCouriers(
  { courierSandbox, priceOrder }: Pick<Configuration, 'courierSandbox' | 'priceOrder'>,
  root: string,
  deps: Omit<SandboxDependencies, 'priceOrder'>,
): Promise<CourierClient[]> {
  return courierSandbox ? [new SandboxCourier(await readLocations(root), { ...deps, priceOrder })] : [];
}
