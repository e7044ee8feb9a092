import type { RowError } from './file-import.ts';

/** Characters of the longest address that is taken. */
const MAX_ADDRESS_LENGTH = 1_000;
const MAX_SHOWN_LENGTH = 60;

/** `https://shop.example/lamp.jpg`: http or https at their own ports, and no name or password in it. */
const ADDRESS = /^https?:\/\/(?:[^\s/?#@:[\]\\]+|\[[\da-f:.]+\])(?::(?:80|443))?(?:[/?#]\S*)?$/i;

/**
 * The addresses in a cell, each once: they stand apart by spaces, lines, `|`, or by `;` and `,` before the next one,
 * since both of these may stand in an address too.
 */
export function pictureAddresses(cell: string): string[] {
  const parts = cell.split(/[\s|]+|[;,](?=\s|$|https?:)/i);
  return [...new Set(parts.filter((part) => part !== ''))];
}

/**
 * The addresses of a row that are fetched, in their order; the first one is the main picture.
 * @param most pictures that a product or listing may have.
 */
export function fetchedAddresses(addresses: readonly string[], most: number): string[] {
  return addresses.filter(isPictureAddress).slice(0, most);
}

/** Why some of a row's addresses will not be fetched; the row is good without them. */
export function pictureErrors(addresses: readonly string[], most: number): RowError[] {
  const refused: RowError[] = addresses
    .filter((address) => !isPictureAddress(address))
    .map((address) => ({
      field: 'pictures',
      key: 'error-import-picture-address',
      values: { text: shortAddress(address) },
    }));
  const [first, ...others] = refused;
  if (first && others.length > 0) {
    refused.splice(1, others.length, {
      field: 'pictures',
      key: 'error-import-picture-addresses',
      values: { count: others.length },
    });
  }
  return addresses.filter(isPictureAddress).length > most
    ? [...refused, { field: 'pictures', key: 'error-import-pictures-too-many', values: { most } }]
    : refused;
}

/** An address for a message; of a long one the end, which tells it from the others. */
export function shortAddress(address: string): string {
  return address.length > MAX_SHOWN_LENGTH
    ? `…${address.slice(-MAX_SHOWN_LENGTH).replace(/\p{Cs}/gu, '')}`
    : address;
}

function isPictureAddress(address: string): boolean {
  return address.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(address);
}
