import { Type } from 'typebox';
import { CONNECTED_COURIERS, SHIPPING_COURIERS } from '../../src/core/shipping/courier-office.ts';
import { DELIVERY_METHODS, DELIVERY_PRICINGS } from '../../src/core/shipping/delivery.ts';
import { DELIVERY_LIMITS } from '../../src/core/shipping/delivery-settings.ts';
import { operation } from '../operation.ts';
import { Done, nullable, oneOf, OptionalInteger, strict, text } from '../schema.ts';

const domain = 'shipping';
const Courier = oneOf(SHIPPING_COURIERS);

const settings = {
  courier: Courier,
  methods: Type.Array(oneOf(DELIVERY_METHODS), { maxItems: DELIVERY_METHODS.length }),
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

export const deliverySettingsOperations = [
  ownDelivery,
  updateDelivery,
  connectCourier,
  checkCourier,
  disconnectCourier,
];
