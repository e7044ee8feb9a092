import { Type } from 'typebox';
import { CART_QUANTITY, MAX_ORDER_LINES } from '../../src/core/orders/cart/cart.ts';
import { OFFICE_DAYS, OFFICE_KINDS, SHIPPING_COURIERS } from '../../src/core/shipping/courier-office.ts';
import { DELIVERY_METHODS } from '../../src/core/shipping/delivery.ts';
import { operation } from '../operation.ts';
import { Count, Id, nullable, oneOf, Stotinki, strict, text } from '../schema.ts';

const domain = 'shipping';
const Courier = oneOf(SHIPPING_COURIERS);
const Method = oneOf(DELIVERY_METHODS);
const Sides = Type.Tuple([Count, Count, Count], { description: 'mm, the longest first' });

/** An office or a locker, in the reader's language. */
export const Office = strict({
  id: Id,
  courier: Courier,
  kind: oneOf(OFFICE_KINDS),
  name: Type.String(),
  city: Type.String(),
  address: Type.String(),
  coordinates: strict({ latitude: Type.Number(), longitude: Type.Number() }),
  hours: Type.Array(
    strict({
      days: oneOf(OFFICE_DAYS),
      open: nullable(strict({ from: Type.String(), to: Type.String() })),
    }),
  ),
  limits: strict({ weight: Count, sides: Sides }),
});

export const Deliveries = Type.Array(strict({ vendorId: Id, method: Method, officeId: nullable(Id) }), {
  maxItems: MAX_ORDER_LINES,
  description: 'an address for vendors that are not named',
});

export const courierOffices = operation({
  id: 'courierOffices',
  method: 'GET',
  path: '/api/delivery/offices',
  summary: 'Returns up to 50 offices or lockers of a courier by text, the nearest to a point first (SHIP-01)',
  domain,
  callers: ['anyone'],
  guarded: false,
  query: strict({
    courier: Courier,
    kind: oneOf(OFFICE_KINDS),
    text: Type.Optional(text(200)),
    latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  }),
  answer: strict({
    data: Type.Array(Office),
    total: Count,
  }),
});

export const deliveryOptions = operation({
  id: 'deliveryOptions',
  method: 'POST',
  path: '/api/delivery/options',
  summary:
    'Returns the ways to deliver each vendor’s products, with price or the reason why not (SHIP-02, SHIP-04)',
  domain,
  callers: ['anyone'],
  guarded: false,
  idempotent: true,
  body: strict({
    products: Type.Array(
      strict({ id: Id, quantity: Type.Integer({ minimum: CART_QUANTITY.min, maximum: CART_QUANTITY.max }) }),
      { minItems: 1, maxItems: MAX_ORDER_LINES },
    ),
    deliveries: Deliveries,
    city: text(200),
  }),
  answer: strict({
    data: Type.Array(
      strict({
        vendorId: Id,
        courier: nullable(Courier),
        parcel: strict({
          weight: Count,
          volume: Type.Number({ minimum: 0, description: 'mm³' }),
          sides: Sides,
          isEstimated: Type.Boolean(),
        }),
        options: Type.Array(
          strict({
            method: Method,
            price: Stotinki,
            problem: nullable(
              oneOf(['delivery-too-heavy', 'delivery-too-long', 'delivery-too-big', 'delivery-no-office']),
            ),
          }),
        ),
        missingToFree: nullable(Stotinki),
      }),
    ),
  }),
});

export const shippingOperations = [courierOffices, deliveryOptions];
