import { Type } from 'typebox';
import { CART_QUANTITY, MAX_ORDER_LINES } from '../../src/core/orders/cart/cart.ts';
import { REFUND_METHODS, REFUND_STATUSES } from '../../src/core/orders/order.ts';
import { operation } from '../operation.ts';
import {
  Address,
  Contact,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  Pieces,
  vendorOrder,
} from './order-schema.ts';
import { InvoiceBuyer } from '../invoices/invoices.ts';
import { Deliveries } from '../shipping/shipping.ts';
import { receivedOrderOperations } from './received-orders.ts';
import { Id, Key, Moment, nullable, oneOf, page, paging, Stotinki, strict, text, Token } from '../schema.ts';

export const Order = strict({
  number: Type.String(),
  placedAt: Moment,
  contact: Contact,
  address: Address,
  payment: strict({
    method: PaymentMethod,
    status: PaymentStatus,
    paymentUrl: nullable(Type.String()),
    isProcessing: Type.Boolean(),
    heldUntil: nullable(Moment),
  }),
  confirmation: strict({ isAwaited: Type.Boolean(), until: nullable(Moment) }),
  isOfGuest: Type.Boolean(),
  vendorOrders: Type.Array(strict(vendorOrder)),
  refunds: Type.Array(
    strict({
      amount: Stotinki,
      method: oneOf(REFUND_METHODS),
      status: oneOf(REFUND_STATUSES),
      at: Moment,
    }),
  ),
  bankAccount: strict({ isAsked: Type.Boolean(), ending: nullable(Type.String()) }),
  totalDeliveryAmount: Stotinki,
  totalOrderAmount: Stotinki,
  containedVat: Stotinki,
});

export const placeOrder = operation({
  id: 'placeOrder',
  method: 'POST',
  path: '/api/order',
  summary: 'Places an order, once for the same `key`; the server computes every price',
  domain: 'orders',
  callers: ['anyone'],
  guarded: true,
  // The key makes a repeated request the same order.
  idempotent: true,
  body: strict({
    key: Key,
    name: text(200),
    phone: text(40),
    email: text(300),
    city: text(200),
    postCode: text(20),
    street: text(300),
    details: text(1_000),
    deliveries: Type.Optional(Deliveries),
    paymentMethod: PaymentMethod,
    termsAccepted: Type.Boolean(),
    invoice: Type.Optional(InvoiceBuyer),
    expectedDelivery: Stotinki,
    coupon: Type.Optional(text(100)),
    expectedDiscount: Type.Optional(Stotinki),
    products: Type.Array(
      strict({
        id: Id,
        quantity: Type.Integer({ minimum: CART_QUANTITY.min, maximum: CART_QUANTITY.max }),
        productNotes: text(500),
        expectedPrice: Stotinki,
      }),
      { minItems: 1, maxItems: MAX_ORDER_LINES },
    ),
  }),
  answer: strict({ number: Type.String(), token: Type.String(), paymentUrl: nullable(Type.String()) }),
  status: 201,
});

export const followOrder = operation({
  id: 'followOrder',
  method: 'GET',
  path: '/api/order/follow/{token}',
  summary: "Returns an order by the buyer's secret link",
  domain: 'orders',
  callers: ['link'],
  guarded: false,
  params: strict({ token: Token }),
  answer: Order,
});

export const confirmOrder = operation({
  id: 'confirmOrder',
  method: 'POST',
  path: '/api/order/follow/{token}/confirmation',
  summary: 'Confirms an order by the link of its mail; stock is reserved only then',
  domain: 'orders',
  callers: ['link'],
  guarded: false,
  idempotent: true,
  params: strict({ token: Token }),
  body: strict({ secret: Token }),
  answer: Order,
});

export const sendConfirmationMail = operation({
  id: 'sendConfirmationMail',
  method: 'POST',
  path: '/api/order/follow/{token}/confirmation/mail',
  summary:
    'Sends the confirmation mail again. A changed e-mail gives the order a new token, which invalidates the old link',
  domain: 'orders',
  callers: ['link'],
  guarded: false,
  params: strict({ token: Token }),
  body: strict({ email: text(300) }),
  answer: strict({ token: Token }),
});

export const withdrawOrder = operation({
  id: 'withdrawOrder',
  method: 'POST',
  path: '/api/order/follow/{token}/withdrawal',
  summary: 'Withdraws from a vendor order or from some of its pieces',
  domain: 'orders',
  callers: ['link'],
  guarded: false,
  params: strict({ token: Token }),
  body: strict({
    vendorOrderId: Id,
    /** Withdrawn pieces, once per key; absent for all pieces. */
    pieces: Type.Optional(strict({ key: Key, products: Pieces })),
    onlyUnsent: Type.Optional(
      Type.Boolean({ description: 'true cancels the order; 409 after the vendor has shipped the parcel' }),
    ),
  }),
  answer: Order,
});

export const cancelUnpaidOrder = operation({
  id: 'cancelUnpaidOrder',
  method: 'POST',
  path: '/api/order/follow/{token}/cancellation',
  summary: 'Cancels an unpaid card order and releases its stock',
  domain: 'orders',
  callers: ['link'],
  guarded: false,
  idempotent: true,
  params: strict({ token: Token }),
  answer: Order,
});

export const bankAccount = operation({
  id: 'bankAccount',
  method: 'POST',
  path: '/api/order/follow/{token}/bank-account',
  summary: 'Stores the bank account for refunds that cannot go back to a card',
  domain: 'orders',
  callers: ['link'],
  guarded: false,
  idempotent: true,
  params: strict({ token: Token }),
  body: strict({ iban: text(60), holder: text(200) }),
  answer: Order,
});

export const payOrder = operation({
  id: 'payOrder',
  method: 'POST',
  path: '/api/order/follow/{token}/payment',
  summary: 'Opens the payment page again for an unpaid order',
  domain: 'orders',
  callers: ['link'],
  guarded: false,
  params: strict({ token: Token }),
  answer: strict({ paymentUrl: Type.String() }),
});

export const checkOrderPayment = operation({
  id: 'checkOrderPayment',
  method: 'POST',
  path: '/api/order/follow/{token}/payment/check',
  summary: 'Returns the order after asking the payment provider for the status of the payment',
  domain: 'orders',
  callers: ['link'],
  guarded: false,
  idempotent: true,
  params: strict({ token: Token }),
  answer: Order,
});

export const ownOrders = operation({
  id: 'ownOrders',
  method: 'GET',
  path: '/api/user/order',
  summary: 'Returns the orders of the signed-in user',
  domain: 'orders',
  callers: ['user', 'agency', 'vendor'],
  guarded: true,
  query: strict({
    ...paging,
  }),
  answer: page(
    strict({
      number: Type.String(),
      token: Token,
      placedAt: Moment,
      totalOrderAmount: Stotinki,
      /** True until the buyer confirms the order by e-mail. */
      isAwaited: Type.Boolean(),
      vendors: Type.Array(strict({ name: Type.String(), status: OrderStatus })),
    }),
  ),
});

export const orderOperations = [
  ownOrders,
  placeOrder,
  followOrder,
  confirmOrder,
  sendConfirmationMail,
  withdrawOrder,
  cancelUnpaidOrder,
  bankAccount,
  payOrder,
  checkOrderPayment,
  ...receivedOrderOperations,
];
