import type { Kysely } from 'kysely';
import { endToEndIdOf } from '../../../src/core/payouts/bank-statement.ts';
import { sepaText } from '../../../src/core/payouts/sepa-text.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { writeXml } from '../../platform/documents/xml-file.ts';
import type { XmlElement } from '../../platform/documents/xml-file.ts';
import type { Database } from '../../tables.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

type Payment = { id: number; cents: number; iban: string; holder: string };
type PaymentOrder = {
  id: number;
  payer: string;
  iban: string;
  bic: string;
  createdAt: Date;
  payments: readonly Payment[];
};

/**
 * Reads the payments of a run that are still open, and writes them as SEPA credit transfers (pain.001.001.09).
 * The same run has the same message identification, so that a bank refuses a file that it already has.
 * @throws Failure `not-found`, `error-payout-nothing` (`conflict`) if no payout of the run is open
 */
export async function paymentOrderFile(db: Kysely<Database>, runId: number): Promise<string> {
  const run = await db.selectFrom('payout_run').selectAll().where('id', '=', runId).executeTakeFirst();
  if (!run) throw new Failure('error-not-found', {}, 'not-found');
  const payments = await db
    .selectFrom('payout')
    .select(['id', 'amount_cents as cents', 'iban', 'account_holder as holder'])
    .where('run_id', '=', runId)
    .where('status', '=', 'open')
    .orderBy('id')
    .execute();
  if (payments.length === 0) throw new Failure('error-payout-nothing', {}, 'conflict');
  const { payer, iban, bic, created_at: createdAt } = run;
  return writePaymentOrder({ id: runId, payer, iban, bic, createdAt, payments });
}

const euro = (cents: number): string => (cents / 100).toFixed(2);
const name = (text: string): XmlElement => ['Nm', sepaText(text, 70) || 'NOTPROVIDED'];
const account = (iban: string): XmlElement => ['Id', [['IBAN', iban]]];

export function writePaymentOrder({ id, payer, iban, bic, createdAt, payments }: PaymentOrder): string {
  const messageId = `PAYOUTS-${id}`;
  const totals: XmlElement[] = [
    ['NbOfTxs', String(payments.length)],
    ['CtrlSum', euro(payments.reduce((sum, { cents }) => sum + cents, 0))],
  ];
  const bank: XmlElement = bic === '' ? ['Othr', [['Id', 'NOTPROVIDED']]] : ['BICFI', bic];
  return writeXml([
    'Document',
    [
      [
        'CstmrCdtTrfInitn',
        [
          [
            'GrpHdr',
            [
              ['MsgId', messageId],
              ['CreDtTm', createdAt.toISOString().replace(/\.\d+Z$/, 'Z')],
              ...totals,
              ['InitgPty', [name(payer)]],
            ],
          ],
          [
            'PmtInf',
            [
              ['PmtInfId', messageId],
              ['PmtMtd', 'TRF'],
              // One line of the bank statement for each payment.
              ['BtchBookg', 'false'],
              ...totals,
              ['PmtTpInf', [['SvcLvl', [['Cd', 'SEPA']]]]],
              ['ReqdExctnDt', [['Dt', sofiaDay(createdAt)]]],
              ['Dbtr', [name(payer)]],
              ['DbtrAcct', [account(iban)]],
              ['DbtrAgt', [['FinInstnId', [bank]]]],
              ['ChrgBr', 'SLEV'],
              ...payments.map((payment) => transferOf(payment, payer)),
            ],
          ],
        ],
      ],
    ],
    { xmlns: NAMESPACE },
  ]);
}

function transferOf({ id, cents, iban, holder }: Payment, payer: string): XmlElement {
  const reference = endToEndIdOf(id);
  return [
    'CdtTrfTxInf',
    [
      ['PmtId', [['EndToEndId', reference]]],
      ['Amt', [['InstdAmt', euro(cents), { Ccy: 'EUR' }]]],
      ['Cdtr', [name(holder)]],
      ['CdtrAcct', [account(iban)]],
      ['RmtInf', [['Ustrd', sepaText(`${reference} ${payer}`, 140)]]],
    ],
  ];
}
