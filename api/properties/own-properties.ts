import { Type } from 'typebox';
import {
  Bill,
  Coordinates,
  Day,
  LocalTime,
  NamedPlace,
  PlanRoom,
  PropertyStatus,
  PropertyType,
  Words,
} from './property-schemas.ts';
import { PROPERTY_FIELDS } from '../../src/core/properties/property-fields.ts';
import { contentSchemas, requestSchemas } from '../fields.ts';
import { operation } from '../operation.ts';
import {
  Count,
  Done,
  Id,
  IdText,
  Key,
  Moment,
  nullable,
  oneOf,
  paging,
  Picture,
  PictureKey,
  SquareMetres,
  StatusChanged,
  strict,
  text,
  Version,
} from '../schema.ts';

const domain = 'properties';
const callers = ['user', 'agency'] as const;
const params = strict({ id: IdText });

const content = {
  status: PropertyStatus,
  district_id: nullable(Id),
  title: text(200),
  description: text(10_000),
  descriptionAi: text(10_000),
  taxDescription: text(2_000),
  availableFrom: nullable(Day),
  gpsCoordinates: nullable(Coordinates),
  phonePublic: Type.Optional(nullable(Type.Boolean())),
  placePublic: Type.Optional(Type.Boolean()),
  appliances: Type.Array(
    strict({ appliance: Words.appliance, order: Type.Integer({ minimum: 0, maximum: 100 }) }),
    { maxItems: 30 },
  ),
  billsMeta: Type.Array(Bill, { maxItems: 20 }),
  locationAdvantages: Type.Array(Words.locationAdvantage, { maxItems: 40, uniqueItems: true }),
  propertyAdvantages: Type.Array(Words.propertyAdvantage, { maxItems: 40, uniqueItems: true }),
  images: Type.Array(PictureKey, { maxItems: 20, uniqueItems: true }),
  plan: nullable(PictureKey),
  planMeta: Type.Array(PlanRoom, { maxItems: 30 }),
};

/** Content of a listing (HOME-04); a draft may be incomplete. Money in stotinki. */
const PropertyContent = strict({ ...contentSchemas(PROPERTY_FIELDS), ...content });

/** Content in a request; a point far from the chosen town needs a confirmation. */
const requestContent = {
  ...requestSchemas(PROPERTY_FIELDS),
  ...content,
  placeConfirmed: Type.Optional(Type.Boolean()),
};

const Uploaded = strict({
  key: Type.String(),
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  widths: Type.Optional(Type.Array(Type.Integer())),
});

/** A listing for its form. */
const EditedProperty = strict({
  id: Id,
  status: PropertyStatus,
  deleted: Type.Boolean(),
  content: PropertyContent,
  images: Type.Array(Uploaded),
  plan: nullable(Uploaded),
  slots: Type.Array(Type.String()),
  /** Pictures that caused the pending review (TRUST-03). */
  heldPictures: Type.Array(Type.String()),
  heldAsSimilar: Type.Optional(Type.Boolean()),
  version: Version,
});

const tabs = strict({ active: Count, paused: Count, draft: Count, rented: Count, deleted: Count });

export const ownProperties = operation({
  id: 'ownProperties',
  method: 'GET',
  path: '/api/user/property',
  summary: "Returns the account's listings by tab, with the number in each (HOME-08)",
  domain,
  callers,
  guarded: true,
  query: strict({
    ...paging,
    orderBy: Type.Optional(oneOf(['createdAt.DESC'])),
    deleted: Type.Optional(oneOf(['1'])),
    premium: Type.Optional(oneOf(['1'])),
    requested: Type.Optional(oneOf(['1'])),
    active: Type.Optional(oneOf(['0', '1'])),
    status: Type.Optional(PropertyStatus),
  }),
  answer: strict({
    data: Type.Array(
      strict({
        id: Id,
        title: Type.String(),
        status: PropertyStatus,
        held: Type.Boolean(),
        /** The reason for the review is a near-identical listing of the landlord (TRUST-06). */
        heldAsSimilar: Type.Optional(Type.Boolean()),
        price: nullable(Type.Integer()),
        type: nullable(PropertyType),
        area: nullable(SquareMetres),
        city: nullable(NamedPlace),
        district: nullable(NamedPlace),
        image: nullable(Picture),
        views: Count,
        favorites: Count,
        requests: Count,
        waiting: Count,
        createdAt: Moment,
        confirmedAt: nullable(Moment),
        gone: nullable(Moment),
        premiumUntil: nullable(Moment),
      }),
    ),
    total: Count,
    counts: tabs,
  }),
});

export const ownProperty = operation({
  id: 'ownProperty',
  method: 'GET',
  path: '/api/user/property/{id}',
  summary: 'Returns a listing for editing',
  domain,
  callers,
  own: 'property',
  guarded: true,
  params,
  answer: EditedProperty,
});

export const createProperty = operation({
  id: 'createProperty',
  method: 'POST',
  path: '/api/property',
  summary: 'Creates a listing or a draft (HOME-04), once for the same `key`',
  domain,
  callers,
  guarded: true,
  // The key makes a repeated request the same listing.
  idempotent: true,
  body: strict({ ...requestContent, key: Key }),
  answer: EditedProperty,
  status: 201,
});

export const updateProperty = operation({
  id: 'updateProperty',
  method: 'POST',
  path: '/api/user/property/{id}',
  summary: 'Changes a listing; 409 if it has changed since `version` (HOME-05)',
  domain,
  callers,
  own: 'property',
  guarded: true,
  idempotent: true,
  params,
  body: strict({ ...requestContent, version: Version }),
  answer: EditedProperty,
});

export const changePropertyStatus = operation({
  id: 'changePropertyStatus',
  method: 'POST',
  path: '/api/user/property/{id}/status',
  summary:
    "Publishes, pauses or marks a listing as rented; publishing requires all details. With another person's pictures it waits for review (TRUST-03)",
  domain,
  callers,
  own: 'property',
  guarded: true,
  params,
  body: strict({ status: oneOf(['active', 'paused', 'rented']) }),
  answer: StatusChanged,
});

export const confirmProperty = operation({
  id: 'confirmProperty',
  method: 'POST',
  path: '/api/user/property/{id}/confirmation',
  summary: 'Confirms that the listing is still valid (HOME-18)',
  domain,
  callers,
  own: 'property',
  guarded: true,
  params,
  answer: Done,
});

export const deleteProperty = operation({
  id: 'deleteProperty',
  method: 'DELETE',
  path: '/api/property/{id}',
  summary: 'Deletes a listing; its owner can restore it for 30 days',
  domain,
  callers,
  own: 'property',
  guarded: true,
  params,
  answer: Done,
});

export const restoreProperty = operation({
  id: 'restoreProperty',
  method: 'POST',
  path: '/api/user/property/{id}/restoration',
  summary: 'Restores a deleted listing as paused',
  domain,
  callers,
  own: 'property',
  guarded: true,
  params,
  answer: Done,
});

export const offerSlots = operation({
  id: 'offerSlots',
  method: 'POST',
  path: '/api/user/property/{id}/slots',
  summary: 'Replaces the times offered for viewings',
  domain,
  callers,
  own: 'property',
  guarded: true,
  params,
  body: strict({ slots: Type.Array(LocalTime, { maxItems: 60, uniqueItems: true }), version: Version }),
  answer: EditedProperty,
});

export const draftDescription = operation({
  id: 'draftDescription',
  method: 'POST',
  path: '/api/property/ai/description',
  summary: 'Drafts a description from the address and the entered facts (HOME-07)',
  domain,
  callers,
  guarded: true,
  body: strict({ address: text(300), property: Type.Optional(strict(requestContent)) }),
  answer: strict({ description: Type.String(), by: oneOf(['template', 'model']) }),
});

export const ownPropertyOperations = [
  ownProperties,
  ownProperty,
  createProperty,
  updateProperty,
  changePropertyStatus,
  confirmProperty,
  deleteProperty,
  restoreProperty,
  offerSlots,
  draftDescription,
];
