import { Type } from 'typebox';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '../../src/core/orders/order.ts';
import { ORDER_STATUSES } from '../../src/core/orders/order-status.ts';
import { COURIERS } from '../../src/core/orders/tracking.ts';
import { SHIPPING_COURIERS } from '../../src/core/shipping/courier-office.ts';
import { DELIVERY_METHODS } from '../../src/core/shipping/delivery.ts';
import { Shipment } from '../shipping/shipment-schema.ts';
import { Count, Day, Id, Moment, nullable, oneOf, Picture, Stotinki, strict, Token } from '../schema.ts';

export const OrderStatus = oneOf(ORDER_STATUSES);
export const StatusCounts = strict({
  new: Count,
  accepted: Count,
  shipped: Count,
  delivered: Count,
  cancelled: Count,
  returned: Count,
});
export const PaymentMethod = oneOf(PAYMENT_METHODS);
export const PaymentStatus = oneOf(PAYMENT_STATUSES);

export const Contact = strict({ name: Type.String(), phone: Type.String(), email: Type.String() });

export const Address = strict({
  city: Type.String(),
  postCode: Type.String(),
  street: Type.String(),
  details: Type.String(),
});

const PieceCount = Type.Integer({ minimum: 0, maximum: 100 });

/** Returned pieces that cannot be sold again. */
export const Unsellable = Type.Array(strict({ productId: Id, damaged: PieceCount, missing: PieceCount }), {
  maxItems: 100,
});

export const Courier = oneOf(COURIERS);

/** Products of an order that one vendor delivers. */
export const vendorOrder = {
  id: Id,
  vendor: strict({ id: Id, name: Type.String() }),
  status: OrderStatus,
  steps: Type.Array(
    strict({
      status: oneOf([
        ...ORDER_STATUSES,
        'paid',
        'withdrawn',
        'partly-withdrawn',
        'partly-cancelled',
        'partly-returned',
        'tracking',
        'note',
      ]),
      at: Moment,
      note: Type.String(),
      pieces: Type.Optional(
        Type.Array(strict({ productId: Id, sellable: PieceCount, damaged: PieceCount, missing: PieceCount })),
      ),
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
      returned: Type.Integer({ minimum: 0 }),
      withdrawn: Type.Integer({ minimum: 0 }),
      amount: Stotinki,
      discount: Type.Optional(Stotinki),
      productNotes: Type.String(),
    }),
  ),
  productsAmount: Stotinki,
  coupon: Type.Optional(strict({ code: Type.String(), discount: Stotinki })),
  deliveryAmount: Stotinki,
  totalAmount: Stotinki,
  containedVat: Stotinki,
  refundAmount: Stotinki,
  delivery: strict({
    method: oneOf(DELIVERY_METHODS),
    office: nullable(
      strict({
        courier: oneOf(SHIPPING_COURIERS),
        name: Type.String(),
        city: Type.String(),
        address: Type.String(),
      }),
    ),
  }),
  tracking: nullable(strict({ courier: Courier, number: Type.String(), url: nullable(Type.String()) })),
  shipment: nullable(Shipment),
  returnShipment: nullable(Shipment),
  deliverBy: nullable(Day),
  withdrawal: strict({
    possible: Type.Boolean(),
    until: nullable(Moment),
    withdrawnAt: nullable(Moment),
  }),
  returns: strict({
    recipient: Type.String(),
    address: Type.String(),
    phone: Type.String(),
    isPaidByVendor: Type.Boolean(),
    byCourier: Type.Boolean({ description: 'true if the buyer can get a label' }),
  }),
  conversation: nullable(Token),
};

export const Pieces = Type.Array(
  strict({ productId: Id, quantity: Type.Integer({ minimum: 1, maximum: 100 }) }),
  { minItems: 1, maxItems: 100 },
);
