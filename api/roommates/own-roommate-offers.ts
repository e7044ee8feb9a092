import { Type } from 'typebox';
import { Coordinates, Day, NamedPlace } from '../properties/property-schemas.ts';
import { operation } from '../operation.ts';
import { OFFER_FIELDS } from '../../src/core/roommates/offer-fields.ts';
import { contentSchemas, requestSchemas } from '../fields.ts';
import { Habits, Status } from './roommates.ts';
import {
  Count,
  Done,
  Id,
  IdText,
  Key,
  Moment,
  nullable,
  page,
  paging,
  Picture,
  PictureKey,
  Stotinki,
  StatusChanged,
  strict,
  text,
  Version,
} from '../schema.ts';

const domain = 'roommates';
const params = strict({ id: IdText });

/** Fields without a definition in the core. */
const content = {
  title: text(500),
  districtId: nullable(Id),
  moveInFrom: nullable(Day),
  aboutHome: text(10_000),
  aboutPeople: text(10_000),
  habits: Habits,
  universityId: nullable(Id),
  gpsCoordinates: nullable(Coordinates),
  images: Type.Array(PictureKey, { maxItems: 20, uniqueItems: true }),
};

export const ownRoommateOffers = operation({
  id: 'ownRoommateOffers',
  method: 'GET',
  path: '/api/tenant-offer/user',
  summary: "Returns the user's offers, the newest first, with the number of conversations of each (MATE-04)",
  domain,
  callers: ['user'],
  guarded: true,
  query: strict(paging),
  answer: page(
    strict({
      id: Id,
      title: Type.String(),
      status: Status,
      held: Type.Boolean(),
      /** The reason for the review is a near-identical offer of the poster (TRUST-06). */
      heldAsSimilar: Type.Optional(Type.Boolean()),
      city: NamedPlace,
      district: NamedPlace,
      price: Stotinki,
      image: nullable(Picture),
      moveInFrom: Type.String(),
      inquiries: Count,
      unread: Count,
      createdAt: Moment,
    }),
  ),
});

const EditedOffer = strict({
  id: Id,
  status: Status,
  content: strict({ ...contentSchemas(OFFER_FIELDS), ...content }),
  images: Type.Array(
    strict({
      key: Type.String(),
      url: Type.String(),
      width: Type.Integer(),
      height: Type.Integer(),
      widths: Type.Optional(Type.Array(Type.Integer())),
    }),
  ),
  /** Pictures that caused the pending review (TRUST-03). */
  heldPictures: Type.Array(Type.String()),
  heldAsSimilar: Type.Optional(Type.Boolean()),
  version: Version,
});

export const ownRoommateOffer = operation({
  id: 'ownRoommateOffer',
  method: 'GET',
  path: '/api/tenant-offer/user/{id}',
  summary: 'Returns an offer for editing',
  domain,
  callers: ['user'],
  own: 'offer',
  guarded: true,
  params,
  answer: EditedOffer,
});

export const createRoommateOffer = operation({
  id: 'createRoommateOffer',
  method: 'POST',
  path: '/api/tenant-offer',
  summary: 'Creates an offer (MATE-04), once for the same `key`',
  domain,
  callers: ['user'],
  guarded: true,
  // The key makes a repeated request the same offer.
  idempotent: true,
  body: strict({ ...requestSchemas(OFFER_FIELDS), ...content, key: Key }),
  answer: EditedOffer,
  status: 201,
});

export const updateRoommateOffer = operation({
  id: 'updateRoommateOffer',
  method: 'POST',
  path: '/api/tenant-offer/{id}',
  summary: 'Changes an offer; 409 if it has changed since `version`',
  domain,
  callers: ['user'],
  own: 'offer',
  guarded: true,
  idempotent: true,
  params,
  body: strict({ ...requestSchemas(OFFER_FIELDS), ...content, version: Version }),
  answer: EditedOffer,
});

export const changeRoommateOfferStatus = operation({
  id: 'changeRoommateOfferStatus',
  method: 'POST',
  path: '/api/tenant-offer/{id}/status',
  summary: "Pauses or publishes an offer; with another person's pictures it waits for review (TRUST-03)",
  domain,
  callers: ['user'],
  own: 'offer',
  guarded: true,
  idempotent: true,
  params,
  body: strict({ status: Status }),
  answer: StatusChanged,
});

export const deleteRoommateOffer = operation({
  id: 'deleteRoommateOffer',
  method: 'DELETE',
  path: '/api/tenant-offer/{id}',
  summary: 'Deletes an offer; its conversations stay',
  domain,
  callers: ['user'],
  own: 'offer',
  guarded: true,
  params,
  answer: Done,
});

export const deleteRoommatesPost = operation({
  ...deleteRoommateOffer,
  id: 'deleteRoommatesPost',
  path: '/api/roommates/posts/{id}',
  summary: 'Deletes an offer, under the second address of the specification',
});

export const ownRoommateOperations = [
  ownRoommateOffers,
  ownRoommateOffer,
  createRoommateOffer,
  updateRoommateOffer,
  changeRoommateOfferStatus,
  deleteRoommateOffer,
  deleteRoommatesPost,
];
