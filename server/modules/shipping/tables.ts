import type { ColumnType, Generated } from 'kysely';
import type { OfficeKind, OpeningHours, ShippingCourier } from '../../../src/core/shipping/courier-office.ts';
import type { DeliveryMethod, DeliveryPricing, WeightPrice } from '../../../src/core/shipping/delivery.ts';
import type { Identity } from '../../platform/database/column-types.ts';

/** Couriers and delivery settings. Money in stotinki, lengths in mm, weights in g. */
export interface ShippingTables {
  courier_office: CourierOfficeTable;
  vendor_delivery: VendorDeliveryTable;
}

export interface CourierOfficeTable {
  id: Identity;
  courier: ShippingCourier;
  /** Id at the courier. */
  code: string;
  kind: OfficeKind;
  name_bg: string;
  name_en: string;
  city_bg: string;
  city_en: string;
  address_bg: string;
  address_en: string;
  latitude: number;
  longitude: number;
  hours: ColumnType<OpeningHours[], string, string>;
  max_weight: number;
  /** The longest first. */
  max_sides: number[];
  /** City, name and address in both languages, as lower-case Latin letters. */
  words: string;
  /** Time at which the courier no longer listed it. */
  closed_at: Date | null;
}

export interface VendorDeliveryTable {
  vendor_id: number;
  courier: ShippingCourier;
  methods: DeliveryMethod[];
  sender_city: string;
  pricing: DeliveryPricing;
  price_table: ColumnType<WeightPrice[], string, string>;
  free_from: number | null;
  updated_at: Generated<Date>;
}
