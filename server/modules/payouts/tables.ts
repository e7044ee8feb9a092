import type { Generated } from 'kysely';
import type { BankEntry, BankEntryOutcome } from '../../../src/core/payouts/bank-statement.ts';
import type { LedgerAccount, LedgerKind, LedgerLine } from '../../../src/core/payouts/ledger.ts';
import type { Identity } from '../../platform/database/column-types.ts';

/** Ledger of the vendors, payouts and bank statements. Money in stotinki. */
export interface PayoutTables {
  vendor_transaction: VendorTransactionTable;
  vendor_entry: VendorEntryTable;
  payout_account: PayoutAccountTable;
  payout_run: PayoutRunTable;
  payout: PayoutTable;
  bank_statement: BankStatementTable;
  bank_statement_entry: BankStatementEntryTable;
}

/** A booked event; rows are only added. */
export interface VendorTransactionTable {
  id: Identity;
  vendor_id: number;
  kind: LedgerKind;
  subject_id: number;
  vendor_order_id: number | null;
  happened_at: Date;
  booked_at: Date;
  /** Time from which the money can be paid out; null for at once. */
  available_at: Date | null;
  note: Generated<string>;
}

/** Part of a transaction; credits are positive and debits negative. */
export interface VendorEntryTable {
  transaction_id: number;
  vendor_id: number;
  account: LedgerAccount;
  line: LedgerLine;
  amount: number;
}

export interface PayoutAccountTable {
  vendor_id: number;
  iban: string;
  account_holder: string;
  changed_at: Date;
}

export interface PayoutRunTable {
  id: Identity;
  key: string;
  /** Name of the member who made it. */
  operator: string;
  iban: string;
  bic: string;
  payer: string;
  created_at: Date;
}

export interface PayoutTable {
  id: Identity;
  run_id: number;
  vendor_id: number;
  transaction_id: number;
  amount: number;
  amount_cents: number;
  iban: string;
  account_holder: string;
  status: Generated<'open' | 'confirmed' | 'cancelled'>;
  created_at: Date;
  settled_at: Generated<Date | null>;
}

export interface BankStatementTable {
  id: Identity;
  file_hash: Buffer;
  /** Identification of the statement by the bank. */
  reference: string;
  operator: string;
  imported_at: Date;
}

export interface BankStatementEntryTable {
  statement_id: number;
  position: number;
  day: string;
  direction: BankEntry['direction'];
  /** Hundredths of the currency. */
  amount: number;
  currency: string;
  end_to_end_id: string;
  description: string;
  outcome: BankEntryOutcome;
  payout_id: number | null;
}
