import type { Language } from '../shared/language.ts';
import type { Picture } from '../shared/picture.ts';
import type { FairPrice } from './fair-price.ts';
import type { OwnerWarning, ReaderWarning } from '../accounts/warnings.ts';
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

/** A deleted home still has its last status (HOME-09). */
export const PROPERTY_STATUSES = ['draft', 'active', 'paused', 'rented'] as const;
export type PropertyStatus = (typeof PROPERTY_STATUSES)[number];

export type Coordinates = { latitude: number; longitude: number };

/** Payer of a bill and its approximate amount per month, in stotinki. */
export type Bill = { bill: BillName; payer: 'owner' | 'tenant'; amount: number | null };

/** A room of the plan; area in m² with at most one decimal. */
export type PlanRoom = { room: PlanRoomName; area: number };

export type NamedPlace = { id: number; name: string };

/** A listing in lists and markers. Prices in stotinki, areas in m². */
export type PropertySummary = Pick<
  PublishedPropertyFields,
  'price' | 'type' | 'area' | 'bedrooms' | 'floor' | 'totalFloors' | 'furniture' | 'petFriendly'
> & {
  id: number;
  title: string;
  language: Language;
  city: NamedPlace;
  district: NamedPlace;
  image: Picture | null;
  /** The first `CARD_PICTURES` pictures; all of them on a listing's page. */
  images: Picture[];
  pictureCount: number;
  gpsCoordinates: Coordinates;
  /** `YYYY-MM-DD`; null if available now. */
  availableFrom: string | null;
  createdAt: string;
  premium: boolean;
  /** Rent and bills of an average month; null until the server has computed the bills. */
  totalMonthly: number | null;
  /** True if the total includes our averages. */
  isTotalEstimated: boolean;
  amenities: AmenityFeature[];
  /** Absent without warnings. */
  warnings?: ReaderWarning[];
};

/** The landlord: a person by first name, or an agency. */
export type PropertyOwner = {
  id: number;
  name: string;
  picture: Picture | null;
  memberSince: string;
  agency: { id: number; name: string; logo: Picture | null; trusted: boolean } | null;
  /** Null if the landlord hides it. */
  phone: string | null;
  /** Null with too few requests. */
  responsiveness: Responsiveness | null;
  /** Moment of the phone verification by code; null for never. */
  phoneVerifiedAt: string | null;
  /** Moment of the team's check of the agency's company; null for never. */
  companyVerifiedAt: string | null;
  /** Reasons for caution. */
  warnings: OwnerWarning[];
};

export type Property = PropertySummary &
  PublishedPropertyFields & {
    /** Sum of rent, deposit and commission. */
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
    /** Free viewing slots, `YYYY-MM-DD HH:MM` in Sofia. */
    freeSlots: string[];
    /** Range of rents of comparable homes; null with too few homes. */
    fairPrice: FairPrice | null;
    /** False if the landlord hides the exact point; the coordinates are then near it. */
    isPlaceExact: boolean;
    /** Whole days since publication. */
    listedDays: number;
    /** Latest changes of the rent, the newest first. */
    priceChanges: PriceChange[];
    status: PropertyStatus;
  };

/** Change of the rent in stotinki per month, on a day `YYYY-MM-DD`. */
export type PriceChange = { day: string; from: number; to: number };

export const CARD_PICTURES = 5;

/** Amount due at moving in: first rent, deposit and commission (HOME-03). */
export function dueAtMovingIn(price: number, deposit: number, commission: number): number {
  return price + deposit + commission;
}

/** Rent per m² and month in stotinki, rounded half up (PRICE-07); null without an area. */
export function pricePerSquareMetre({ price, area }: Pick<PropertySummary, 'price' | 'area'>): number | null {
  return area > 0 ? Math.round(price / area) : null;
}

/** Title line of a home in a list, and the landlord's title if it is the second line. */
export type ListingTitle = { lead: string; language: Language; own: string | null };

/**
 * English lists show the facts first, `Three-room flat, 118 m², Lyulin 6`, because most titles are Bulgarian.
 * Bulgarian lists show the landlord's title first.
 * @param words type and area in the reader's language
 */
export function listingTitle(
  { title, language, district }: Pick<PropertySummary, 'title' | 'language' | 'district'>,
  reader: Language,
  words: { type: string; area: string },
): ListingTitle {
  if (reader === 'bg') return { lead: title, language, own: null };
  return { lead: `${words.type}, ${words.area}, ${district.name}`, language: reader, own: title };
}

const NEXT: Record<PropertyStatus, readonly PropertyStatus[]> = {
  draft: ['active'],
  active: ['paused', 'rented'],
  paused: ['active', 'rented'],
  rented: ['active', 'paused'],
};

/** Next statuses that a landlord may choose (HOME-09); a published listing never becomes a draft. */
export function nextPropertyStatuses(status: PropertyStatus): readonly PropertyStatus[] {
  return NEXT[status];
}

/**
 * Maximum m² between two listings of one landlord for the same home, with all other facts equal. Measuring
 * again does not make another home.
 */
export const SAME_HOME_AREA = 2;

/** Days in which a landlord can restore a deleted listing. */
export const RESTORABLE_DAYS = 30;
/** Days without a confirmation before the server requests one (HOME-18). */
export const CONFIRMED_DAYS = 30;
/** Days without an answer before the listing is paused. */
export const ANSWER_DAYS = 7;

/** Maximum listings of an account, without deleted ones. */
export const MAX_PROPERTIES = { user: 200, agency: 5_000 } as const;
