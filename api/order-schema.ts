import { Type } from 'typebox';
import { Id, Moment, nullable, oneOf, Picture, Stotinki, strict } from './schema.ts';

const STATUSES = ['new', 'accepted', 'shipped', 'delivered', 'cancelled', 'returned'] as const;
export const OrderStatus = oneOf(STATUSES);
export const PaymentMethod = oneOf(['on-delivery', 'card']);
export const PaymentStatus = oneOf(['due', 'paid', 'failed', 'refund-due', 'refunded']);

export const Contact = strict({ name: Type.String(), phone: Type.String(), email: Type.String() });

export const Address = strict({
  city: Type.String(),
  postCode: Type.String(),
  street: Type.String(),
  details: Type.String(),
});

export const Courier = oneOf(['econt', 'speedy', 'box-now', 'bulgarian-posts', 'other']);

/** The part of an order that one vendor delivers. */
export const vendorOrder = {
  id: Id,
  vendor: strict({ id: Id, name: Type.String() }),
  status: OrderStatus,
  steps: Type.Array(
    strict({
      status: oneOf([...STATUSES, 'paid', 'withdrawn', 'partly-withdrawn', 'partly-cancelled', 'note']),
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
      returned: Type.Integer({ minimum: 0 }),
      withdrawn: Type.Integer({ minimum: 0 }),
      amount: Stotinki,
      productNotes: Type.String(),
    }),
  ),
  productsAmount: Stotinki,
  deliveryAmount: Stotinki,
  totalAmount: Stotinki,
  containedVat: Stotinki,
  refundAmount: Stotinki,
  tracking: nullable(strict({ courier: Courier, number: Type.String(), url: nullable(Type.String()) })),
  withdrawal: strict({
    possible: Type.Boolean(),
    until: nullable(Moment),
    withdrawnAt: nullable(Moment),
  }),
};

/** The secret of a link. */
export const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
/** Made by whoever sends: a second sending with it changes nothing more. */
export const Key = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' });

/** Pieces of products of an order. */
export const Pieces = Type.Array(
  strict({ productId: Id, quantity: Type.Integer({ minimum: 1, maximum: 100 }) }),
  { minItems: 1, maxItems: 100 },
);
