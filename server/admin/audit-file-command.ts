import { writeFile } from 'node:fs/promises';
import { isAuditMonth } from '../../src/core/invoices/audit-file.ts';
import { isId } from '../../src/core/shared/id.ts';
import { writeAuditFile } from '../modules/invoices/audit-month.ts';
import type { InvoiceDependencies } from '../modules/invoices/invoice-dependencies.ts';
import { WrongCommand } from './command-words.ts';

/** Options of `npm run admin -- audit-file`. */
type AuditFileOptions = {
  vendor?: string | undefined;
  month?: string | undefined;
  out?: string | undefined;
};

/**
 * Writes the audit file of a vendor's month (SHIP-09).
 * @throws WrongCommand, or Failure `error-vendor-not-found`, `error-audit-off`, `error-audit-empty`
 */
export async function runAuditFileCommand(
  invoices: InvoiceDependencies,
  { vendor = '', month = '', out }: AuditFileOptions,
  print: (line: string) => void,
): Promise<void> {
  if (!isId(vendor)) throw new WrongCommand('Name the vendor: --vendor 5');
  if (!isAuditMonth(month)) throw new WrongCommand('Name a month since 2020: --month 2026-11');
  if (out === undefined) throw new WrongCommand('Name the file: --out FILE.xml');
  await writeFile(out, await writeAuditFile(invoices, Number(vendor), month));
  print('Done.');
}
