import { HttpAccountPlans } from '../../adapters/http/plans/http-account-plans.ts';
import type { HttpClient } from '../../adapters/http/http-client.ts';
import { StoredPlans } from '../../adapters/storage/stored-plans.ts';
import { StoredPlansInCart } from '../../adapters/storage/stored-plans-in-cart.ts';
import type { TextStore } from '../../adapters/storage/text-store.ts';
import type { Session } from '../../view-models/accounts/session.ts';
import { PlanRepository } from '../../view-models/plans/plan-repository.ts';
import { GoodsOrders } from '../../view-models/plans/things/goods-orders.ts';

/** Notifies plans about orders of goods, also from a cart unrelated to plans. */
export function openGoodsOrders(session: Session, http: HttpClient, store: TextStore): GoodsOrders {
  const shelf = new PlanRepository(session, new HttpAccountPlans(http), new StoredPlans(store));
  return new GoodsOrders(new StoredPlansInCart(store), () => shelf.open());
}
