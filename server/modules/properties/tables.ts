import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CreatedAt, Identity, JsonOrNull } from '../../platform/database/column-types.ts';
import type { PictureSource, StoredPicture } from '../../platform/tables.ts';
import type {
  Appliance,
  Construction,
  EnergyClass,
  Furniture,
  Heating,
  LocationAdvantage,
  PropertyAdvantage,
  PropertyType,
} from '../../../src/core/properties/property-choices.ts';
import type { OwnerWarning } from '../../../src/core/accounts/warnings.ts';
import type { Bill, PlanRoom, PropertyStatus } from '../../../src/core/properties/property.ts';
import type { ViewingStatus } from '../../../src/core/properties/viewings/viewing.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Mark, MarkedKind } from '../../../src/core/properties/marks/listing-marks.ts';

/** Homes for rent and viewings. Money in stotinki, areas in m². */
export interface PropertyTables {
  city: CityTable;
  district: DistrictTable;
  property: PropertyTable;
  listed_property: ListedPropertyTable;
  property_picture_source: PropertyPictureSourceTable;
  property_price_change: PropertyPriceChangeTable;
  property_day: PropertyDayTable;
  property_visit: PropertyVisitTable;
  property_favorite: PropertyFavoriteTable;
  listing_mark: ListingMarkTable;
  property_report: PropertyReportTable;
  fair_price: FairPriceTable;
  rent_history: RentHistoryTable;
  responsiveness: ResponsivenessTable;
  owner_phone: OwnerPhoneTable;
  owner_warning: OwnerWarningTable;
  viewing_slot: ViewingSlotTable;
  viewing_request: ViewingRequestTable;
}

export interface CityTable {
  id: number;
  name_bg: string;
  name_en: string;
  latitude: number;
  longitude: number;
  position: number;
}

export interface DistrictTable {
  id: number;
  city_id: number;
  name_bg: string;
  name_en: string;
  latitude: number;
  longitude: number;
}

export interface PropertyTable {
  id: Identity;
  owner_id: number;
  key: string | null;
  /** The agency's own code, unique among its listings; null for listings that were not imported. */
  agency_code: Generated<string | null>;
  status: Generated<PropertyStatus>;
  deleted_at: Date | null;
  /** Removed by the team with a reason; the landlord cannot restore it. */
  removed_at: Generated<Date | null>;
  removal_reason: Generated<string | null>;
  /**
   * Null: not in moderation. Empty: held as near-identical to another listing. Otherwise the keys of the pictures to
   * check.
   */
  held_pictures: Generated<string[] | null>;
  /** Time of the team's approval of a near-identical listing. */
  similar_approved_at: Generated<Date | null>;
  city_id: number | null;
  district_id: number | null;
  price: number | null;
  deposit: number | null;
  commission: number | null;
  title: Generated<string>;
  description: Generated<string>;
  description_ai: Generated<string>;
  language: Generated<Language>;
  tax_description: Generated<string>;
  type: PropertyType | null;
  construction: Construction | null;
  heating: Heating | null;
  furniture: Furniture | null;
  floor: number | null;
  total_floors: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  area: number | null;
  building_year: number | null;
  energy_class: EnergyClass | null;
  pet_friendly: Generated<boolean>;
  /** A day, as `YYYY-MM-DD`. */
  available_from: string | null;
  shortest_term: number | null;
  balconies: number | null;
  latitude: number | null;
  longitude: number | null;
  appliances: Generated<Appliance[]>;
  location_advantages: Generated<LocationAdvantage[]>;
  property_advantages: Generated<PropertyAdvantage[]>;
  bills: JSONColumnType<Bill[], string | undefined, string>;
  pictures: JSONColumnType<StoredPicture[], string | undefined, string>;
  plan: JsonOrNull<StoredPicture>;
  plan_rooms: JSONColumnType<PlanRoom[], string | undefined, string>;
  /** Written with an SQL expression; not read by the server. */
  search_words: Generated<string>;
  /** Creation time; reset at the publication of a draft. */
  created_at: ColumnType<Date, Date | undefined, Date>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
  confirmed_at: Date | null;
  asked_at: Date | null;
  views: Generated<number>;
  favorites: Generated<number>;
  premium_until: Date | null;
  /** Stotinki of an average month; null until computed. */
  monthly_bills: number | null;
  /** True if our averages are included. */
  bills_estimated: Generated<boolean>;
  /** Null for the default of the account type. */
  phone_public: boolean | null;
  /** Public replacement of the exact point; null if the exact point is public. */
  public_latitude: number | null;
  public_longitude: number | null;
}

export type PropertyPictureSourceTable = PictureSource & { property_id: number };

/** Rent changes of published homes, written by a trigger of `property`. */
export interface PropertyPriceChangeTable {
  id: Identity;
  property_id: number;
  changed_at: Generated<Date>;
  old_price: number;
  new_price: number;
}

/** Search index of public homes; written by triggers of `property`. */
export interface ListedPropertyTable {
  property_id: number;
  owner_id: number;
  city_id: number;
  price: number;
  area: number;
  created_at: Date;
  latitude: number;
  longitude: number;
  district_id: number;
  floor: number | null;
  available_from: string | null;
  /** Rent and bills of an average month, in stotinki. */
  total_monthly: number | null;
  /** Tags such as `type:studio` and `pets`. */
  choices: string;
  words: string;
}

export interface PropertyDayTable {
  property_id: number;
  /** `2026-11-21` */
  day: ColumnType<string, string, never>;
  views: Generated<number>;
  favorites: Generated<number>;
}

export interface PropertyVisitTable {
  property_id: number;
  day: string;
  visitor: Buffer;
}

export interface PropertyFavoriteTable {
  property_id: number;
  browser: string;
}

export interface ListingMarkTable {
  account_id: number;
  kind: MarkedKind;
  mark: Mark;
  item_id: number;
  is_on: boolean;
  changed_at: Date;
}

export interface PropertyReportTable {
  id: Identity;
  property_id: number;
  reason: string;
  text: Generated<string>;
  email: Generated<string>;
  created_at: CreatedAt;
  /** Time of the team's check. */
  handled_at: Generated<Date | null>;
}

/** Stotinki a month, m². */
export interface FairPriceTable {
  city_id: number;
  /** 0 for the whole city. */
  district_id: number;
  type: PropertyType;
  area: number;
  low: number;
  median: number;
  high: number;
  homes: number;
  /** `2026-11-21` */
  counted_on: ColumnType<string, string, never>;
}

/** See `RentOfMonth`. */
export interface RentHistoryTable {
  city_id: number;
  /** 0 for the whole city. */
  district_id: number;
  type: PropertyType;
  /** First day of the month, `2026-11-01`. */
  month: string;
  rent: number;
  homes: number;
}

/** Response time and rate of an owner. */
export interface ResponsivenessTable {
  owner_id: number;
  median_minutes: number | null;
  share_percent: number;
  requests: number;
}

/** Normalised phone numbers in the listings of an owner. */
export interface OwnerPhoneTable {
  phone: string;
  owner_id: number;
}

export interface OwnerWarningTable {
  owner_id: number;
  warning: OwnerWarning;
  /** Phone that other owners use too; empty for other warnings. */
  phone: Generated<string>;
  created_at: Date;
  /** Time of the team's check. */
  handled_at: Date | null;
}

export interface ViewingSlotTable {
  id: Identity;
  property_id: number;
  starts_at: Date;
}

export interface ViewingRequestTable {
  id: Identity;
  property_id: number;
  token: string;
  account_id: number | null;
  language: Language;
  contact_name: string;
  contact_phone: string;
  contact_email: string;
  date_time: Date | null;
  question: Generated<string>;
  status: Generated<ViewingStatus>;
  note: Generated<string>;
  /** Street and number for the viewing; visible to the landlord and the visitor only. */
  address: Generated<string>;
  sequence: Generated<number>;
  /** Time of the landlord's first answer. */
  answered_at: Date | null;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}
