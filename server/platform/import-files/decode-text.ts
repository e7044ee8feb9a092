import type { ImportEncoding } from '../../../src/core/shared/import/import-encoding.ts';
import { decodeMik, isMik } from './mik.ts';

/** The bytes of a file, from the beginning on each call. */
export type Bytes = () => AsyncIterable<Uint8Array>;

/**
 * Detects the encoding of a text: byte order mark, else UTF-8 if most of its letters are valid.
 * @param declared encoding of other texts; by default MIK if that is clear, else Windows-1251, which
 * Bulgarian programs still use
 */
export async function findEncoding(bytes: Bytes, declared?: ImportEncoding): Promise<ImportEncoding> {
  for await (const chunk of bytes()) {
    if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
    if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
    if (chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf) return 'utf-8';
    break;
  }
  let [valid, invalid] = [0, 0];
  for await (const text of decodeText(bytes(), 'utf-8')) {
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === REPLACEMENT) invalid += 1;
      else if (code > 0x7f) valid += 1;
    }
  }
  if (valid > invalid || invalid === 0) return 'utf-8';
  return declared ?? ((await isMik(bytes())) ? 'mik' : 'windows-1251');
}

const REPLACEMENT = 0xfffd;

/** Decodes a text without its byte order mark; invalid bytes become U+FFFD. */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  encoding: ImportEncoding,
): AsyncGenerator<string> {
  if (encoding === 'mik') {
    for await (const chunk of bytes) yield decodeMik(chunk);
    return;
  }
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
