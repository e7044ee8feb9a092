import type { Language } from '../shared/language.ts';
import type { Picture } from '../shared/picture.ts';
import type { FairPrice } from './fair-price.ts';
import type { OwnerWarning } from '../accounts/owner-warnings.ts';
import type { ReaderWarning } from '../accounts/reader-warnings.ts';
import type {
  Appliance,
  BillName,
  LocationAdvantage,
  PlanRoomName,
  PropertyAdvantage,
} from './property-choices.ts';
import type { AmenityFeature } from './property-features.ts';
import type { PublishedPropertyFields } from './property-fields.ts';
import type { Responsiveness } from './responsiveness.ts';

/** A deleted home has its last status (HOME-09). */
export const PROPERTY_STATUSES = ['draft', 'active', 'paused', 'rented'] as const;
export type PropertyStatus = (typeof PROPERTY_STATUSES)[number];

export type Coordinates = { latitude: number; longitude: number };

/** Payer of a bill and its approximate amount a month, in stotinki. */
export type Bill = { bill: BillName; payer: 'owner' | 'tenant'; amount: number | null };

/** A room of the plan; the area in m², with one decimal at most. */
export type PlanRoom = { room: PlanRoomName; area: number };

export type NamedPlace = { id: number; name: string };

/** A listing as lists and markers show it. Prices in stotinki, areas in m². */
export type PropertySummary = Pick<
  PublishedPropertyFields,
  'price' | 'type' | 'area' | 'bedrooms' | 'floor' | 'totalFloors' | 'furniture' | 'petFriendly'
> & {
  id: number;
  title: string;
  /** Language of title and description. */
  language: Language;
  city: NamedPlace;
  district: NamedPlace;
  image: Picture | null;
  /** The first `CARD_PICTURES` pictures; on a listing's page all of them. */
  images: Picture[];
  pictureCount: number;
  gpsCoordinates: Coordinates;
  /** `YYYY-MM-DD`; null when it is free now. */
  availableFrom: string | null;
  createdAt: string;
  premium: boolean;
  /** Rent and bills of an average month; null until the bills are computed. */
  totalMonthly: number | null;
  /** Averages of ours are part of the total. */
  isTotalEstimated: boolean;
  amenities: AmenityFeature[];
  /** Absent where readers are warned of nothing. */
  warnings?: ReaderWarning[];
};

/** Owner of a home: a person by the first name, or an agency. */
export type PropertyOwner = {
  id: number;
  name: string;
  picture: Picture | null;
  memberSince: string;
  agency: { id: number; name: string; logo: Picture | null; trusted: boolean } | null;
  /** Null where the owner does not show it. */
  phone: string | null;
  /** Null with too few requests. */
  responsiveness: Responsiveness | null;
  /** When a code sent to the telephone of the account was typed; null for never. */
  phoneVerifiedAt: string | null;
  /** When the team checked the agency's company; null for never. */
  companyVerifiedAt: string | null;
  /** Why to be careful with them. */
  warnings: OwnerWarning[];
};

export type Property = PropertySummary &
  PublishedPropertyFields & {
    /** Rent, deposit and commission together. */
    dueAtMovingIn: number;
    description: string;
    /** True if the description is a generated draft without changes. */
    descriptionDrafted: boolean;
    taxDescription: string;
    plan: Picture | null;
    planMeta: PlanRoom[];
    appliances: Appliance[];
    billsMeta: Bill[];
    locationAdvantages: LocationAdvantage[];
    propertyAdvantages: PropertyAdvantage[];
    owner: PropertyOwner;
    confirmedAt: string | null;
    /** Free viewing slots, as `YYYY-MM-DD HH:MM` of Sofia. */
    freeSlots: string[];
    /** Range of rents of comparable homes; null with too few homes. */
    fairPrice: FairPrice | null;
    /** False where the owner hides the exact point: the coordinates are then near it. */
    isPlaceExact: boolean;
    /** Whole days since it was published. */
    listedDays: number;
    /** The latest changes of the rent, the newest first. */
    priceChanges: PriceChange[];
    status: PropertyStatus;
  };

/** Change of the rent in stotinki a month, on a day `YYYY-MM-DD`. */
export type PriceChange = { day: string; from: number; to: number };

/** Pictures that a card of a list shows at most. */
export const CARD_PICTURES = 5;

/** Amount due at moving in: first rent, deposit and commission (HOME-03). */
export function dueAtMovingIn(price: number, deposit: number, commission: number): number {
  return price + deposit + commission;
}

/** The rent of one m² a month, in stotinki, half up (PRICE-07); null for a home without an area. */
export function pricePerSquareMetre({ price, area }: Pick<PropertySummary, 'price' | 'area'>): number | null {
  return area > 0 ? Math.round(price / area) : null;
}
