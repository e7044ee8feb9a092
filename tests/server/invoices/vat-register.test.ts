import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  SANDBOX_VAT_NUMBERS,
  SandboxVatRegister,
} from '../../../server/modules/invoices/vat/vat-register.ts';
import type { VatRegister } from '../../../server/modules/invoices/vat/vat-register.ts';
import { ViesVatRegister } from '../../../server/modules/invoices/vat/vies-vat-register.ts';

/** A server that speaks the REST interface of VIES, with its faults. */
async function startViesServer() {
  const answers: Record<string, object | string | number | null> = {
    [SANDBOX_VAT_NUMBERS.valid]: { isValid: true, userError: 'VALID', name: 'RODOPSKA VALNA - EOOD' },
    [SANDBOX_VAT_NUMBERS.closed]: { isValid: false, userError: 'INVALID', name: '---' },
    [SANDBOX_VAT_NUMBERS.unavailable]: { isValid: false, userError: 'MS_UNAVAILABLE', name: '---' },
    BG1: { isValid: true, userError: 'VALID', name: '---' },
    BG2: null,
    BG3: 500,
    BG4: '<html>Service down</html>',
    BG5: { isValid: 'yes' },
    BG6: { isValid: false, userError: 'IP_BLOCKED' },
    BG7: { isValid: true, userError: 'MS_MAX_CONCURRENT_REQ' },
  };
  const server = createServer((request, response) => {
    const [, country = '', number = ''] =
      /^\/rest\/ms\/([A-Z]{2})\/vat\/(\d+)$/.exec(request.url ?? '') ?? [];
    const answer = answers[country + number];
    if (answer === null) return;
    if (typeof answer === 'number') response.writeHead(answer).end();
    else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest/`,
    close: () => server.close(() => {}).closeAllConnections(),
  };
}

let vies: Awaited<ReturnType<typeof startViesServer>>;
beforeAll(async () => {
  vies = await startViesServer();
});
afterAll(() => vies.close());

const REGISTERS: [string, () => VatRegister][] = [
  ['The sandbox', () => new SandboxVatRegister()],
  ['VIES', () => new ViesVatRegister(vies.url)],
];

describe.each(REGISTERS)('%s', (_, open) => {
  it('names the company of a registered number', async () => {
    expect(await open().check(SANDBOX_VAT_NUMBERS.valid)).toEqual({
      status: 'valid',
      name: 'RODOPSKA VALNA - EOOD',
    });
  });

  it('reports the number of a closed company as invalid', async () => {
    expect(await open().check(SANDBOX_VAT_NUMBERS.closed)).toEqual({ status: 'invalid' });
  });

  it('reports that the register of the country is unavailable', async () => {
    expect(await open().check(SANDBOX_VAT_NUMBERS.unavailable)).toEqual({ status: 'unavailable' });
  });
});

describe('VIES', () => {
  it('leaves out a name that the company does not publish', async () => {
    expect(await new ViesVatRegister(vies.url).check('BG1')).toEqual({ status: 'valid', name: '' });
  });

  it.each([
    ['silent', 'BG2'],
    ['failing', 'BG3'],
    ['answering with a page', 'BG4'],
    ['answering with wrong types', 'BG5'],
    ['blocking the caller', 'BG6'],
    ['overloaded', 'BG7'],
  ])('is unavailable while %s', async (_, number) => {
    expect(await new ViesVatRegister(vies.url, 200).check(number)).toEqual({ status: 'unavailable' });
  });

  it('is unavailable without a connection', async () => {
    expect(await new ViesVatRegister('http://127.0.0.1:1/').check('BG1')).toEqual({ status: 'unavailable' });
  });
});
