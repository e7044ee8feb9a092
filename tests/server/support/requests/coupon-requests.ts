import { aKey } from '../a-property.ts';
import { aSeller } from '../a-vendor.ts';
import type { TestApplication } from '../test-application.ts';
import type { ValidRequest } from './valid-requests.ts';

/** Valid requests about coupons, each of a vendor of its own. */
export function couponRequests(app: TestApplication): Record<string, () => Promise<ValidRequest>> {
  const aCoupon = async () => {
    const { vendorId, headers } = await aSeller(app);
    const body = {
      key: aKey(),
      code: 'DOM10',
      percent: 10,
      amount: null,
      minAmount: 5_000,
      validFrom: '2026-11-01',
      validUntil: '2026-12-31',
      maxUses: 100,
      oncePerBuyer: true,
    };
    const answer = await app.post('/api/vendor/coupon', body, headers);
    const [coupon] = (answer.body as { coupons: { id: number }[] }).coupons;
    if (!coupon) throw new Error(`no coupon: ${answer.text}`);
    return { vendorId, headers, body, id: coupon.id };
  };
  return {
    checkCoupon: async () => {
      const { vendorId } = await aCoupon();
      await app.database.db.deleteFrom('attempt').execute();
      return { body: { coupon: 'dom10', vendorIds: [vendorId] } };
    },
    vendorCoupons: async () => ({ headers: (await aCoupon()).headers }),
    createCoupon: async () => {
      const { headers, body } = await aCoupon();
      return { headers, body: { ...body, key: aKey(), code: 'ПРОЛЕТ' } };
    },
    stopCoupon: async () => {
      const { headers, id } = await aCoupon();
      return { headers, params: { id: String(id) }, body: { stopped: true } };
    },
  };
}
