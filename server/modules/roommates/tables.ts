import type { Generated, JSONColumnType } from 'kysely';
import type { CreatedAt, Identity } from '../../platform/database/column-types.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import type { Habits } from '../../../src/core/roommates/habits.ts';
import type { Bills, RoomKind } from '../../../src/core/roommates/offer-fields.ts';
import type { OfferStatus } from '../../../src/core/roommates/roommate-offer.ts';
import type { Language } from '../../../src/core/shared/language.ts';

/** Offers of people who look for a roommate. Money in stotinki, areas in m². */
export interface RoommateTables {
  university: UniversityTable;
  roommate_offer: RoommateOfferTable;
  roommate_report: RoommateReportTable;
}

export interface UniversityTable {
  id: number;
  name_bg: string;
  name_en: string;
  short_bg: string;
  short_en: string;
  city_id: number | null;
  city_bg: string;
  city_en: string;
  latitude: number;
  longitude: number;
  position: number;
  active: boolean;
}

export interface RoommateOfferTable {
  id: Identity;
  owner_id: number;
  key: string;
  status: Generated<OfferStatus>;
  deleted_at: Date | null;
  /** Removed by the team with a reason; the poster cannot restore it. */
  removed_at: Generated<Date | null>;
  removal_reason: Generated<string | null>;
  /**
   * Keys of the pictures that need moderation. Empty for a near-identical listing; null without moderation.
   */
  held_pictures: Generated<string[] | null>;
  /** Time of the team's approval of a near-identical offer. */
  similar_approved_at: Generated<Date | null>;
  city_id: number;
  district_id: number;
  title: string;
  price: number;
  deposit: number;
  bills: Bills;
  bills_amount: number | null;
  room: RoomKind;
  room_area: number | null;
  people: number;
  /** A day, as `YYYY-MM-DD`. */
  move_in_from: string;
  stay: number | null;
  language: Generated<Language>;
  about_home: string;
  about_people: string;
  smoking: Habits['smoking'];
  pets: Habits['pets'];
  guests: Habits['guests'];
  quiet_hours: Habits['quietHours'];
  university_id: number | null;
  latitude: number;
  longitude: number;
  exact_place: boolean;
  pictures: JSONColumnType<StoredPicture[], string | undefined, string>;
  created_at: Date;
  updated_at: Date;
}

export interface RoommateReportTable {
  id: Identity;
  offer_id: number;
  reason: string;
  text: Generated<string>;
  email: Generated<string>;
  created_at: CreatedAt;
  /** Time of the team's check. */
  handled_at: Generated<Date | null>;
}
