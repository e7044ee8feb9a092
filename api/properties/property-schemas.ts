import { Type } from 'typebox';
import {
  APPLIANCES,
  BILLS,
  CONSTRUCTIONS,
  ENERGY_CLASSES,
  FURNITURES,
  HEATINGS,
  LOCATION_ADVANTAGES,
  PLAN_ROOMS,
  PROPERTY_ADVANTAGES,
  PROPERTY_TYPES,
  REPORT_REASONS,
} from '../../src/core/properties/property-choices.ts';
import { PROPERTY_FIELDS } from '../../src/core/properties/property-fields.ts';
import { AMENITY_FEATURES } from '../../src/core/properties/property-features.ts';
import { PROPERTY_STATUSES } from '../../src/core/properties/property.ts';
import { LANGUAGES } from '../../src/core/shared/language.ts';
import { OwnerWarnings, ReaderWarnings } from '../accounts/profile.ts';
import { publishedSchemas } from '../fields.ts';
import { Count, Id, Moment, nullable, oneOf, Picture, SquareMetres, Stotinki, strict } from '../schema.ts';

export const Words = {
  construction: oneOf(CONSTRUCTIONS),
  heating: oneOf(HEATINGS),
  furniture: oneOf(FURNITURES),
  energyClass: oneOf(ENERGY_CLASSES),
  appliance: oneOf(APPLIANCES),
  bill: oneOf(BILLS),
  locationAdvantage: oneOf(LOCATION_ADVANTAGES),
  propertyAdvantage: oneOf(PROPERTY_ADVANTAGES),
  planRoom: oneOf(PLAN_ROOMS),
  reportReason: oneOf(REPORT_REASONS),
};

export const PropertyType = oneOf(PROPERTY_TYPES);

export const PropertyStatus = oneOf(PROPERTY_STATUSES);

/** Calendar day, `YYYY-MM-DD`. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** Date and time in Sofia with a space between them, `YYYY-MM-DD HH:MM` (HOME-13). */
export const LocalTime = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}$' });

/** South, west, north, east in degrees, separated by commas. */
export const Area = Type.String({ pattern: '^-?\\d{1,3}(\\.\\d{1,10})?(,-?\\d{1,3}(\\.\\d{1,10})?){3}$' });

/** Polygons, encoded by src/core/properties/map/drawn-area.ts. */
export const DrawnAreas = Type.String({ pattern: '^[A-Za-z0-9_.-]{6,4000}$' });

export const Coordinates = strict({
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
});

const place = { id: Id, name: Type.String() };
export const NamedPlace = strict(place);

/** Coordinates in responses, without limits, because stored ones are valid. */
const where = { latitude: Type.Number(), longitude: Type.Number() };

export const City = strict({ ...place, ...where, districts: Type.Array(strict({ ...place, ...where })) });

export const Appliances = Type.Array(Words.appliance);

export const Bill = strict({
  bill: Words.bill,
  payer: oneOf(['owner', 'tenant']),
  amount: nullable(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
});

export const PlanRoom = strict({
  room: Words.planRoom,
  area: Type.Number({ minimum: 0.5, maximum: 1_000 }),
});

/** Time to an answer and share of answers of a landlord. */
export const Responsiveness = strict({
  medianMinutes: nullable(Type.Integer({ minimum: 0 })),
  sharePercent: Type.Integer({ minimum: 0, maximum: 100 }),
  requests: Type.Integer({ minimum: 0 }),
});

const fields = publishedSchemas(PROPERTY_FIELDS);

const summary = {
  id: Id,
  title: Type.String(),
  /** Language of the title and description. */
  language: oneOf(LANGUAGES),
  price: fields.price,
  type: fields.type,
  area: fields.area,
  bedrooms: fields.bedrooms,
  floor: fields.floor,
  totalFloors: fields.totalFloors,
  furniture: fields.furniture,
  city: NamedPlace,
  district: NamedPlace,
  image: nullable(Picture),
  images: Type.Array(Picture),
  pictureCount: Count,
  gpsCoordinates: strict(where),
  petFriendly: fields.petFriendly,
  availableFrom: nullable(Type.String()),
  createdAt: Moment,
  premium: Type.Boolean(),
  totalMonthly: nullable(Stotinki),
  isTotalEstimated: Type.Boolean(),
  amenities: Type.Array(oneOf(AMENITY_FEATURES)),
  warnings: ReaderWarnings,
};

export const PropertySummary = strict(summary);

/** Rents in stotinki per month, areas in m². */
export const FairPrice = strict({
  low: Stotinki,
  median: Stotinki,
  high: Stotinki,
  homes: Count,
  scope: oneOf(['district', 'city']),
  areaFrom: SquareMetres,
  areaTo: SquareMetres,
  countedOn: Day,
});

export const RentTrend = strict({
  type: PropertyType,
  scope: oneOf(['district', 'city']),
  months: Type.Array(
    strict({ month: Type.String({ pattern: String.raw`^\d{4}-\d{2}$` }), rent: Stotinki, homes: Count }),
  ),
});

export const UsualRent = strict({ ...FairPrice.properties, type: PropertyType });

export const Property = strict({
  ...fields,
  ...summary,
  dueAtMovingIn: Type.Integer({ minimum: 0 }),
  description: Type.String(),
  descriptionDrafted: Type.Boolean(),
  taxDescription: Type.String(),
  plan: nullable(Picture),
  planMeta: Type.Array(PlanRoom),
  appliances: Appliances,
  billsMeta: Type.Array(Bill),
  locationAdvantages: Type.Array(Words.locationAdvantage),
  propertyAdvantages: Type.Array(Words.propertyAdvantage),
  owner: strict({
    id: Id,
    name: Type.String(),
    picture: nullable(Picture),
    memberSince: Moment,
    agency: nullable(
      strict({
        id: Id,
        name: Type.String(),
        logo: nullable(Picture),
        trusted: Type.Boolean(),
      }),
    ),
    phone: nullable(Type.String()),
    responsiveness: nullable(Responsiveness),
    phoneVerifiedAt: nullable(Moment),
    companyVerifiedAt: nullable(Moment),
    warnings: OwnerWarnings,
  }),
  confirmedAt: nullable(Moment),
  freeSlots: Type.Array(Type.String()),
  fairPrice: nullable(FairPrice),
  isPlaceExact: Type.Boolean(),
  listedDays: Count,
  priceChanges: Type.Array(strict({ day: Day, from: Stotinki, to: Stotinki })),
  status: PropertyStatus,
});
