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
    "Returns a vendor's orders, new ones first by default; for the signed-in vendor or by the mailed link. Search results are counted up to 3,000, and by status only below that",
  domain: 'orders',
  callers: ['vendor', 'link'],
  area: 'orders',
  scope: 'orders:read',
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
  summary: "Returns a vendor's order, for the signed-in vendor or by the mailed link",
  domain: 'orders',
  callers: ['vendor', 'link'],
  area: 'orders',
  scope: 'orders:read',
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
  summary: "Changes the status of a vendor's order to the next one",
  domain: 'orders',
  callers: ['vendor', 'link'],
  area: 'orders',
  scope: 'orders:write',
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
  summary: 'Reverts the last change of status, within a minute and before the buyer is notified',
  domain: 'orders',
  callers: ['vendor', 'link'],
  area: 'orders',
  scope: 'orders:write',
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
  summary: "Removes pieces that cannot be shipped from a vendor's order, once for the same `key`",
  domain: 'orders',
  callers: ['vendor', 'link'],
  area: 'orders',
  scope: 'orders:write',
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
  summary: 'Records that withdrawn pieces were returned; the buyer gets the refund',
  domain: 'orders',
  callers: ['vendor', 'link'],
  area: 'orders',
  scope: 'orders:write',
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
  summary: 'Corrects or adds the tracking number of a shipped parcel; the buyer gets a mail',
  domain: 'orders',
  callers: ['vendor', 'link'],
  area: 'orders',
  scope: 'orders:write',
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
