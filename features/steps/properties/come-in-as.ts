import type { ShopWorld } from '../../support/world.ts';
import { propertyBuilderOf } from './properties.steps.ts';

/** Signs the visitor in as a landlord. */
export async function comeInAs(world: ShopWorld, email: string): Promise<void> {
  const cookies = await propertyBuilderOf(world).owner(email);
  const visitor = await world.visitor();
  for (const half of cookies.split('; ')) {
    const [name = '', value = ''] = half.split('=');
    visitor.cookies.set(visitor.host, name, value);
  }
}
