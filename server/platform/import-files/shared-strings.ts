import { IMPORT_LIMITS } from '../../../src/core/shared/import/import-columns.ts';
import type { Archive } from './archive.ts';
import { decodeText } from './decode-text.ts';
import { parseXml } from './parse-xml.ts';
import { UnreadableFile } from './unreadable-file.ts';

const BLOCK = 1024 * 1024;
/** Bytes of all texts of a workbook, which must be in memory because they are read in any order. */
const MAX_BYTES = 96 * 1024 * 1024;

/** Texts of a workbook that cells refer to by number; stored as bytes outside of the heap. */
export class SharedStrings {
  private readonly blocks: Buffer[] = [];
  private used = BLOCK;
  private starts = new Uint32Array(1024);
  private lengths = new Uint16Array(1024);
  private count = 0;

  static async read(archive: Archive, name: string): Promise<SharedStrings> {
    const strings = new SharedStrings();
    for await (const text of sharedTexts(archive, name)) strings.add(text);
    return strings;
  }

  add(text: string): void {
    const length = Buffer.byteLength(text);
    if (this.used + length > BLOCK) {
      if (this.blocks.length * BLOCK >= MAX_BYTES) throw new UnreadableFile('error-import-unpacked');
      this.blocks.push(Buffer.allocUnsafe(BLOCK));
      this.used = 0;
    }
    if (this.count === this.starts.length) this.grow();
    this.starts[this.count] = (this.blocks.length - 1) * BLOCK + this.used;
    this.lengths[this.count] = length;
    this.count += 1;
    this.blocks.at(-1)?.write(text, this.used);
    this.used += length;
  }

  get(index: number): string {
    const start = this.starts[index];
    if (start === undefined || index >= this.count) return '';
    const from = start % BLOCK;
    return (
      this.blocks[Math.floor(start / BLOCK)]?.toString('utf8', from, from + (this.lengths[index] ?? 0)) ?? ''
    );
  }

  private grow(): void {
    const [starts, lengths] = [new Uint32Array(this.count * 2), new Uint16Array(this.count * 2)];
    starts.set(this.starts);
    lengths.set(this.lengths);
    [this.starts, this.lengths] = [starts, lengths];
  }
}

/** Text of each `si` with its runs, without phonetic readings. */
const sharedTexts = (archive: Archive, name: string) =>
  parseXml<string>(decodeText(archive.read(name), 'utf-8'), (found) => {
    let text: string | null = null;
    let isText = false;
    let reading = false;
    return {
      open(element) {
        if (element === 'si') text = '';
        if (element === 'rPh') reading = true;
        isText = element === 't' && !reading;
      },
      text(part) {
        if (isText && text !== null && text.length <= IMPORT_LIMITS.cell) text += part;
      },
      close(element) {
        if (element === 't') isText = false;
        if (element === 'rPh') reading = false;
        if (element !== 'si' || text === null) return;
        found(excelText(text));
        text = null;
      },
    };
  });

/** Decodes Excel's escapes such as `_x000D_`; an extra character marks a text that was cut. */
export function excelText(text: string): string {
  return text
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .slice(0, IMPORT_LIMITS.cell + 1);
}
