import { Type } from 'typebox';
import { ReaderWarnings } from '../accounts/profile.ts';
import { MAX_SHOP_SEARCH } from '../../src/core/shop/vendor-profile.ts';
import { operation } from '../operation.ts';
import {
  Day,
  Id,
  IdText,
  Moment,
  nullable,
  page,
  paging,
  Picture,
  Rating,
  Stotinki,
  strict,
  text,
} from '../schema.ts';

/** Last day in Sofia on which the shop takes no orders. It may be past. */
export const HolidayUntil = Type.Optional(Day);

/** Full hour in Sofia; later orders are handled from the next working day. */
export const CutoffHour = Type.Optional(Type.Integer({ minimum: 0, maximum: 23 }));

const Vendor = strict({
  id: Id,
  name: Type.String(),
  deliveryPrice: Stotinki,
  holidayUntil: HolidayUntil,
  cutoffHour: CutoffHour,
  description: Type.String(),
  logo: nullable(Picture),
  cover: nullable(Picture),
  returns: Type.String(),
  deliveryDays: nullable(strict({ from: Type.Integer(), to: Type.Integer() })),
  company: strict({
    name: Type.String(),
    number: Type.String(),
    vatNumber: nullable(Type.String()),
    address: Type.String(),
    email: Type.String(),
    phone: Type.String(),
  }),
  companyVerifiedAt: nullable(Moment),
  warnings: ReaderWarnings,
});

export const vendors = operation({
  id: 'vendors',
  method: 'GET',
  path: '/api/vendor',
  summary:
    'Returns the shops with products on sale by name, or those whose name contains the words (SHOP-07)',
  domain: 'shop',
  callers: ['anyone'],
  guarded: false,
  query: strict({ search: Type.Optional(text(MAX_SHOP_SEARCH)), ...paging }),
  answer: page(
    strict({
      id: Id,
      name: Type.String(),
      logo: nullable(Picture),
      town: Type.String({ description: 'of the address of the trader; may be empty' }),
      productCount: Type.Integer({ minimum: 0, description: 'counted up to 3,000' }),
      rating: nullable(Rating),
    }),
  ),
});

export const vendor = operation({
  id: 'vendor',
  method: 'GET',
  path: '/api/vendor/{id}',
  summary: "Returns a vendor's public page",
  domain: 'shop',
  callers: ['anyone'],
  guarded: false,
  params: strict({ id: IdText }),
  answer: Vendor,
});

export const vendorOperations = [vendors, vendor];
