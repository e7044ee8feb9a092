import { UnreadableFile } from './unreadable-file.ts';

/** Detects the kind of a file by its first bytes; its name is ignored. */
export function kindOfBeginning(bytes: Buffer): 'zip' | 'xml' | 'csv' {
  if (bytes.length === 0) throw new UnreadableFile('error-import-empty');
  if (bytes.subarray(0, 4).equals(ZIP)) return 'zip';
  // Office files before 2007, and encrypted workbooks.
  if (bytes.subarray(0, 8).equals(COMPOUND)) throw new UnreadableFile('error-import-old-excel');
  const text = beginningOf(bytes);
  // oxlint-disable-next-line no-control-regex
  if (text === null || /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text)) {
    throw new UnreadableFile('error-import-kind');
  }
  const words = text.trimStart();
  if (words === '') throw new UnreadableFile('error-import-empty');
  return words.startsWith('<') ? 'xml' : 'csv';
}

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** The beginning as text; null for binary content. Cut letters may be wrong. */
function beginningOf(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Windows programs (MZ) and PDF may have no control character for long.
  if (bytes.includes(0) || /^(?:MZ|%PDF|\{\\rtf)/.test(bytes.toString('latin1', 0, 8))) return null;
  return new TextDecoder('utf-8').decode(bytes);
}
