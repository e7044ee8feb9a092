import { afterAll, beforeAll, describe } from 'vitest';
import { HttpOrderGateway } from '../../../src/adapters/http/orders/http-order-gateway.ts';
import { HttpSales } from '../../../src/adapters/http/orders/http-sales.ts';
import { orderGatewayContract } from '../../contracts/orders/order-gateway.contract.ts';
import { salesContract } from '../../contracts/orders/sales.contract.ts';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import { anOrder } from '../support/an-order.ts';
import { startListeningApplication } from '../support/listening-application.ts';
import type { ListeningApplication } from '../support/listening-application.ts';

let app: ListeningApplication;
beforeAll(async () => {
  app = await startListeningApplication();
});
afterAll(() => app.close());

/** A vendor's shop with a lamp in it, and somebody who buys there. */
async function aMarket() {
  const shop = aShop(app.database);
  const vendorId = await shop.vendor({ name: 'Светлина', deliveryPrice: 590 });
  const categoryId = await shop.category();
  const lamp = await shop.product({ vendorId, categoryId, price: 4_590, quantity: 10 });
  const [buyer, vendor] = [await aPerson(app), await aPerson(app, { type: 'vendor', vendorId })];
  return {
    lamp,
    buyer: new HttpOrderGateway(app.browser(buyer)),
    vendor: new HttpOrderGateway(app.browser(vendor)),
  };
}

describe('over HTTP', () => {
  orderGatewayContract(async () => {
    const { lamp, buyer, vendor } = await aMarket();
    return {
      lamp,
      buyer,
      vendor,
      reprice: async (price) => {
        await app.database.db.updateTable('product').set({ price }).where('id', '=', lamp).execute();
      },
      awaitsBankAccount: async () => {
        const order = anOrder([{ id: lamp, expectedPrice: 4_590 }], { expectedDelivery: 590 });
        const { token } = (await app.post('/api/order', order)).body as { token: string };
        const [part] = (await buyer.follow(token)).vendorOrders;
        if (!part) throw new Error('The order has no part');
        const id = String(part.id);
        for (const status of ['accepted', 'shipped', 'delivered'] as const) {
          await vendor.changeStatus(id, null, status, '', null);
        }
        await buyer.withdraw(token, part.id, null, false);
        await vendor.changeStatus(id, null, 'returned', '', null);
        return token;
      },
    };
  });

  salesContract(async () => new HttpSales(app.browser(await aPerson(app, { type: 'vendor' }))));
});
