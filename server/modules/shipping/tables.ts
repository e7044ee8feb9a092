import type { ColumnType, Generated } from 'kysely';
import type {
  ConnectedCourier,
  OfficeKind,
  OpeningHours,
  ShippingCourier,
} from '../../../src/core/shipping/courier-office.ts';
import type { DeliveryMethod, DeliveryPricing, WeightPrice } from '../../../src/core/shipping/delivery.ts';
import type {
  Inspection,
  ParcelState,
  ShipmentKind,
  ShipmentStatus,
} from '../../../src/core/shipping/shipment.ts';
import type { SettlementResult } from '../../../src/core/shipping/settlement.ts';
import type { CreatedAt, Identity } from '../../platform/database/column-types.ts';

/** Couriers and delivery settings. Money in stotinki, lengths in mm, weights in g. */
export interface ShippingTables {
  courier_office: CourierOfficeTable;
  vendor_delivery: VendorDeliveryTable;
  shipment: ShipmentTable;
  shipment_event: ShipmentEventTable;
  pickup_request: PickupRequestTable;
  courier_settlement: CourierSettlementTable;
  courier_settlement_line: CourierSettlementLineTable;
  sandbox_parcel: SandboxParcelTable;
  courier_account: CourierAccountTable;
  courier_sync: CourierSyncTable;
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

/** Parcels of vendor orders, and their returns (SHIP-05, SHIP-07). */
export interface ShipmentTable {
  id: Identity;
  vendor_order_id: number;
  kind: ShipmentKind;
  courier: ShippingCourier;
  status: Generated<ShipmentStatus>;
  /** Null until the courier has answered. */
  number: string | null;
  url: string | null;
  /** `YYYY-MM-DD` in Sofia. */
  expected_day: string | null;
  waits_until: string | null;
  weight: number;
  /** The longest first. */
  sides: number[];
  cod_amount: Generated<number>;
  inspection: Generated<Inspection>;
  /** Message key of the courier's refusal. */
  problem: string | null;
  /** Time at which a final state was reached. */
  ended_at: Date | null;
  /** Time at which an arrived return was booked. */
  completed_at: Date | null;
  created_at: CreatedAt;
}

export interface ShipmentEventTable {
  id: Identity;
  shipment_id: number;
  key: string;
  state: ParcelState;
  at: Date;
  recorded_at: CreatedAt;
}

export interface PickupRequestTable {
  id: Identity;
  vendor_id: number;
  courier: ShippingCourier;
  day: string;
  /** `HH:MM` in Sofia. */
  from_time: string;
  to_time: string;
  parcels: number;
  /** Id at the courier. */
  code: string;
  created_at: CreatedAt;
}

/** A payout of cash on delivery by a courier to a vendor (SHIP-06). */
export interface CourierSettlementTable {
  id: Identity;
  courier: ShippingCourier;
  vendor_id: number;
  document: string;
  settled_at: Date;
  read_at: Generated<Date>;
}

export interface CourierSettlementLineTable {
  id: Identity;
  settlement_id: number;
  number: string;
  amount: number;
  /** Cash on delivery of the shipment; null for an unknown number. */
  expected_amount: number | null;
  result: SettlementResult;
  shipment_id: number | null;
  vendor_order_id: number | null;
  settled_at: Date;
}

/** A vendor's login at a courier, encrypted (SHIP-03). */
export interface CourierAccountTable {
  vendor_id: number;
  courier: ConnectedCourier;
  credentials: Buffer;
  updated_at: Generated<Date>;
}

/** Last successful synchronisation of a courier's offices. */
export interface CourierSyncTable {
  courier: ShippingCourier;
  synced_at: Date;
}

export type LabelParty = { name: string; lines: string[] };

/** Parcels of the sandbox courier (SHIP-03). */
export interface SandboxParcelTable {
  id: Identity;
  reference: string;
  vendor_id: number;
  method: DeliveryMethod;
  is_return: boolean;
  sender: ColumnType<LabelParty, string, string>;
  recipient: ColumnType<LabelParty, string, string>;
  cod_amount: number;
  weight: number;
  content: string;
  created_at: ColumnType<Date, Date, Date>;
  cancelled_at: Date | null;
}
