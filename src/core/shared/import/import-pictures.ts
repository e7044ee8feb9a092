import type { RowError } from './file-import.ts';

const MAX_ADDRESS_LENGTH = 1_000;
const MAX_SHOWN_LENGTH = 60;

/** Pattern of `https://shop.example/lamp.jpg`: http or https at the default ports, without credentials. */
const ADDRESS = /^https?:\/\/(?:[^\s/?#@:[\]\\]+|\[[\da-f:.]+\])(?::(?:80|443))?(?:[/?#]\S*)?$/i;

/**
 * Distinct addresses in a cell. Separators are spaces, lines and `|`, and also `;` and `,` before another
 * address, because addresses may contain both.
 */
export function pictureAddresses(cell: string): string[] {
  const parts = cell.split(/[\s|]+|[;,](?=\s|$|https?:)/i);
  return [...new Set(parts.filter((part) => part !== ''))];
}

/**
 * Addresses of a row to download, in order; the first one is the main picture.
 * @param most maximum pictures of a product or listing
 */
export function fetchedAddresses(addresses: readonly string[], most: number): string[] {
  return addresses.filter(isPictureAddress).slice(0, most);
}

/** Notes on addresses that the server will not download; the row stays valid. */
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

/** Shortens an address for a message; the end stays, because it differs between addresses. */
export function shortAddress(address: string): string {
  return address.length > MAX_SHOWN_LENGTH
    ? `…${address.slice(-MAX_SHOWN_LENGTH).replace(/\p{Cs}/gu, '')}`
    : address;
}

function isPictureAddress(address: string): boolean {
  return address.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(address);
}
