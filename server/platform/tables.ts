import type {
  AccountAddressTable,
  AccountFavoriteTable,
  AccountTable,
  AccountTokenTable,
  AgencyTable,
  AttemptTable,
  SessionTable,
} from './account-tables.ts';
import type {
  CityTable,
  DistrictTable,
  PropertyFavoriteTable,
  PropertyReportTable,
  PropertyTable,
  PropertyDayTable,
  PropertyVisitTable,
  ViewingRequestTable,
  ViewingSlotTable,
  VisitSaltTable,
} from './home-tables.ts';
import type {
  CustomerOrderTable,
  HandOverTable,
  PaymentTable,
  RefundTable,
  SandboxRefundTable,
  VendorAccessTable,
  VendorOrderLineTable,
  VendorOrderStepTable,
  VendorOrderTable,
} from './order-tables.ts';
import type {
  CommentReportTable,
  ContactMessageTable,
  NewsletterSubscriberTable,
  PostCommentTable,
  PostTable,
  PostTextTable,
  ServerKeyTable,
  UsedChallengeTable,
} from './journal-tables.ts';
import type {
  ProductImportFileTable,
  ProductImportMappingTable,
  ProductImportPictureTable,
  ProductImportPieceTable,
  ProductImportRowTable,
  ProductImportTable,
  ProductPictureSourceTable,
} from './import-tables.ts';
import type { PictureTable } from './picture-tables.ts';
import type {
  ConversationMessageTable,
  ConversationReportTable,
  ConversationTable,
  RoommateOfferTable,
  RoommateReportTable,
  UniversityTable,
} from './roommate-tables.ts';
import type {
  InteriorEnquiryTable,
  ServiceBookingTable,
  ServiceGroupTable,
  ServiceOrderLineTable,
  ServiceOrderTable,
  ServiceTable,
  ServiceTeamTable,
} from './service-tables.ts';
import type {
  CreditPurchaseTable,
  LedgerEntryTable,
  LedgerTransactionTable,
  PremiumPlaceTable,
  SandboxPaymentTable,
  WalletTable,
} from './wallet-tables.ts';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { MailTable } from './mail-tables.ts';
import type { TextTranslationTable } from './translation-tables.ts';

/** The tables as the migrations make them. Money in stotinki, lengths in mm, weight in g. */
export interface Database {
  vendor: VendorTable;
  room: RoomTable;
  category: CategoryTable;
  category_room: CategoryRoomTable;
  product: ProductTable;
  product_price: ProductPriceTable;
  product_visit: ProductVisitTable;
  product_day: ProductDayTable;
  search_word: SearchWordTable;
  product_import: ProductImportTable;
  product_import_picture: ProductImportPictureTable;
  product_picture_source: ProductPictureSourceTable;
  product_import_file: ProductImportFileTable;
  product_import_piece: ProductImportPieceTable;
  product_import_row: ProductImportRowTable;
  product_import_mapping: ProductImportMappingTable;
  mail: MailTable;
  customer_order: CustomerOrderTable;
  vendor_order: VendorOrderTable;
  vendor_order_line: VendorOrderLineTable;
  vendor_order_step: VendorOrderStepTable;
  vendor_access: VendorAccessTable;
  payment: PaymentTable;
  hand_over: HandOverTable;
  contact_message: ContactMessageTable;
  post: PostTable;
  post_text: PostTextTable;
  post_comment: PostCommentTable;
  comment_report: CommentReportTable;
  newsletter_subscriber: NewsletterSubscriberTable;
  server_key: ServerKeyTable;
  used_challenge: UsedChallengeTable;
  wallet: WalletTable;
  ledger_transaction: LedgerTransactionTable;
  ledger_entry: LedgerEntryTable;
  credit_purchase: CreditPurchaseTable;
  premium_place: PremiumPlaceTable;
  sandbox_payment: SandboxPaymentTable;
  refund: RefundTable;
  sandbox_refund: SandboxRefundTable;
  account: AccountTable;
  agency: AgencyTable;
  session: SessionTable;
  account_token: AccountTokenTable;
  account_address: AccountAddressTable;
  account_favorite: AccountFavoriteTable;
  attempt: AttemptTable;
  picture: PictureTable;
  city: CityTable;
  district: DistrictTable;
  property: PropertyTable;
  visit_salt: VisitSaltTable;
  property_day: PropertyDayTable;
  property_visit: PropertyVisitTable;
  property_favorite: PropertyFavoriteTable;
  property_report: PropertyReportTable;
  viewing_slot: ViewingSlotTable;
  viewing_request: ViewingRequestTable;
  service_group: ServiceGroupTable;
  service: ServiceTable;
  service_team: ServiceTeamTable;
  service_order: ServiceOrderTable;
  service_order_line: ServiceOrderLineTable;
  service_booking: ServiceBookingTable;
  interior_enquiry: InteriorEnquiryTable;
  university: UniversityTable;
  roommate_offer: RoommateOfferTable;
  conversation: ConversationTable;
  conversation_message: ConversationMessageTable;
  roommate_report: RoommateReportTable;
  conversation_report: ConversationReportTable;
  text_translation: TextTranslationTable;
  moderation_action: ModerationActionTable;
}

/** What the team did, and who of it; rows are only ever added. */
export interface ModerationActionTable {
  id: Identity;
  at: Date;
  operator: string;
  action: string;
  subject: string;
  subject_id: number;
  reason: Generated<string>;
  details: JSONColumnType<Record<string, unknown>, string | undefined, never>;
}

/** A picture as stored in a jsonb column; its alternative text is the title of what it shows. */
export interface StoredPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly widths?: number[];
}

export type Identity = Generated<number>;
export type CreatedAt = ColumnType<Date, Date | undefined, never>;
/** jsonb is written as text, because pg would send an array as an array of PostgreSQL. */
export type JsonOrNull<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;

export interface VendorTable {
  id: Identity;
  name: string;
  description_bg: Generated<string>;
  description_en: Generated<string>;
  logo: JsonOrNull<StoredPicture>;
  delivery_price: Generated<number>;
  company_name: string;
  company_number: string;
  vat_number: string | null;
  address: string;
  email: string;
  phone: string;
  created_at: CreatedAt;
  cover: JsonOrNull<StoredPicture>;
  returns_bg: Generated<string>;
  returns_en: Generated<string>;
  delivery_days_min: number | null;
  delivery_days_max: number | null;
}

export interface RoomTable {
  key: string;
  position: number;
}

export interface CategoryTable {
  id: Identity;
  name_bg: string;
  name_en: string;
  picture: JsonOrNull<StoredPicture>;
  position: Generated<number>;
}

export interface CategoryRoomTable {
  category_id: number;
  room_key: string;
}

export interface ProductTable {
  id: Identity;
  vendor_id: number;
  vendor_code: string;
  category_id: number;
  title_bg: string;
  title_en: string;
  description_bg: Generated<string>;
  description_en: Generated<string>;
  price: number;
  promo_price: number | null;
  current_price: GeneratedAlways<number>;
  quantity: Generated<number>;
  colour: string | null;
  material: string | null;
  width_mm: number | null;
  height_mm: number | null;
  depth_mm: number | null;
  weight_g: number | null;
  delivery_days_min: Generated<number>;
  delivery_days_max: Generated<number>;
  manufacturer: string;
  manufacturer_address: string;
  safety_bg: Generated<string>;
  safety_en: Generated<string>;
  pictures: JSONColumnType<StoredPicture[], string | undefined, string>;
  /** Written with an SQL expression; never of use in the program. */
  search_words: string;
  created_at: CreatedAt;
  deleted_at: Date | null;
  size: string | null;
  /** The product whose variant this one is; that one is no variant itself. */
  variant_of: number | null;
  /** The card of its family in lists. */
  listed: Generated<boolean>;
  /** How many others of its family are shown. */
  variants: Generated<number>;
  hidden_at: Date | null;
  form_key: string | null;
  updated_at: Generated<Date>;
  /** Pieces sold and visits of 90 days; counted each night. */
  popularity: Generated<number>;
  /** Of `search_words`. */
  search_version: Generated<number>;
}

export interface ProductVisitTable {
  product_id: number;
  day: string;
  visitor: Buffer;
}

export interface ProductDayTable {
  product_id: number;
  day: ColumnType<string, string, never>;
  views: Generated<number>;
}

/** Every word that some product has, folded for the search. */
export interface SearchWordTable {
  word: string;
}

export interface ProductPriceTable {
  product_id: number;
  price: number;
  valid_from: Date;
}
