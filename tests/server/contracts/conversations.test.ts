import { afterAll, beforeAll, describe } from 'vitest';
import { HttpConversations } from '../../../src/adapters/http/http-conversations.ts';
import { followOrder } from '../../../api/calls/orders/orders.ts';
import { conversationsContract, QUESTION } from '../../contracts/conversations/conversations.contract.ts';
import { jpeg } from '../support/a-picture.ts';
import { publish, somePlaces } from '../support/a-property.ts';
import { sendInquiry, postOffer, someUniversities, tokenOf } from '../support/a-roommate.ts';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import { anOrder } from '../support/an-order.ts';
import { startListeningApplication } from '../support/listening-application.ts';
import type { ListeningApplication } from '../support/listening-application.ts';

let app: ListeningApplication;
let photo: File;
beforeAll(async () => {
  app = await startListeningApplication();
  await somePlaces(app);
  await someUniversities(app);
  photo = new File([new Uint8Array(await jpeg())], 'photo.jpg', { type: 'image/jpeg' });
});
afterAll(() => app.close());

/** An offer about which a visitor has asked. */
async function anAskedOffer() {
  await app.database.db.deleteFrom('attempt').execute();
  const poster = await aPerson(app);
  const offer = await postOffer(app, poster);
  const token = tokenOf(await sendInquiry(app, offer, { message: QUESTION })) ?? '';
  return { poster, offer, token };
}

/** A lamp that was ordered, and the vendor who is to send it. */
async function aPlacedOrder() {
  await app.database.db.deleteFrom('attempt').execute();
  const shop = aShop(app.database);
  const vendorId = await shop.vendor({ name: 'Светлина', deliveryPrice: 590 });
  const lamp = await shop.product({
    vendorId,
    categoryId: await shop.category(),
    price: 4_590,
    quantity: 10,
  });
  const vendor = await aPerson(app, { type: 'vendor', vendorId });
  const order = anOrder([{ id: lamp, expectedPrice: 4_590 }], { expectedDelivery: 590 });
  const { token } = (await app.post('/api/order', order)).body as { token: string };
  const [part] = (await app.browser().call(followOrder, { params: { token } })).vendorOrders;
  if (!part) throw new Error('The order has no part');
  return { token, part, vendor };
}

describe.each(['property', 'roommate'] as const)('over HTTP, about a %s', (kind) => {
  conversationsContract(
    {
      inbox: async () => {
        const { poster } = await anAskedOffer();
        const conversations = new HttpConversations(app.browser(poster));
        const [first] = (await conversations.inbox({ offset: 0, limit: 1 })).data;
        const address = { id: first?.id ?? 0 };
        return { conversations, address, side: 'poster', nowhere: { id: 987_654 }, photo };
      },
      link: async () => {
        const { token } = await anAskedOffer();
        const conversations = new HttpConversations(app.browser());
        return {
          conversations,
          address: { token },
          side: 'asker',
          nowhere: { token: 't'.repeat(43) },
          photo,
        };
      },
    },
    async () => {
      await app.database.db.deleteFrom('attempt').execute();
      return {
        visitor: new HttpConversations(app.browser()),
        signedIn: new HttpConversations(app.browser(await aPerson(app))),
        subject: {
          kind,
          id:
            kind === 'property'
              ? await publish(app, await aPerson(app))
              : await postOffer(app, await aPerson(app)),
        },
      };
    },
    {
      buyer: async () => {
        const { token, part } = await aPlacedOrder();
        const conversations = new HttpConversations(app.browser());
        return { conversations, order: { orderToken: token, vendorOrderId: part.id }, side: 'asker' };
      },
      vendor: async () => {
        const { vendor, part } = await aPlacedOrder();
        const conversations = new HttpConversations(app.browser(vendor));
        return { conversations, order: { vendorOrderId: part.id, access: null }, side: 'poster' };
      },
    },
  );
});
