import { sql } from 'kysely';
import { considerationOf, feesOf, isReportable } from '../../../src/core/payouts/dac7.ts';
import type { SellerQuarter } from '../../../src/core/payouts/dac7.ts';
import { instantOfSofia } from '../../../src/core/shared/sofia-time.ts';
import { writeXml } from '../../platform/documents/xml-file.ts';
import type { XmlElement } from '../../platform/documents/xml-file.ts';
import type { Seller } from '../../platform/seller.ts';
import type { LedgerDependencies } from './payout-dependencies.ts';

type QuarterRow = SellerQuarter & {
  vendorId: number;
  quarter: number;
  name: string;
  companyNumber: string;
  vatNumber: string | null;
  address: string;
  iban: string | null;
  holder: string | null;
};
type ReportedSeller = Omit<QuarterRow, 'quarter' | keyof SellerQuarter> & { quarters: SellerQuarter[] };

const COUNTRY = 'BG';
const QUARTERS = [1, 2, 3, 4] as const;

/** Writes the yearly report about sellers (DAC7) in the schema DPI 1.0 of the OECD (SHIP-11). */
export async function dac7Report({ db, clock, company }: LedgerDependencies, year: string): Promise<string> {
  const [start, before] = [year, String(Number(year) + 1)].map((one) => instantOfSofia(`${one}-01-01 00:00`));
  const { rows } = await sql<QuarterRow>`
    select sums.*, v.company_name as name, v.company_number as "companyNumber", v.vat_number as "vatNumber",
      v.address, a.iban, a.account_holder as holder
    from (
      select t.vendor_id as "vendorId", extract(quarter from t.happened_at at time zone 'Europe/Sofia')::integer as quarter,
        count(distinct t.id) filter (where t.kind = 'sale')::integer as activities,
        coalesce(sum(e.amount) filter (where e.line in ('products', 'delivery', 'refund')), 0)::bigint as paid,
        coalesce(-sum(e.amount) filter (where e.line in ('commission', 'vat')), 0)::bigint as fees
      from vendor_transaction t join vendor_entry e on e.transaction_id = t.id and e.account in ('payable', 'cash')
      where t.kind in ('sale', 'refund', 'refund-failed') and t.happened_at >= ${start} and t.happened_at < ${before}
      group by 1, 2
    ) sums join vendor v on v.id = sums."vendorId" left join payout_account a on a.vendor_id = v.id
    order by sums."vendorId", sums.quarter`.execute(db);
  return writeDac7(sellersOf(rows), year, company.seller, clock.now());
}

/** Sellers with all four quarters, without those that the law excludes. */
function sellersOf(rows: readonly QuarterRow[]): ReportedSeller[] {
  const sellers = new Map<number, ReportedSeller>();
  for (const { quarter, activities, paid, fees, ...seller } of rows) {
    const known = sellers.get(seller.vendorId) ?? {
      ...seller,
      quarters: QUARTERS.map(() => ({ activities: 0, paid: 0, fees: 0 })),
    };
    known.quarters[quarter - 1] = { activities, paid, fees };
    sellers.set(seller.vendorId, known);
  }
  return [...sellers.values()].filter(({ quarters }) => isReportable(quarters));
}

function writeDac7(
  sellers: readonly ReportedSeller[],
  year: string,
  { name, number: typed, vatNumber, address }: Seller,
  now: Date,
): string {
  // The example's number has a remark.
  const number = typed.replace(/\D/g, '');
  const stamp = now.toISOString().replace(/\.\d+Z$/, '');
  const prefix = `${COUNTRY}${year}${COUNTRY}-${number}`;
  const reference = (part: string) => `${prefix}-${stamp.replace(/\D/g, '')}-${part}`;
  return writeXml([
    'DPI_OECD',
    [
      [
        'MessageSpec',
        [
          ['SendingEntityIN', number],
          ['TransmittingCountry', COUNTRY],
          ['ReceivingCountry', COUNTRY],
          ['MessageType', 'DPI'],
          ['MessageRefId', reference('M')],
          ['MessageTypeIndic', 'DPI401'],
          ['ReportingPeriod', `${year}-12-31`],
          ['Timestamp', stamp],
        ],
      ],
      [
        'DPIBody',
        [
          [
            'PlatformOperator',
            [
              ...partyOf({ name, companyNumber: number, vatNumber, address }),
              ['Nexus', 'RPONEX1'],
              ['AssumedReporting', 'false'],
              docSpec(reference('P')),
            ],
          ],
          ...sellers.map((seller) => reportOf(seller, reference(`S${seller.vendorId}`))),
        ],
      ],
    ],
    { version: '1.0', xmlns: 'urn:oecd:ties:dpi:v1', 'xmlns:stf': 'urn:oecd:ties:dpistf:v1' },
  ]);
}

type Party = { name: string; companyNumber: string; vatNumber: string | null; address: string };

function partyOf({ name, companyNumber, vatNumber, address }: Party): (XmlElement | null)[] {
  return [
    ['ResCountryCode', COUNTRY],
    ['TIN', companyNumber, { issuedBy: COUNTRY }],
    vatNumber ? ['VAT', vatNumber] : null,
    ['Name', name.slice(0, 200)],
    [
      'Address',
      [
        ['CountryCode', COUNTRY],
        ['AddressFree', address.slice(0, 4_000)],
      ],
      { legalAddressType: 'OECD304' },
    ],
  ];
}

const docSpec = (reference: string): XmlElement => [
  'DocSpec',
  [
    ['stf:DocTypeIndic', 'OECD1'],
    ['stf:DocRefId', reference],
  ],
];

function reportOf({ iban, holder, quarters, ...seller }: ReportedSeller, reference: string): XmlElement {
  const amounts = (name: string, each: string, valueOf: (quarter: SellerQuarter) => number): XmlElement => [
    name,
    quarters.map((quarter, index) => [`${each}Q${index + 1}`, String(valueOf(quarter)), { currCode: 'EUR' }]),
  ];
  return [
    'ReportableSeller',
    [
      [
        'Identity',
        [
          [
            'EntitySeller',
            [
              [
                'Standard',
                [
                  ['EntSellerID', partyOf(seller)],
                  iban === null
                    ? null
                    : [
                        'FinancialIdentifier',
                        [
                          ['Identifier', iban, { AccountNumberType: 'IBAN' }],
                          ['AccountHolderName', holder ?? ''],
                        ],
                      ],
                ],
              ],
            ],
          ],
        ],
      ],
      [
        'RelevantActivities',
        [
          [
            'SaleOfGoods',
            [
              amounts('Consideration', 'Cons', considerationOf),
              [
                'NumberOfActivities',
                quarters.map(({ activities }, index) => [`NumbQ${index + 1}`, String(activities)]),
              ],
              amounts('Fees', 'Fees', feesOf),
              amounts('Taxes', 'Tax', () => 0),
            ],
          ],
        ],
      ],
      docSpec(reference),
    ],
  ];
}
