import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { Conversations } from '../../../src/core/conversations/conversations.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { FollowedOrderScreen } from '../../../src/view-models/orders/followed-order-screen.ts';
import { ReceivedOrderScreen } from '../../../src/view-models/orders/received-order-screen.ts';
import type { ShopWorld } from '../../support/world.ts';
import { vendorAtOrder } from '../orders/follow.steps.ts';

const VENDOR = 'vendor@example.com';

/** Buyer's current page of the order, and the part of its only vendor. */
async function ownOrder(world: ShopWorld) {
  const visitor = await world.visitor();
  await visitor.arrive(world.note<string>('order page'));
  const { token, order } = visitor.screen(FollowedOrderScreen);
  const [part] = order?.vendorOrders ?? [];
  assert.ok(part, 'the order has no part');
  return { conversations: visitor.get(Conversations), token, part };
}

async function vendorMail(world: ShopWorld): Promise<string> {
  const [mail] = await (await world.goods()).mailsTo(VENDOR);
  return mail?.text ?? '';
}

/** Vendor's own link to the conversation, from the last e-mail. */
async function vendorLink(world: ShopWorld): Promise<{ token: string }> {
  const text = await vendorMail(world);
  const [, token] = /\/razgovor\/([\w-]{43})/.exec(text) ?? [];
  assert.ok(token, `the e-mail has no link: ${text}`);
  return { token };
}

When('I write about my order {string}', async function (this: ShopWorld, message: string) {
  const { conversations, token, part } = await ownOrder(this);
  await conversations.writeAboutOrder({ orderToken: token, vendorOrderId: part.id }, message);
});

When('the vendor writes to the buyer {string}', async function (this: ShopWorld, message: string) {
  const vendor = await vendorAtOrder(this);
  const { order, access } = vendor.screen(ReceivedOrderScreen);
  assert.ok(order, 'the vendor has no order open');
  await vendor.get(Conversations).writeAboutOrder({ vendorOrderId: order.id, access }, message);
});

When(
  'the vendor answers by the link of that e-mail {string}',
  async function (this: ShopWorld, message: string) {
    const vendor = await vendorAtOrder(this);
    await vendor.get(Conversations).answer(await vendorLink(this), message);
  },
);

When('the vendor tries to end the conversation about the order', async function (this: ShopWorld) {
  const vendor = await vendorAtOrder(this);
  try {
    await vendor.get(Conversations).block(await vendorLink(this));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    this.notes.set('refusal of the vendor', error.messageKey);
  }
});

Then('the vendor is refused with {message}', function (this: ShopWorld, key: string) {
  assert.equal(this.note('refusal of the vendor'), key);
});

Then('the last e-mail to the vendor says {string}', async function (this: ShopWorld, words: string) {
  const text = await vendorMail(this);
  assert.ok(text.includes(words), `the e-mail says: ${text}`);
});

Then('my order has the messages {string}', async function (this: ShopWorld, words: string) {
  const { conversations, part } = await ownOrder(this);
  assert.ok(part.conversation, 'nothing was written about the order');
  const { messages } = await conversations.read({ token: part.conversation });
  assert.equal(messages.map(({ text }) => text).join(', '), words);
});
