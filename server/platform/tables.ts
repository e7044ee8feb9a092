import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CreatedAt, Identity } from './database/column-types.ts';
import type { Language } from '../../src/core/shared/language.ts';

export interface PlatformTables {
  attempt: AttemptTable;
  document_number: DocumentNumberTable;
  job_worker: JobWorkerTable;
  mail: MailTable;
  payment: PaymentTable;
  refund: RefundTable;
  sandbox_payment: SandboxPaymentTable;
  sandbox_refund: SandboxRefundTable;
  picture: PictureTable;
  picture_double: PictureDoubleTable;
  picture_fingerprint: PictureFingerprintTable;
  picture_hash: PictureHashTable;
  request_count: RequestCountTable;
  product_import_file: ProductImportFileTable;
  product_import_piece: ProductImportPieceTable;
  server_key: ServerKeyTable;
  used_challenge: UsedChallengeTable;
  visit_salt: VisitSaltTable;
}

/** A picture as stored in a jsonb column; its alternative text is the title of what it shows. */
export interface StoredPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly widths?: number[];
}

/** Source of a fetched picture; both hashes are SHA-256. */
export interface PictureSource {
  address_hash: Buffer;
  content_hash: Buffer;
  picture_key: string;
}

export interface AttemptTable {
  subject: string;
  count: number;
  expires_at: Date;
}

export interface RequestCountTable {
  subject: Buffer;
  count: number;
  ends_at: Date;
}

export interface ProductImportFileTable {
  id: Identity;
  /** Exactly one of the two owners is set. */
  vendor_id: number | null;
  agency_id: number | null;
  size: Generated<number>;
  sha256: Buffer | null;
  complete: Generated<boolean>;
  touched_at: Generated<Date>;
}

export interface ProductImportPieceTable {
  file_id: number;
  number: number;
  bytes: Buffer;
}

export interface JobWorkerTable {
  id: string;
  beat_at: Date;
}

/** Last number of orders, service orders and receipts, written by the database. */
export interface DocumentNumberTable {
  series: 'order' | 'service-order' | 'receipt';
  last_number: number;
}

export interface VisitSaltTable {
  day: string;
  salt: Buffer;
}

export interface PaymentTable {
  id: string;
  /** Subject: an order or credits. */
  order_id: number | null;
  credit_purchase_id: number | null;
  provider: string;
  /** Cents of euro (PRICE-07). */
  amount_cents: number;
  /** `refused` arrived with another amount. */
  status: Generated<'pending' | 'paid' | 'failed' | 'refused'>;
  /** The provider's id and page, once opened. */
  reference: string | null;
  page_url: string | null;
  /** True if the buyer has confirmed and the money has not arrived. */
  processing: Generated<boolean>;
  created_at: CreatedAt;
  settled_at: Date | null;
}

export interface RefundTable {
  id: Identity;
  /** Idempotency key for the provider: a repeated request makes no second refund. */
  key: string;
  /** Exactly one of order and credits. */
  order_id: number | null;
  credit_purchase_id: number | null;
  /** Null if more was charged than the order cost. */
  vendor_order_id: number | null;
  /** The refunded payment; null for a bank transfer. */
  payment_id: string | null;
  /** Stotinki and cents of euro. */
  amount: number;
  amount_cents: number;
  status: Generated<'due' | 'sent' | 'done' | 'failed'>;
  /** The provider's id. */
  reference: string | null;
  created_at: ColumnType<Date, Date, never>;
  settled_at: Date | null;
}

export interface SandboxRefundTable {
  key: string;
  payment_id: string;
  amount_cents: number;
  done_at: Date;
}

export interface ServerKeyTable {
  name: string;
  key: Buffer;
}

export interface UsedChallengeTable {
  challenge: string;
  expires_at: Date;
}

/** An uploaded picture; widths in pixels. */
export interface PictureTable {
  key: string;
  /** Null after the account's deletion, and for visitors. */
  owner_id: number | null;
  from_visitor: Generated<boolean>;
  width: number;
  height: number;
  widths: number[];
  created_at: Date;
  /** Null while its files are written or deleted. */
  stored_at: Date | null;
  /** Subject that shows it, such as `property:17`. */
  attached_to: string | null;
  orphaned_at: Date | null;
}

export interface PictureFingerprintTable {
  id: Identity;
  picture_key: string;
  owner_id: number;
  hashes: number[];
  /** For each hash: x, y and scale of its point, relative to the longer side. */
  points: number[];
  thumbnail: Buffer;
  thumbnail_width: number;
  thumbnail_height: number;
}

export interface PictureHashTable {
  hash: number;
  fingerprint_id: number;
  owner_id: number;
}

/** Pairs of the same picture, stored in both directions. */
export interface PictureDoubleTable {
  picture_key: string;
  other_key: string;
  /** Moment when the team allowed both. */
  cleared_at: Generated<Date | null>;
}

export interface SandboxPaymentTable {
  id: string;
  amount_cents: number;
  title: string;
  language: Language;
  back_to: string;
  status: Generated<'open' | 'paid' | 'declined' | 'closed'>;
  pays_at: Date | null;
  /** Last visit of its page. */
  seen_at: Date | null;
}

export interface MailTable {
  id: Identity;
  unique_key: string | null;
  recipient: string;
  language: 'bg' | 'en';
  subject: string;
  text: string;
  html: string;
  created_at: CreatedAt;
  /** Moment before the mail's end was sent; from then on the mail server may have it. */
  handed_over_at: Date | null;
  sent_at: Date | null;
  attempts: Generated<number>;
  error: string | null;
  /** Attachments, in Base64. */
  attachments: JSONColumnType<MailAttachment[], string | undefined, string>;
  headers: JSONColumnType<Record<string, string>, string | undefined, string>;
  /** Earliest time of sending; null for at once. */
  send_after: Generated<Date | null>;
}

export type MailAttachment = { name: string; type: string; content: string };
