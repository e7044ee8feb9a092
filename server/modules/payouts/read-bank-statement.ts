import type { BankEntry } from '../../../src/core/payouts/bank-statement.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { normaliseLine } from '../../../src/core/shared/tidy-text.ts';
import { parseXml } from '../../platform/import-files/parse-xml.ts';
import { UnreadableFile } from '../../platform/import-files/unreadable-file.ts';

/** Entries of a file; a day's statement of a large shop has some hundred. */
const MAX_ENTRIES = 20_000;
const MAX_TEXT = 140;

export type BankStatement = {
  /** Identification by the bank. */
  reference: string;
  iban: string;
  entries: BankEntry[];
};

/** Values of the open entry and of its open details; a details' value has priority. */
type Values = Record<string, string>;

/**
 * Reads a bank statement in the format camt.053, any version since 02. Entries that are only announced are left out.
 * An entry with several details is several entries.
 * @throws Failure `invalid` for other files
 */
export async function readBankStatement(bytes: Buffer): Promise<BankStatement> {
  const statement: BankStatement = { reference: '', iban: '', entries: [] };
  let isStatement = false;
  const path: string[] = [];
  let entry: Values = {};
  let details: Values | null = null;
  let hadDetails = false;
  let text = '';
  const ends = (suffix: string) => path.join('/').endsWith(suffix);
  const isAmount = () => ends('Ntry/Amt') || ends('TxDtls/Amt') || ends('TxAmt/Amt');
  const add = (values: Values) => {
    if (statement.entries.length >= MAX_ENTRIES) throw new UnreadableFile('error-bank-statement-too-long');
    if (values['status'] === undefined || values['status'] === 'BOOK')
      statement.entries.push(entryOf(values));
  };
  const read = parseXml<never>(decoded(bytes), () => ({
    open(name, attributes) {
      path.push(name);
      text = '';
      if (name === 'BkToCstmrStmt') isStatement = true;
      if (ends('Stmt/Ntry')) [entry, hadDetails] = [{}, false];
      if (name === 'TxDtls') details = {};
      if (isAmount() && attributes['Ccy']) (details ?? entry)['currency'] = attributes['Ccy'];
    },
    text: (part) => {
      text += part;
    },
    close(name) {
      const value = normaliseLine(text.slice(0, 1_000));
      text = '';
      const into = details ?? entry;
      if (ends('Stmt/Id')) statement.reference ||= value.slice(0, MAX_TEXT);
      else if (ends('Stmt/Acct/Id/IBAN')) statement.iban ||= value;
      else if (isAmount()) into['amount'] = value;
      else if (ends('Ntry/CdtDbtInd') || ends('TxDtls/CdtDbtInd')) into['direction'] = value;
      else if (ends('Ntry/Sts') || ends('Ntry/Sts/Cd')) into['status'] = value || (into['status'] ?? '');
      else if (ends('BookgDt/Dt') || ends('BookgDt/DtTm')) into['day'] = value.slice(0, 10);
      else if (name === 'EndToEndId') into['endToEndId'] = value;
      else if (name === 'Nm' || name === 'Ustrd' || name === 'AddtlNtryInf' || name === 'AddtlTxInf') {
        into['text'] = [into['text'], value].filter(Boolean).join(' · ');
      }
      if (name === 'TxDtls' && details) {
        add({ ...entry, ...details });
        [details, hadDetails] = [null, true];
      }
      if (ends('Stmt/Ntry') && !hadDetails) add(entry);
      path.pop();
    },
  }));
  try {
    for await (const _ of read);
  } catch (error) {
    const isLong = error instanceof UnreadableFile && error.messageKey === 'error-bank-statement-too-long';
    throw unreadable(isLong ? 'error-bank-statement-too-long' : 'error-bank-statement-format');
  }
  if (!isStatement || statement.iban === '') throw unreadable('error-bank-statement-format');
  return statement;
}

const unreadable = (key: string) => new Failure(key, { file: key }, 'invalid');

function entryOf(values: Values): BankEntry {
  const { amount = '', currency = '', direction = '', endToEndId = '', day = '', text = '' } = values;
  const match = /^(\d{1,12})(?:\.(\d{1,5}))?$/.exec(amount);
  if (!match || !['DBIT', 'CRDT'].includes(direction))
    throw new UnreadableFile('error-bank-statement-format');
  const hundredths = Math.round(Number(`${match[1]}.${match[2] ?? 0}`) * 100);
  return {
    amount: hundredths,
    currency: currency.slice(0, 3),
    direction: direction === 'DBIT' ? 'debit' : 'credit',
    endToEndId: endToEndId.slice(0, 35),
    day: day.slice(0, 10),
    text: text.slice(0, MAX_TEXT),
  };
}

async function* decoded(bytes: Buffer): AsyncGenerator<string> {
  yield new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
