import { Type } from 'typebox';
import { OFFER_FIELDS } from '../../src/core/roommates/offer-fields.ts';
import { OFFER_STATUSES } from '../../src/core/roommates/roommate-offer.ts';
import { HABIT_WORDS } from '../../src/core/roommates/habits.ts';
import { OFFER_ORDERS } from '../../src/core/roommates/roommate-search.ts';
import { LANGUAGES } from '../../src/core/shared/language.ts';
import { OwnerWarnings, ReaderWarnings } from '../accounts/profile.ts';
import { NamedPlace, Words } from '../properties/property-schemas.ts';
import { publishedSchemas } from '../fields.ts';
import { operation } from '../operation.ts';
import {
  Count,
  Done,
  Id,
  IdText,
  Moment,
  nullable,
  oneOf,
  page,
  paging,
  Picture,
  Stotinki,
  strict,
  text,
} from '../schema.ts';

const domain = 'roommates';
const params = strict({ id: IdText });
export const Status = oneOf(OFFER_STATUSES);
const place = strict({ latitude: Type.Number(), longitude: Type.Number() });

export const Habits = strict({
  smoking: nullable(oneOf(HABIT_WORDS.smoking)),
  pets: nullable(oneOf(HABIT_WORDS.pets)),
  guests: nullable(oneOf(HABIT_WORDS.guests)),
  quietHours: nullable(oneOf(HABIT_WORDS.quietHours)),
});

const fields = publishedSchemas(OFFER_FIELDS);

const summary = {
  id: Id,
  title: Type.String(),
  language: oneOf(LANGUAGES),
  city: NamedPlace,
  district: NamedPlace,
  price: fields.price,
  bills: fields.bills,
  room: fields.room,
  roomArea: fields.roomArea,
  people: fields.people,
  moveInFrom: Type.String(),
  image: nullable(Picture),
  pictureCount: Count,
  habits: Habits,
  university: nullable(strict({ id: Id, name: Type.String(), short: Type.String(), distance: Count })),
  createdAt: Moment,
  warnings: ReaderWarnings,
};

export const roommateOffers = operation({
  id: 'roommateOffers',
  method: 'GET',
  path: '/api/tenant-offer',
  summary: 'Searches offers of people who look for a roommate (MATE-01); `ids` selects some',
  domain,
  callers: ['anyone'],
  guarded: false,
  query: strict({
    city: Type.Optional(Id),
    priceFrom: Type.Optional(Stotinki),
    priceTo: Type.Optional(Stotinki),
    university: Type.Optional(Id),
    ...paging,
    orderBy: Type.Optional(oneOf(OFFER_ORDERS)),
    ids: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  }),
  answer: page(strict(summary)),
});

export const roommateOffer = operation({
  id: 'roommateOffer',
  method: 'GET',
  path: '/api/tenant-offer/{id}',
  summary: 'Returns an offer (MATE-02); its author gets it when paused, too',
  domain,
  callers: ['anyone'],
  guarded: false,
  params,
  answer: strict({
    ...fields,
    ...summary,
    images: Type.Array(Picture),
    aboutHome: Type.String(),
    aboutPeople: Type.String(),
    gpsCoordinates: place,
    exactPlace: Type.Boolean(),
    poster: strict({ id: Id, name: Type.String(), picture: nullable(Picture), warnings: OwnerWarnings }),
    status: Status,
  }),
});

export const universities = operation({
  id: 'universities',
  method: 'GET',
  path: '/api/roommates/universities',
  summary: 'Returns the universities of Bulgaria, in the language of the request',
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
  summary: 'Reports an offer to the team',
  domain,
  callers: ['anyone'],
  guarded: false,
  params,
  body: strict({ reason: Words.reportReason, text: text(5_000), email: text(300) }),
  answer: Done,
  status: 201,
});

export const roommateOperations = [roommateOffers, roommateOffer, universities, reportRoommateOffer];
