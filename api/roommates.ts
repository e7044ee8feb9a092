import { Type } from 'typebox';
import type { TProperties } from 'typebox';
import { Coordinates, Day, NamedPlace, text, Words } from './home-schemas.ts';
import { operation } from './operation.ts';
import {
  Done,
  Id,
  IdText,
  Moment,
  nullable,
  oneOf,
  page,
  Picture,
  SquareMetres,
  Stotinki,
  strict,
  Version,
} from './schema.ts';

const domain = 'roommates';
const params = strict({ id: IdText });
const PictureKey = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' });
const FormKey = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' });
const Count = Type.Integer({ minimum: 0 });
/** A number that may be missing; which ones are sensible is the core's rule. */
const Number32 = nullable(Type.Integer({ minimum: -2_000_000_000, maximum: 2_000_000_000 }));
const Bills = oneOf(['included', 'shared']);
const Room = oneOf(['own-room', 'shared-room']);
const Status = oneOf(['active', 'paused']);
const place = strict({ latitude: Type.Number(), longitude: Type.Number() });

const Habits = strict({
  smoking: nullable(oneOf(['no', 'outside', 'yes'])),
  pets: nullable(oneOf(['no', 'yes'])),
  guests: nullable(oneOf(['rarely', 'sometimes', 'often'])),
  quietHours: nullable(oneOf(['early', 'late', 'none'])),
});

const paging = {
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
} satisfies TProperties;

const summary = {
  id: Id,
  title: Type.String(),
  /** What its texts are written in. */
  language: oneOf(['bg', 'en']),
  city: NamedPlace,
  district: NamedPlace,
  price: Stotinki,
  bills: Bills,
  room: Room,
  roomArea: nullable(SquareMetres),
  people: Count,
  moveInFrom: Type.String(),
  image: nullable(Picture),
  pictureCount: Count,
  habits: Habits,
  university: nullable(strict({ id: Id, name: Type.String(), short: Type.String(), distance: Count })),
  createdAt: Moment,
};

/** What a poster writes. Money in stotinki, area in m², stay in months. */
const content = {
  title: text(500),
  districtId: nullable(Id),
  price: Number32,
  deposit: Number32,
  bills: nullable(Bills),
  billsAmount: Number32,
  room: nullable(Room),
  roomArea: nullable(SquareMetres),
  people: Number32,
  moveInFrom: nullable(Day),
  stay: Number32,
  aboutHome: text(10_000),
  aboutPeople: text(10_000),
  habits: Habits,
  universityId: nullable(Id),
  gpsCoordinates: nullable(Coordinates),
  images: Type.Array(PictureKey, { maxItems: 20, uniqueItems: true }),
};

export const roommateOffers = operation({
  id: 'roommateOffers',
  method: 'GET',
  path: '/api/tenant-offer',
  summary: 'Offers of people who look for a roommate (MATE-01); `ids` asks for certain ones',
  domain,
  callers: ['anyone'],
  guarded: false,
  query: strict({
    city: Type.Optional(Id),
    priceFrom: Type.Optional(Stotinki),
    priceTo: Type.Optional(Stotinki),
    university: Type.Optional(Id),
    ...paging,
    orderBy: Type.Optional(oneOf(['createdAt.DESC', 'price.ASC', 'price.DESC', 'distance.ASC'])),
    ids: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  }),
  answer: page(strict(summary)),
});

export const roommateOffer = operation({
  id: 'roommateOffer',
  method: 'GET',
  path: '/api/tenant-offer/{id}',
  summary: 'An offer (MATE-02); its poster sees it paused, too',
  domain,
  callers: ['anyone'],
  guarded: false,
  params,
  answer: strict({
    ...summary,
    deposit: Stotinki,
    billsAmount: nullable(Stotinki),
    stay: nullable(Type.Integer()),
    images: Type.Array(Picture),
    aboutHome: Type.String(),
    aboutPeople: Type.String(),
    gpsCoordinates: place,
    exactPlace: Type.Boolean(),
    poster: strict({ id: Id, name: Type.String(), picture: nullable(Picture) }),
    status: Status,
  }),
});

export const universities = operation({
  id: 'universities',
  method: 'GET',
  path: '/api/roommates/universities',
  summary: 'The higher schools of Bulgaria, named in the language of the request',
  domain,
  callers: ['anyone'],
  guarded: false,
  answer: strict({
    data: Type.Array(
      strict({
        id: Id,
        name: Type.String(),
        short: Type.String(),
        city: strict({ id: nullable(Id), name: Type.String() }),
        gpsCoordinates: place,
      }),
    ),
  }),
});

export const reportRoommateOffer = operation({
  id: 'reportRoommateOffer',
  method: 'POST',
  path: '/api/tenant-offer/{id}/report',
  summary: 'Tells the operator that something is wrong with an offer',
  domain,
  callers: ['anyone'],
  guarded: false,
  params,
  body: strict({ reason: Words.reportReason, text: text(5_000), email: text(300) }),
  answer: Done,
  status: 201,
});

export const ownRoommateOffers = operation({
  id: 'ownRoommateOffers',
  method: 'GET',
  path: '/api/tenant-offer/user',
  summary: "The signed-in person's offers, newest first, with how many asked about each (MATE-04)",
  domain,
  callers: ['user'],
  guarded: true,
  query: strict(paging),
  answer: page(
    strict({
      id: Id,
      title: Type.String(),
      status: Status,
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

/** An offer as its form needs it. */
const EditedOffer = strict({
  id: Id,
  status: Status,
  content: strict(content),
  images: Type.Array(
    strict({
      key: Type.String(),
      url: Type.String(),
      width: Type.Integer(),
      height: Type.Integer(),
      widths: Type.Optional(Type.Array(Type.Integer())),
    }),
  ),
  version: Version,
});

export const ownRoommateOffer = operation({
  id: 'ownRoommateOffer',
  method: 'GET',
  path: '/api/tenant-offer/user/{id}',
  summary: 'An offer as its form needs it',
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
  summary: 'Posts an offer (MATE-04); the same `key` posts one',
  domain,
  callers: ['user'],
  guarded: true,
  // The key makes a second sending the same offer.
  idempotent: true,
  body: strict({ ...content, key: FormKey }),
  answer: EditedOffer,
  status: 201,
});

export const updateRoommateOffer = operation({
  id: 'updateRoommateOffer',
  method: 'POST',
  path: '/api/tenant-offer/{id}',
  summary: 'Changes an offer from the version that its form began with',
  domain,
  callers: ['user'],
  own: 'offer',
  guarded: true,
  idempotent: true,
  params,
  body: strict({ ...content, version: Version }),
  answer: EditedOffer,
});

export const changeRoommateOfferStatus = operation({
  id: 'changeRoommateOfferStatus',
  method: 'POST',
  path: '/api/tenant-offer/{id}/status',
  summary: 'Pauses an offer, or shows it again',
  domain,
  callers: ['user'],
  own: 'offer',
  guarded: true,
  idempotent: true,
  params,
  body: strict({ status: Status }),
  answer: Done,
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
  summary: 'The same deletion, at its other address',
});

export const roommateOperations = [
  roommateOffers,
  roommateOffer,
  universities,
  reportRoommateOffer,
  ownRoommateOffers,
  ownRoommateOffer,
  createRoommateOffer,
  updateRoommateOffer,
  changeRoommateOfferStatus,
  deleteRoommateOffer,
  deleteRoommatesPost,
];
