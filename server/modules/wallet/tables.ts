import type { Generated } from 'kysely';
import type { Identity } from '../../platform/database/column-types.ts';
import type { Language } from '../../../src/core/shared/language.ts';

/** Credits, their ledger and their uses. Money in stotinki. */
export interface WalletTables {
  wallet: WalletTable;
  ledger_transaction: LedgerTransactionTable;
  ledger_entry: LedgerEntryTable;
  credit_purchase: CreditPurchaseTable;
  premium_place: PremiumPlaceTable;
}

export interface WalletTable {
  id: Identity;
  account_id: number | null;
}

export interface LedgerTransactionTable {
  id: Identity;
  subject: string;
  at: Date;
}

export interface LedgerEntryTable {
  transaction_id: number;
  side: 'wallet' | 'issued' | 'spent';
  wallet_id: number | null;
  credits: number;
}

export interface CreditPurchaseTable {
  id: Identity;
  account_id: number | null;
  language: Language;
  buyer_name: string;
  buyer_email: string;
  credits: number;
  /** Stotinki. */
  price: number;
  created_at: Date;
  transaction_id: number | null;
  /** Assigned by the database. */
  receipt_number: Generated<number | null>;
}

export interface PremiumPlaceTable {
  id: Identity;
  property_id: number | null;
  account_id: number | null;
  title: string;
  buyer_name: string;
  buyer_email: string;
  days: number;
  credits: number;
  starts_at: Date;
  ends_at: Date;
  key: string;
  transaction_id: number;
  /** Assigned by the database. */
  receipt_number: Generated<number>;
}
