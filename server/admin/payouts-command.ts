import { writeFile } from 'node:fs/promises';
import { newSecret } from '../platform/secrets.ts';
import { paymentOrderFile } from '../modules/payouts/payment-order-file.ts';
import type { LedgerDependencies } from '../modules/payouts/payout-dependencies.ts';
import { createPayoutRun, payoutProposal } from '../modules/payouts/payout-runs.ts';
import type { RunAuthor } from '../modules/payouts/payout-runs.ts';
import { WrongCommand } from './command-words.ts';

const OBSTACLES = {
  'no-account': 'no bank account',
  'open-payout': 'a payout is on its way',
  'below-minimum': 'below the minimum',
} as const;

/**
 * Lists the next payouts, or makes them and writes the SEPA file (SHIP-10).
 * @throws WrongCommand, or Failure `error-payout-nothing`, `error-payout-no-market-account`
 */
export async function runPayoutsCommand(
  payouts: LedgerDependencies,
  [step, ...more]: readonly string[],
  { out, author, print }: { out?: string | undefined; author: RunAuthor; print: (line: string) => void },
): Promise<void> {
  if (more.length > 0 || (step !== undefined && step !== 'make')) throw new WrongCommand('Unknown words.');
  if (step === 'make' && out === undefined) throw new WrongCommand('Name the file: --out FILE.xml');
  const { version, totalCents, data } = await payoutProposal(payouts);
  for (const { vendorId, vendor, amountCents, obstacle } of data) {
    print(`${euros(amountCents)}  vendor ${vendorId} ${vendor}${obstacle ? `: ${OBSTACLES[obstacle]}` : ''}`);
  }
  print(`${euros(totalCents)}  in all`);
  if (step !== 'make' || out === undefined) return;
  const id = await createPayoutRun(payouts, { key: newSecret(), version }, author);
  await writeFile(out, await paymentOrderFile(payouts.db, id));
  print('Done.');
}

const euros = (cents: number): string => `${(cents / 100).toFixed(2)} €`.padStart(12);
