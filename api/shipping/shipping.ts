import { Type } from 'typebox';
import { CART_QUANTITY, MAX_ORDER_LINES } from '../../src/core/orders/cart/cart.ts';
import {
  CONNECTED_COURIERS,
  OFFICE_DAYS,
  OFFICE_KINDS,
  SHIPPING_COURIERS,
} from '../../src/core/shipping/courier-office.ts';
import { DELIVERY_METHODS, DELIVERY_PRICINGS } from '../../src/core/shipping/delivery.ts';
import { DELIVERY_LIMITS } from '../../src/core/shipping/delivery-settings.ts';
import { operation } from '../operation.ts';
import { Count, Done, Id, nullable, oneOf, OptionalInteger, Stotinki, strict, text } from '../schema.ts';

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

const settings = {
  courier: Courier,
  methods: Type.Array(Method, { maxItems: DELIVERY_METHODS.length }),
  senderCity: text(200),
  pricing: oneOf(DELIVERY_PRICINGS),
  table: Type.Array(
    strict({ upTo: Type.Integer({ description: 'g' }), address: Type.Integer(), office: Type.Integer() }),
    { maxItems: DELIVERY_LIMITS.rows, description: 'prices up to a weight, in stotinki' },
  ),
  freeFrom: OptionalInteger,
};
const Connected = oneOf(CONNECTED_COURIERS);
const Settings = strict({
  settings: nullable(strict(settings)),
  couriers: Type.Array(Courier),
  connected: Type.Array(Connected, { description: 'couriers with a stored login of the vendor' }),
});

export const ownDelivery = operation({
  id: 'ownDelivery',
  method: 'GET',
  path: '/api/vendor/delivery',
  summary: 'Returns the delivery settings of the vendor, and the couriers of this site (SHIP-04)',
  domain,
  callers: ['vendor'],
  area: 'settings',
  guarded: true,
  answer: Settings,
});

export const updateDelivery = operation({
  id: 'updateDelivery',
  method: 'POST',
  path: '/api/vendor/delivery',
  summary: 'Changes the delivery settings of the vendor',
  domain,
  callers: ['vendor'],
  area: 'settings',
  guarded: true,
  idempotent: true,
  body: strict(settings),
  answer: Settings,
});

export const connectCourier = operation({
  id: 'connectCourier',
  method: 'POST',
  path: '/api/vendor/delivery/account',
  summary: 'Checks the vendor’s login at a courier, and stores it encrypted (SHIP-03)',
  domain,
  callers: ['vendor'],
  area: 'settings',
  guarded: true,
  idempotent: true,
  body: strict({ courier: Connected, user: text(200), secret: text(200) }),
  answer: Settings,
});

export const checkCourier = operation({
  id: 'checkCourier',
  method: 'POST',
  path: '/api/vendor/delivery/account/check',
  summary: 'Checks the stored login at a courier',
  domain,
  callers: ['vendor'],
  area: 'settings',
  guarded: true,
  idempotent: true,
  body: strict({ courier: Connected }),
  answer: Done,
});

export const disconnectCourier = operation({
  id: 'disconnectCourier',
  method: 'POST',
  path: '/api/vendor/delivery/account/delete',
  summary: 'Deletes the vendor’s login at a courier',
  domain,
  callers: ['vendor'],
  area: 'settings',
  guarded: true,
  idempotent: true,
  body: strict({ courier: Connected }),
  answer: Settings,
});

export const shippingOperations = [
  courierOffices,
  deliveryOptions,
  ownDelivery,
  updateDelivery,
  connectCourier,
  checkCourier,
  disconnectCourier,
];
