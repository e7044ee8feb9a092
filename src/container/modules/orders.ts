import { ContainerModule } from 'inversify';
import * as calls from '../../../api/calls/orders/orders.ts';
import * as coupons from '../../../api/calls/orders/coupons.ts';
import * as received from '../../../api/calls/orders/received-orders.ts';
import { salesStatistics } from '../../../api/calls/orders/sales.ts';
import { httpGateway } from '../../adapters/http/http-gateway.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { StoredCheckoutDraft } from '../../adapters/storage/stored-checkout-draft.ts';
import { SessionTextStore, STORE_KEYS, TextStore } from '../../adapters/storage/text-store.ts';
import { CheckoutDraftStorage } from '../../core/orders/checkout-form.ts';
import { CouponGateway } from '../../core/orders/coupon-gateway.ts';
import { OnOrderPlaced, CheckoutRedirect } from '../../core/orders/order-placement.ts';
import { OrderGateway } from '../../core/orders/order-gateway.ts';
import { Sales } from '../../core/orders/sales.ts';
import { ProductCatalogue } from '../../core/shop/product-catalogue.ts';
import { CartRefill } from '../../view-models/orders/cart-refill.ts';
import { CartViewModel } from '../../view-models/orders/cart-view-model.ts';
import { lazyImport } from '../../core/shared/lazy-import.ts';
import { Session } from '../../view-models/accounts/session.ts';
import { Modals } from '../../view-models/site/modals.ts';

const goodsOrders = lazyImport(() => import('../on-demand/open-goods-orders.ts'));

/** Module of checkout and orders; the cart is in the shell. */
export default new ContainerModule(({ bind }) => {
  bind(OrderGateway).toResolvedValue(
    (http) => httpGateway<OrderGateway>(http, { ...calls, ...received }),
    [HttpClient],
  );
  bind(CouponGateway).toResolvedValue((http) => httpGateway<CouponGateway>(http, coupons), [HttpClient]);
  bind(Sales).toResolvedValue((http) => httpGateway<Sales>(http, { salesStatistics }), [HttpClient]);
  bind(CheckoutDraftStorage).toResolvedValue((store) => new StoredCheckoutDraft(store), [SessionTextStore]);
  bind(OnOrderPlaced).toResolvedValue(
    (session, http, store) => ({
      prepare: async () => {
        if (store.read(STORE_KEYS.plansInCart) === null) return async () => {};
        const orders = (await goodsOrders()).openGoodsOrders(session, http, store);
        return (token, products) => orders.run(token, products);
      },
      moved: async (oldToken, newToken) => {
        const orders = (await goodsOrders()).openGoodsOrders(session, http, store);
        await orders.move(oldToken, newToken);
      },
    }),
    [Session, HttpClient, TextStore],
  );
  bind(CartRefill).toResolvedValue(
    (cart, catalogue, modals, placed) => new CartRefill(cart, catalogue, modals, placed),
    [CartViewModel, ProductCatalogue, Modals, CheckoutRedirect],
  );
});
