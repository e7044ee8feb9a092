import { Type } from 'typebox';
import { ReaderWarnings } from '../accounts/profile.ts';
import { operation } from '../operation.ts';
import { Day, Id, IdText, Moment, nullable, Picture, Stotinki, strict } from '../schema.ts';

/** Last day in Sofia on which the shop takes no orders. It may be past. */
export const HolidayUntil = Type.Optional(Day);

const Vendor = strict({
  id: Id,
  name: Type.String(),
  deliveryPrice: Stotinki,
  holidayUntil: HolidayUntil,
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
