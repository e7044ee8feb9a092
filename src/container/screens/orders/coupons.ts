import { CouponGateway } from '../../../core/orders/coupon-gateway.ts';
import { KeyGenerator } from '../../../core/shared/id.ts';
import { lazyImport } from '../../../core/shared/lazy-import.ts';
import ordersModule from '../../modules/orders.ts';
import { screen } from '../../screen.ts';
import { CouponsScreen } from '../../../view-models/orders/coupons-screen.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { CouponsPage } from '../../../views/orders/coupons-page.tsx';

const rules = lazyImport(() => import('../../../core/orders/coupon-form.ts'));

export default screen({
  view: CouponsPage,
  modules: [ordersModule],
  dependencies: { gateway: CouponGateway, modals: Modals, keys: KeyGenerator },
  build: ({ gateway, modals, keys }) => new CouponsScreen(gateway, modals, keys, rules),
});
