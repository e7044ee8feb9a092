import { Type } from 'typebox';
import { operation } from '../operation.ts';
import { OwnerWarnings } from '../accounts/profile.ts';
import { Responsiveness } from './property-schemas.ts';
import { Id, IdText, Moment, nullable, page, paging, Picture, Rating, strict } from '../schema.ts';

const domain = 'properties';

const AgencySummary = {
  id: Id,
  name: Type.String(),
  logo: nullable(Picture),
  description: Type.String(),
  trusted: Type.Boolean(),
  propertyCount: Type.Integer({ minimum: 0 }),
  accountId: Id,
  rating: nullable(Rating),
};

export const agencies = operation({
  id: 'agencies',
  method: 'GET',
  path: '/api/agency',
  summary: 'Returns the trusted agencies (HOME-16)',
  domain,
  callers: ['anyone'],
  guarded: false,
  query: strict(paging),
  answer: page(strict(AgencySummary)),
});

export const agency = operation({
  id: 'agency',
  method: 'GET',
  path: '/api/agency/{id}',
  summary: "Returns an agency's public page",
  domain,
  callers: ['anyone'],
  guarded: false,
  params: strict({ id: IdText }),
  answer: strict({
    ...AgencySummary,
    phone: Type.String(),
    email: Type.String(),
    website: Type.String(),
    address: Type.String(),
    memberSince: Type.String({ format: 'date-time' }),
    responsiveness: nullable(Responsiveness),
    phoneVerifiedAt: nullable(Moment),
    companyVerifiedAt: nullable(Moment),
    warnings: OwnerWarnings,
  }),
});

export const agencyOperations = [agencies, agency];
