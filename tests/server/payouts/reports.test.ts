import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { checkLedger } from '../../../server/doctor/check-ledger.ts';
import { bookDue } from '../../../server/modules/payouts/book-due.ts';
import { writePaymentOrder } from '../../../server/modules/payouts/payment-order-file.ts';
import { aMember } from '../team/support/a-member.ts';
import { sessionOf } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { aDeliveredOrder, agree, aSeller, MARKET_IBAN, VENDOR_IBAN } from './support/a-sale.ts';
import type { Seller } from './support/a-sale.ts';

let app: TestApplication;
let seller: Seller;
let finance: { cookie: string };

beforeAll(async () => {
  app = await startTestApplication();
  await agree(app, 'commission', 'default', { permille: 100 });
  seller = await aSeller(app);
  for (let one = 0; one < 30; one += 1) await aDeliveredOrder(app, seller);
  app.clock.passDays(1 / 24);
  await bookDue(app.payouts);
  finance = (await aMember(app, ['finance'])).headers;
});
afterAll(() => app.close());

const namesIn = (xml: string) => [...xml.matchAll(/<([\w:]+)[ >]/g)].map(([, name]) => name);

describe('The report about sellers (DAC7, SHIP-11)', () => {
  it('has consideration, fees and sales of each quarter in whole euro, in the order of the schema', async () => {
    const { text } = await app.get('/api/team/dac7/2026/file', finance);
    // 30 orders of 105,00 лв. less the commission with VAT of 360,00 лв., which are 184,07 €.
    expect(text).toContain('<ConsQ4 currCode="EUR">1427</ConsQ4>');
    expect(text).toContain('<FeesQ4 currCode="EUR">184</FeesQ4>');
    expect(text).toContain('<NumbQ4>30</NumbQ4>');
    expect(text).toContain('<Identifier AccountNumberType="IBAN">BG18RZBB91550123456789</Identifier>');
    const names = namesIn(text).filter((name) =>
      /^(Identity|RelevantActivities|Consideration|NumberOf|Fees$|Taxes)/.test(name ?? ''),
    );
    expect(names).toEqual([
      'Identity',
      'RelevantActivities',
      'Consideration',
      'NumberOfActivities',
      'Fees',
      'Taxes',
    ]);
  });

  it('leaves out sellers of a year without sales', async () => {
    const { text } = await app.get('/api/team/dac7/2025/file', finance);
    expect(text).not.toContain('ReportableSeller');
  });
});

describe('The commission of a month (SHIP-11)', () => {
  it('is a row for each seller with the orders, the commission and its VAT', async () => {
    const { text } = await app.get('/api/team/commission/2026-11/file', finance);
    const rows = text.trim().split('\n');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatch(/^[^;]*Дървото ООД[^;]*;.*;30;/);
  });
});

describe('A SEPA file (pain.001.001.09)', () => {
  it('has the elements in the order of the schema, within their lengths', () => {
    const xml = writePaymentOrder({
      id: 7,
      payer: 'Уют & приятели '.repeat(9),
      iban: MARKET_IBAN,
      bic: '',
      createdAt: new Date('2026-11-21T23:30:00Z'),
      payments: [{ id: 12, cents: 5, iban: VENDOR_IBAN, holder: '漢字' }],
    });
    expect(namesIn(xml.slice(xml.indexOf('<GrpHdr'), xml.indexOf('<PmtInf>')))).toEqual([
      'GrpHdr',
      'MsgId',
      'CreDtTm',
      'NbOfTxs',
      'CtrlSum',
      'InitgPty',
      'Nm',
    ]);
    const payment = namesIn(xml.slice(xml.indexOf('<PmtInf>')));
    const order =
      'PmtInfId PmtMtd BtchBookg NbOfTxs CtrlSum PmtTpInf ReqdExctnDt Dbtr DbtrAcct DbtrAgt ChrgBr CdtTrfTxInf';
    expect(payment.filter((name) => order.split(' ').includes(name ?? ''))).toEqual(order.split(' '));
    expect(xml).toContain('<Dt>2026-11-22</Dt>');
    expect(xml).toContain('<InstdAmt Ccy="EUR">0.05</InstdAmt>');
    expect(xml).toContain('<Nm>NOTPROVIDED</Nm>');
    for (const [, name = ''] of xml.matchAll(/<Nm>(.*?)<\/Nm>/g)) expect(name.length).toBeLessThanOrEqual(70);
  });
});

describe('A statement as a file (SHIP-10)', () => {
  it.each([
    ['csv', 'text/csv; charset=utf-8'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['pdf', 'application/pdf'],
  ])('is served as %s to its vendor only', async (format, type) => {
    const path = `/exports/statements/2026-11.${format}?language=en`;
    const { status, headers } = await app.get(path, await sessionOf(app, seller.vendor.id));
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect((await app.get(path)).status).toBe(401);
  });
});

describe('The doctor', () => {
  it('finds a balanced ledger, and one that somebody changed', async () => {
    const client = new pg.Client({ connectionString: app.database.url });
    await client.connect();
    try {
      expect((await checkLedger(client)).map(({ state }) => state)).toEqual(['ok']);
      await client.query('alter table vendor_entry disable trigger user');
      await client.query(
        `update vendor_entry set amount = amount + 1 where line = 'products' and account = 'payable'
         and transaction_id = (select min(id) from vendor_transaction)`,
      );
      const findings = await checkLedger(client);
      expect(findings.map(({ state }) => state)).toEqual(['wrong', 'wrong', 'wrong', 'warning']);
      expect(findings.map(({ what }) => what).join()).toContain(
        '1 transactions of the ledger do not balance',
      );
    } finally {
      await client.end();
    }
  });
});
