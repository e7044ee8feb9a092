import { expect, it } from 'vitest';
import { acceptedEncoding } from '../../../../server/platform/http/accepted-encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['deflate', 'identity'],
  ['brotli, x-gzip', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('A client that accepts %j gets %s', (accepted, encoding) => {
  expect(acceptedEncoding({ headers: { 'accept-encoding': accepted } })).toBe(encoding);
});
