import { MARKET_IBAN } from './a-sale.ts';
import type { Answer, TestApplication } from '../../support/test-application.ts';

export type Line = {
  amount: string;
  endToEndId?: string;
  currency?: string;
  direction?: 'DBIT' | 'CRDT';
  status?: string;
};

let statements = 0;

/** A bank statement (camt.053.001.08) with an entry for each line. */
export function aBankStatement(lines: readonly Line[], { iban = MARKET_IBAN } = {}): string {
  statements += 1;
  const entries = lines.map(
    ({ amount, endToEndId, currency = 'EUR', direction = 'DBIT', status = 'BOOK' }) => `
      <Ntry>
        <Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts><Cd>${status}</Cd></Sts>
        <BookgDt><Dt>2026-12-20</Dt></BookgDt>
        <NtryDtls><TxDtls>
          <Refs>${endToEndId === undefined ? '' : `<EndToEndId>${endToEndId}</EndToEndId>`}</Refs>
          <Amt Ccy="${currency}">${amount}</Amt>
          <RltdPties><Cdtr><Pty><Nm>Получател</Nm></Pty></Cdtr></RltdPties>
        </TxDtls></NtryDtls>
      </Ntry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
  <GrpHdr><MsgId>M${statements}</MsgId><CreDtTm>2026-12-20T20:00:00</CreDtTm></GrpHdr>
  <Stmt><Id>STMT-${statements}</Id><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>
    <Bal><Amt Ccy="EUR">1000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>${entries.join('')}
  </Stmt></BkToCstmrStmt></Document>`;
}

/** Sends a statement as the form of the back office does. */
export function sendStatement(
  app: Pick<TestApplication, 'post'>,
  headers: Record<string, string>,
  file: string,
): Promise<Answer> {
  const body = `--x\r\ncontent-disposition: form-data; name="file"; filename="s.xml"\r\ncontent-type: text/xml\r\n\r\n${file}\r\n--x--\r\n`;
  return app.post('/api/team/bank-statements', body, {
    ...headers,
    'content-type': 'multipart/form-data; boundary=x',
  });
}
