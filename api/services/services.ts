import { Type } from 'typebox';
import { SERVICE_ORDER_ACTIONS, SERVICE_ORDER_STATUSES } from '../../src/core/services/service-order.ts';
import { SERVICE_KINDS, SERVICE_TYPES } from '../../src/core/services/service.ts';
import { TIME_WINDOWS } from '../../src/core/services/time-window.ts';
import { Day } from '../properties/property-schemas.ts';
import { operation } from '../operation.ts';
import { Key, Moment, nullable, oneOf, Stotinki, strict, text, Token } from '../schema.ts';

const domain = 'services';
const ServiceKey = Type.String({ pattern: '^[a-z][a-z0-9-]{0,59}$' });
/** City ids are assigned by hand, within the database's integer. */
export const CityId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
export const Kind = oneOf(SERVICE_KINDS);
export const ServiceType = oneOf(SERVICE_TYPES);
export const Window = oneOf(TIME_WINDOWS);
const Status = oneOf(SERVICE_ORDER_STATUSES);
const whole = (maximum: number) => Type.Integer({ minimum: 1, maximum });

/** Only an item's own measures are present: one of the first three, and possibly months and severity. */
const measures = {
  quantity: Type.Optional(whole(100)),
  hours: Type.Optional(whole(12)),
  sqm: Type.Optional(whole(1_000)),
  months: Type.Optional(whole(12)),
  severity: Type.Optional(whole(3)),
};

const Service = strict({
  ...measures,
  serviceKey: ServiceKey,
  name: Type.String(),
  description: Type.String(),
  price: Stotinki,
  type: ServiceType,
  least: Type.Integer(),
  minutes: Type.Integer(),
  visitDays: nullable(Type.Integer()),
});

/** Consecutive windows of each kind of team per visit, number of visits, and days between visits. */
export const Work = strict({
  windows: strict({ cleaning: Type.Integer(), moving: Type.Integer() }),
  visits: Type.Integer(),
  every: Type.Integer(),
});

export const cleaningServices = operation({
  id: 'cleaningServices',
  method: 'GET',
  path: '/api/cleaning/one-time/services',
  summary: 'Returns the services of cleaning and moving in groups, and the cities of the teams (SERV-01)',
  domain,
  callers: ['anyone'],
  guarded: false,
  answer: strict({
    services: Type.Array(
      strict({ key: ServiceKey, catalogue: Kind, name: Type.String(), items: Type.Array(Service) }),
    ),
    cities: Type.Array(strict({ id: CityId, name: Type.String(), kinds: Type.Array(Kind) })),
  }),
});

export const serviceSlots = operation({
  id: 'serviceSlots',
  method: 'GET',
  path: '/api/cleaning/slots',
  summary:
    "Returns the free times for work of a number of consecutive time windows at each visit; the order's own `token` ignores its bookings",
  domain,
  callers: ['anyone'],
  guarded: false,
  query: strict({
    cityId: CityId,
    cleaning: Type.Integer({ minimum: 0, maximum: 3 }),
    moving: Type.Integer({ minimum: 0, maximum: 3 }),
    visits: whole(48),
    every: whole(28),
    from: Day,
    days: whole(31),
    token: Type.Optional(Token),
  }),
  answer: strict({
    data: Type.Array(
      strict({ date: Day, windows: Type.Array(strict({ window: Window, free: Type.Boolean() })) }),
    ),
  }),
});

const OrderedServices = Type.Array(strict({ serviceKey: ServiceKey, ...measures }), {
  minItems: 1,
  maxItems: 50,
});

const order = {
  key: Key,
  services: OrderedServices,
  expectedTotal: Stotinki,
  name: text(200),
  phone: text(40),
  email: text(300),
  cityId: nullable(CityId),
  district: text(200),
  street: text(300),
  entrance: text(40),
  floor: text(40),
  toCityId: nullable(CityId),
  toDistrict: text(200),
  toStreet: text(300),
  toEntrance: text(40),
  toFloor: text(40),
  date: text(20),
  window: nullable(Window),
  notes: text(2_000),
  earlyStart: Type.Boolean(),
  termsAccepted: Type.Boolean(),
};

const Placed = strict({ message: Type.String(), token: Token });

export const orderOneTimeCleaning = operation({
  id: 'orderOneTimeCleaning',
  method: 'POST',
  path: '/api/cleaning/one-time/order',
  summary:
    'Orders one-time cleaning, a subscription or moving (SERV-07), once for the same `key`; fields that begin with `to` are the destination of the move',
  domain,
  callers: ['anyone'],
  guarded: false,
  // The key makes a repeated request the same order.
  idempotent: true,
  body: strict(order),
  answer: Placed,
  status: 201,
});

export const orderDeepCleaning = operation({
  id: 'orderDeepCleaning',
  method: 'POST',
  path: '/api/cleaning/deep/order',
  summary: 'Orders work that includes a deep cleaning, like `orderOneTimeCleaning` (SERV-07)',
  domain,
  callers: ['anyone'],
  guarded: false,
  // The key makes a repeated request the same order.
  idempotent: true,
  body: strict(order),
  answer: Placed,
  status: 201,
});

export const Address = strict({
  cityId: CityId,
  city: Type.String(),
  district: Type.String(),
  street: Type.String(),
  entrance: Type.String(),
  floor: Type.String(),
});

export const Line = strict({
  ...measures,
  serviceKey: ServiceKey,
  name: Type.String(),
  price: Stotinki,
  type: ServiceType,
  total: Stotinki,
  minutes: Type.Optional(Type.Integer()),
});

export const ServiceOrder = strict({
  number: Type.String(),
  token: Token,
  status: Status,
  type: ServiceType,
  placedAt: Moment,
  contact: strict({ name: Type.String(), phone: Type.String(), email: Type.String() }),
  address: Address,
  destination: nullable(Address),
  date: Day,
  window: Window,
  visitDates: Type.Array(Day),
  visitTimes: Type.Array(strict({ date: Day, window: Window, windowCount: Type.Integer() })),
  declinedDates: Type.Array(Day),
  work: Work,
  notes: Type.String(),
  lines: Type.Array(Line),
  total: Stotinki,
  containedVat: Stotinki,
  next: Type.Array(oneOf(SERVICE_ORDER_ACTIONS)),
  changeUntil: nullable(Moment),
  confirmUntil: nullable(Moment),
  withdrawal: strict({
    isExempt: Type.Boolean(),
    until: nullable(Moment),
    hasBegun: Type.Boolean(),
    withdrawnAt: nullable(Moment),
    earlyUntil: nullable(Day),
  }),
  isOfGuest: Type.Boolean(),
});

export const followServiceOrder = operation({
  id: 'followServiceOrder',
  method: 'GET',
  path: '/api/cleaning/order/{token}',
  summary: "Returns a service order by the customer's secret link",
  domain,
  callers: ['link'],
  guarded: false,
  params: strict({ token: Token }),
  answer: ServiceOrder,
});

export const confirmServiceOrder = operation({
  id: 'confirmServiceOrder',
  method: 'POST',
  path: '/api/cleaning/order/{token}/confirmation',
  summary: 'Confirms a service order by the link of its mail; the teams are notified only then',
  domain,
  callers: ['link'],
  guarded: false,
  idempotent: true,
  params: strict({ token: Token }),
  body: strict({ secret: Token }),
  answer: ServiceOrder,
});

export const sendServiceConfirmationMail = operation({
  id: 'sendServiceConfirmationMail',
  method: 'POST',
  path: '/api/cleaning/order/{token}/confirmation/mail',
  summary:
    'Sends the confirmation mail again. A changed e-mail gives the order a new token, which invalidates the old link',
  domain,
  callers: ['link'],
  guarded: false,
  params: strict({ token: Token }),
  body: strict({ email: text(300) }),
  answer: strict({ token: Token }),
});

export const changeServiceOrder = operation({
  id: 'changeServiceOrder',
  method: 'POST',
  path: '/api/cleaning/order/{token}/change',
  summary:
    'Changes time, addresses (the first within its city), notes and services, until the evening before the first visit. Ordered services have the same price as before',
  domain,
  callers: ['link'],
  guarded: false,
  // A repeated change has no further effect.
  idempotent: true,
  params: strict({ token: Token }),
  body: strict({
    date: text(20),
    window: nullable(Window),
    district: text(200),
    street: text(300),
    entrance: text(40),
    floor: text(40),
    toCityId: nullable(CityId),
    toDistrict: text(200),
    toStreet: text(300),
    toEntrance: text(40),
    toFloor: text(40),
    notes: text(2_000),
    earlyStart: Type.Boolean(),
    services: OrderedServices,
    expectedTotal: Stotinki,
  }),
  answer: ServiceOrder,
});

export const cancelServiceOrder = operation({
  id: 'cancelServiceOrder',
  method: 'POST',
  path: '/api/cleaning/order/{token}/cancel',
  summary: 'Cancels the remaining visits, until the evening before the last one',
  domain,
  callers: ['link'],
  guarded: false,
  idempotent: true,
  params: strict({ token: Token }),
  answer: ServiceOrder,
});

export const serviceOperations = [
  cleaningServices,
  serviceSlots,
  orderOneTimeCleaning,
  orderDeepCleaning,
  followServiceOrder,
  confirmServiceOrder,
  sendServiceConfirmationMail,
  changeServiceOrder,
  cancelServiceOrder,
];
