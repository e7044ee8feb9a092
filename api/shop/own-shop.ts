import { Type } from 'typebox';
import { operation } from '../operation.ts';
import {
  Day,
  Id,
  IdText,
  Key,
  nullable,
  oneOf,
  OptionalInteger,
  Picture,
  strict,
  text,
  Version,
} from '../schema.ts';

const domain = 'shop';
const callers = ['vendor'] as const;
const params = strict({ id: IdText });

const shop = {
  name: text(1_000),
  descriptionBg: text(10_000),
  descriptionEn: text(10_000),
  deliveryPrice: OptionalInteger,
  deliveryDaysFrom: OptionalInteger,
  deliveryDaysTo: OptionalInteger,
  cutoffHour: OptionalInteger,
  returnsBg: text(10_000),
  returnsEn: text(10_000),
  returnAddress: text(1_000),
  paysReturns: Type.Boolean(),
  companyName: text(1_000),
  companyNumber: text(40),
  vatNumber: text(40),
  address: text(1_000),
  email: text(300),
  phone: text(40),
};

const OwnShop = strict({
  id: Id,
  ...shop,
  logo: nullable(Picture),
  cover: nullable(Picture),
  holidayUntil: nullable(Day),
  missing: Type.Array(oneOf(['name', 'number', 'vatNumber', 'address', 'email', 'phone', 'approval'])),
  version: Version,
});

export const ownShop = operation({
  id: 'ownShop',
  method: 'GET',
  path: '/api/vendor/profile',
  summary: "Returns the shop's profile for editing, with its missing details (VEND-03)",
  domain,
  callers,
  area: 'products',
  guarded: true,
  answer: OwnShop,
});

export const updateShop = operation({
  id: 'updateShop',
  method: 'POST',
  path: '/api/vendor/{id}',
  summary: "Changes the shop's profile",
  domain,
  callers,
  area: 'settings',
  own: 'shop',
  guarded: true,
  idempotent: true,
  params,
  body: strict({ ...shop, version: Version }),
  answer: OwnShop,
});

export const setShopPicture = operation({
  id: 'setShopPicture',
  method: 'POST',
  path: '/api/vendor/{id}/picture',
  summary: 'Sets the logo or the cover to an uploaded picture, or removes it',
  domain,
  callers,
  area: 'settings',
  own: 'shop',
  guarded: true,
  params,
  body: strict({ which: oneOf(['logo', 'cover']), picture: nullable(Key) }),
  answer: OwnShop,
});

export const setShopHoliday = operation({
  id: 'setShopHoliday',
  method: 'POST',
  path: '/api/vendor/{id}/holiday',
  summary: 'Sets the last day on which the shop takes no orders, or ends its holiday',
  domain,
  callers,
  area: 'settings',
  own: 'shop',
  guarded: true,
  idempotent: true,
  params,
  body: strict({ holidayUntil: nullable(Day) }),
  answer: OwnShop,
});

export const ownShopOperations = [ownShop, updateShop, setShopPicture, setShopHoliday];
