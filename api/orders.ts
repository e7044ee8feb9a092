import { Type } from 'typebox';
import { operation } from './operation.ts';
import { Day, Id, IdText, Moment, nullable, oneOf, page, Picture, Stotinki, strict } from './schema.ts';

const STATUSES = ['new', 'accepted', 'shipped', 'delivered', 'cancelled', 'returned'] as const;
const OrderStatus = oneOf(STATUSES);
const PaymentMethod = oneOf(['on-delivery', 'card']);
const PaymentStatus = oneOf(['due', 'paid', 'failed', 'refund-due', 'refunded']);

const Contact = strict({ name: Type.String(), phone: Type.String(), email: Type.String() });

const Address = strict({
  city: Type.String(),
  postCode: Type.String(),
  street: Type.String(),
  details: Type.String(),
});

const vendorOrder = {
  id: Id,
  vendor: strict({ id: Id, name: Type.String() }),
  status: OrderStatus,
  steps: Type.Array(
    strict({
      status: oneOf([...STATUSES, 'withdrawn', 'partly-cancelled', 'note']),
      at: Moment,
      note: Type.String(),
    }),
  ),
  products: Type.Array(
    strict({
      productId: Id,
      title: Type.String(),
      image: nullable(Picture),
      unitPrice: Stotinki,
      quantity: Type.Integer({ minimum: 0 }),
      cancelled: Type.Integer({ minimum: 0 }),
      amount: Stotinki,
      productNotes: Type.String(),
    }),
  ),
  productsAmount: Stotinki,
  deliveryAmount: Stotinki,
  totalAmount: Stotinki,
  containedVat: Stotinki,
  refundAmount: Stotinki,
  withdrawal: strict({
    possible: Type.Boolean(),
    until: nullable(Moment),
    withdrawnAt: nullable(Moment),
  }),
};

export const Order = strict({
  number: Type.String(),
  placedAt: Moment,
  contact: Contact,
  address: Address,
  payment: strict({ method: PaymentMethod, status: PaymentStatus, paymentUrl: nullable(Type.String()) }),
  vendorOrders: Type.Array(strict(vendorOrder)),
  totalDeliveryAmount: Stotinki,
  totalOrderAmount: Stotinki,
  containedVat: Stotinki,
});

export const ReceivedOrder = strict({
  ...vendorOrder,
  number: Type.String(),
  placedAt: Moment,
  contact: Contact,
  address: Address,
  payment: strict({ method: PaymentMethod, status: PaymentStatus }),
  next: Type.Array(OrderStatus),
  mayCancelPieces: Type.Boolean(),
});

const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
/** Made by whoever sends: a second sending with it changes nothing more. */
const Key = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' });
const text = (maxLength: number) => Type.String({ maxLength });

export const placeOrder = operation({
  id: 'placeOrder',
  method: 'POST',
  path: '/api/order',
  summary: 'Places an order; the server computes every price anew. The same `key` places one order',
  domain: 'orders',
  callers: ['anyone'],
  guarded: true,
  body: strict({
    key: Key,
    name: text(200),
    phone: text(40),
    email: text(300),
    city: text(200),
    postCode: text(20),
    street: text(300),
    details: text(1_000),
    paymentMethod: PaymentMethod,
    termsAccepted: Type.Boolean(),
    expectedDelivery: Stotinki,
    products: Type.Array(
      strict({
        id: Id,
        quantity: Type.Integer({ minimum: 1, maximum: 100 }),
        productNotes: text(500),
        expectedPrice: Stotinki,
      }),
      { minItems: 1, maxItems: 100 },
    ),
  }),
  answer: strict({ number: Type.String(), token: Type.String(), paymentUrl: nullable(Type.String()) }),
  status: 201,
});

export const followOrder = operation({
  id: 'followOrder',
  method: 'GET',
  path: '/api/order/follow/{token}',
  summary: 'An order, by the secret link its buyer has',
  domain: 'orders',
  callers: ['link'],
  guarded: false,
  params: strict({ token: Token }),
  answer: Order,
});

export const withdrawOrder = operation({
  id: 'withdrawOrder',
  method: 'POST',
  path: '/api/order/follow/{token}/withdrawal',
  summary: "Withdraws from one vendor's part of the order",
  domain: 'orders',
  callers: ['link'],
  guarded: false,
  params: strict({ token: Token }),
  body: strict({ vendorOrderId: Id }),
  answer: Order,
});

export const payOrder = operation({
  id: 'payOrder',
  method: 'POST',
  path: '/api/order/follow/{token}/payment',
  summary: 'Opens the card page again for an order that is not paid',
  domain: 'orders',
  callers: ['link'],
  guarded: false,
  params: strict({ token: Token }),
  answer: strict({ paymentUrl: Type.String() }),
});

const Count = Type.Integer({ minimum: 0 });

/** Both days are included. */
export const ReceivedOrderFilter = {
  status: Type.Optional(OrderStatus),
  search: Type.Optional(text(100)),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
};

/** The secret of a link in the vendor's e-mail. */
export const Access = { access: Type.Optional(Token) };

export const orders = operation({
  id: 'orders',
  method: 'GET',
  path: '/api/order',
  summary:
    "A vendor's orders, new ones first; for the signed-in vendor or the holder of a link sent to the vendor",
  domain: 'orders',
  callers: ['vendor', 'link'],
  guarded: true,
  query: strict({
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    ...ReceivedOrderFilter,
    ...Access,
  }),
  answer: strict({
    data: Type.Array(ReceivedOrder),
    total: Type.Integer({ minimum: 0 }),
    counts: strict({
      new: Count,
      accepted: Count,
      shipped: Count,
      delivered: Count,
      cancelled: Count,
      returned: Count,
    }),
  }),
});

/** What a vendor writes to the buyer. */
const Note = text(2_000);

export const receivedOrder = operation({
  id: 'receivedOrder',
  method: 'GET',
  path: '/api/order/{id}',
  summary: "A vendor's order, for the signed-in vendor or the holder of the link sent to the vendor",
  domain: 'orders',
  callers: ['vendor', 'link'],
  guarded: true,
  own: 'order',
  params: strict({ id: IdText }),
  query: strict(Access),
  answer: ReceivedOrder,
});

export const changeOrderStatus = operation({
  id: 'changeOrderStatus',
  method: 'POST',
  path: '/api/order/{id}/status',
  summary: "Moves a vendor's order to its next status",
  domain: 'orders',
  callers: ['vendor', 'link'],
  guarded: true,
  own: 'order',
  params: strict({ id: IdText }),
  query: strict(Access),
  body: strict({ status: OrderStatus, note: Type.Optional(Note) }),
  answer: ReceivedOrder,
});

export const cancelPieces = operation({
  id: 'cancelPieces',
  method: 'POST',
  path: '/api/order/{id}/cancellation',
  summary: "Takes pieces that cannot be sent off a vendor's order; the same `key` takes them once",
  domain: 'orders',
  callers: ['vendor', 'link'],
  guarded: true,
  own: 'order',
  params: strict({ id: IdText }),
  query: strict(Access),
  body: strict({
    key: Key,
    products: Type.Array(strict({ productId: Id, quantity: Type.Integer({ minimum: 1, maximum: 100 }) }), {
      minItems: 1,
      maxItems: 100,
    }),
    note: Note,
  }),
  answer: ReceivedOrder,
});

export const writeOrderNote = operation({
  id: 'writeOrderNote',
  method: 'POST',
  path: '/api/order/{id}/note',
  summary: "Writes to the buyer of a vendor's order; the same `key` writes once",
  domain: 'orders',
  callers: ['vendor', 'link'],
  guarded: true,
  own: 'order',
  params: strict({ id: IdText }),
  query: strict(Access),
  body: strict({ key: Key, note: Note }),
  answer: ReceivedOrder,
});

export const ownOrders = operation({
  id: 'ownOrders',
  method: 'GET',
  path: '/api/user/order',
  summary: 'The orders that the signed-in person placed',
  domain: 'orders',
  callers: ['user', 'agency', 'vendor'],
  guarded: true,
  query: strict({
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  answer: page(
    strict({
      number: Type.String(),
      token: Token,
      placedAt: Moment,
      totalOrderAmount: Stotinki,
      vendors: Type.Array(strict({ name: Type.String(), status: OrderStatus })),
    }),
  ),
});

export const orderOperations = [
  ownOrders,
  placeOrder,
  followOrder,
  withdrawOrder,
  payOrder,
  orders,
  receivedOrder,
  changeOrderStatus,
  cancelPieces,
  writeOrderNote,
];
