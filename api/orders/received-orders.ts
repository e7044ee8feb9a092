import { Type } from 'typebox';
import { RECEIVED_ORDER_ORDERS } from '../../src/core/orders/received-order-search.ts';
import { operation } from '../operation.ts';
import {
  Address,
  Contact,
  Courier,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  Pieces,
  StatusCounts,
  Unsellable,
  vendorOrder,
} from './order-schema.ts';
import { Day, IdText, Key, Moment, nullable, oneOf, paging, strict, text, Token } from '../schema.ts';

export const ReceivedOrder = strict({
  ...vendorOrder,
  number: Type.String(),
  placedAt: Moment,
  contact: Contact,
  address: Address,
  payment: strict({ method: PaymentMethod, status: PaymentStatus }),
  next: Type.Array(OrderStatus),
  undoUntil: nullable(Moment),
  awaitsPieces: Type.Boolean(),
  mayCancelPieces: Type.Boolean(),
});

/** Both days are included. */
export const ReceivedOrderFilter = {
  status: Type.Optional(OrderStatus),
  search: Type.Optional(text(100)),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
};

/** Secret of a link in the vendor's e-mail. */
export const Access = { access: Type.Optional(Token) };

export const orders = operation({
  id: 'orders',
  method: 'GET',
  path: '/api/order',
  summary:
    "A vendor's orders, new ones first unless ordered otherwise; for the signed-in vendor or the holder of a link sent to the vendor. What a search finds is counted up to 3,000, and by status only below that.",
  domain: 'orders',
  callers: ['vendor', 'link'],
  guarded: true,
  query: strict({
    ...paging,
    orderBy: Type.Optional(oneOf(RECEIVED_ORDER_ORDERS)),
    ...ReceivedOrderFilter,
    ...Access,
  }),
  answer: strict({
    data: Type.Array(ReceivedOrder),
    total: Type.Integer({ minimum: 0 }),
    counts: nullable(StatusCounts),
  }),
});

const TrackingForm = strict({ courier: Courier, number: text(60), url: text(300) });

/** Note of the vendor to the buyer. */
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
  body: strict({
    status: OrderStatus,
    note: Type.Optional(Note),
    /** The parcel's number, with `shipped`; `url` is required only for another courier. */
    tracking: Type.Optional(TrackingForm),
    /** Pieces that do not return to stock, with `returned`. */
    unsellable: Type.Optional(Unsellable),
  }),
  answer: ReceivedOrder,
});

export const undoStep = operation({
  id: 'undoStep',
  method: 'POST',
  path: '/api/order/{id}/undo',
  summary: 'Takes back the last change of status, within a minute and before the buyer is told',
  domain: 'orders',
  callers: ['vendor', 'link'],
  guarded: true,
  own: 'order',
  params: strict({ id: IdText }),
  query: strict(Access),
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
  idempotent: true,
  own: 'order',
  params: strict({ id: IdText }),
  query: strict(Access),
  body: strict({
    key: Key,
    products: Pieces,
    note: Note,
  }),
  answer: ReceivedOrder,
});

export const receivePieces = operation({
  id: 'receivePieces',
  method: 'POST',
  path: '/api/order/{id}/return',
  summary: 'The pieces that the buyer has withdrawn from have come back: their money is returned',
  domain: 'orders',
  callers: ['vendor', 'link'],
  guarded: true,
  own: 'order',
  params: strict({ id: IdText }),
  query: strict(Access),
  body: strict({ unsellable: Unsellable, note: Note }),
  answer: ReceivedOrder,
});

export const correctTracking = operation({
  id: 'correctTracking',
  method: 'POST',
  path: '/api/order/{id}/tracking',
  summary: 'Corrects the tracking number of a shipped parcel, or adds one; the buyer gets an e-mail',
  domain: 'orders',
  callers: ['vendor', 'link'],
  guarded: true,
  own: 'order',
  params: strict({ id: IdText }),
  query: strict(Access),
  body: TrackingForm,
  answer: ReceivedOrder,
});

export const receivedOrderOperations = [
  orders,
  receivedOrder,
  changeOrderStatus,
  undoStep,
  cancelPieces,
  receivePieces,
  correctTracking,
];
