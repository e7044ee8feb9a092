import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Identity, JsonOrNull } from '../../platform/database/column-types.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import type { InteriorPackageKey } from '../../../src/core/services/interior.ts';
import type { ServiceOrderStatus } from '../../../src/core/services/service-order.ts';
import type { ServiceWork } from '../../../src/core/services/service-work.ts';
import type { Measure, ServiceKind, ServiceType } from '../../../src/core/services/service.ts';
import type { TimeWindow } from '../../../src/core/services/time-window.ts';
import type { Language } from '../../../src/core/shared/language.ts';

/** Cleaning, moving and interior design. Money in stotinki, areas in m². */
export interface ServiceTables {
  service_group: ServiceGroupTable;
  service: ServiceTable;
  service_team: ServiceTeamTable;
  service_order: ServiceOrderTable;
  service_order_line: ServiceOrderLineTable;
  service_booking: ServiceBookingTable;
  interior_enquiry: InteriorEnquiryTable;
}

export interface ServiceGroupTable {
  key: string;
  catalogue: ServiceKind;
  name_bg: string;
  name_en: string;
  position: number;
}

export interface ServiceTable {
  key: string;
  group_key: string;
  type: ServiceType;
  name_bg: string;
  name_en: string;
  description_bg: string;
  description_en: string;
  price: number;
  measure: Measure;
  usual: number;
  least: number;
  months: number | null;
  severity: number | null;
  minutes: number;
  visit_days: number | null;
  position: number;
  active: boolean;
}

export interface ServiceTeamTable {
  id: Identity;
  name: string;
  kind: ServiceKind;
  city_id: number;
  email: string;
  phone: string;
  active: Generated<boolean>;
  token: Generated<string>;
}

export type StoredAddress = {
  cityId: number;
  district: string;
  street: string;
  entrance: string;
  floor: string;
};

export interface ServiceOrderTable {
  id: Identity;
  token: string;
  key: string;
  content_hash: string;
  type: ServiceType;
  status: Generated<ServiceOrderStatus>;
  language: Language;
  contact_name: string;
  contact_phone: string;
  contact_email: string;
  address: JSONColumnType<StoredAddress, string, string>;
  destination: JsonOrNull<StoredAddress>;
  /** `YYYY-MM-DD`, the day of the first visit. */
  date: string;
  time_window: TimeWindow;
  work: JSONColumnType<ServiceWork, string, string>;
  notes: Generated<string>;
  total: number;
  account_id: number | null;
  sequence: Generated<number>;
  /** Hash of the secret in the latest confirmation mail. */
  confirmation_hash: Buffer | null;
  confirm_until: Date | null;
  confirmed_at: Date | null;
  /** Time of the customer's express request for a visit within the period of withdrawal. */
  early_start_requested_at: Date | null;
  withdrawn_at: Date | null;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
}

export interface ServiceOrderLineTable {
  order_id: number;
  position: number;
  service_key: string;
  type: ServiceType;
  name_bg: string;
  name_en: string;
  price: number;
  quantity: number | null;
  hours: number | null;
  sqm: number | null;
  months: number | null;
  severity: number | null;
  total: number;
  /** Minutes of work per unit when ordered; null for orders before this column. */
  minutes: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface ServiceBookingTable {
  team_id: number;
  date: string;
  time_window: TimeWindow;
  order_id: number;
  visit: number;
  accepted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  done_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Time of the team's refusal, if no other team was free. */
  declined_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Teams that declined the visit and are not booked for it again. */
  declined_by: Generated<number[]>;
}

export interface InteriorEnquiryTable {
  id: Identity;
  key: string;
  content_hash: string;
  language: Language;
  contact_name: string;
  contact_phone: string;
  contact_email: string;
  city_id: number | null;
  area: number | null;
  package: InteriorPackageKey | null;
  message: string;
  pictures: JSONColumnType<StoredPicture[], string | undefined, string>;
  account_id: number | null;
  created_at: ColumnType<Date, Date, never>;
}
