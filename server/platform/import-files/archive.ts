import { configure, ZipReader } from '@zip.js/zip.js';
import type { Entry, Reader } from '@zip.js/zip.js';
import { IMPORT_LIMITS } from '../../../src/core/shared/import/import-columns.ts';
import { UnreadableFile } from './unreadable-file.ts';

const MAX_ENTRIES = 2_000;
/** A packed file is refused when it grows this many times, once it is larger than small: a bomb, no table. */
const [MAX_GROWTH, SMALL] = [150, 20 * 1024 * 1024];

configure({ useWebWorkers: false });

/**
 * The files in a packed one, unpacked as they are read and counted as they come out, whatever their headers say.
 * Nothing is written anywhere by the names inside.
 */
export class Archive {
  private unpacked = 0;

  private constructor(
    private readonly entries: ReadonlyMap<string, Entry>,
    private readonly packedSize: number,
  ) {}

  /** @throws UnreadableFile for what is broken off, ambiguous, locked, or packed to burst. */
  static async open(reader: Reader<unknown>): Promise<Archive> {
    try {
      const zip = new ZipReader(reader, {
        filenameValidation: 'strict',
        checkOverlappingEntry: true,
        normalizeFilename: partName,
      });
      const entries = new Map<string, Entry>();
      let declared = 0;
      for await (const entry of zip.getEntriesGenerator()) {
        if (entry.encrypted) throw new UnreadableFile('error-import-locked');
        declared += entry.uncompressedSize;
        if (entries.has(entry.filename)) throw new UnreadableFile('error-import-damaged');
        entries.set(entry.filename, entry);
        if (entries.size > MAX_ENTRIES || declared > IMPORT_LIMITS.unpacked) throw tooLarge();
      }
      return new Archive(entries, reader.size);
    } catch (error) {
      throw error instanceof UnreadableFile ? error : new UnreadableFile('error-import-damaged');
    }
  }

  has(name: string): boolean {
    return this.entries.has(partName(name));
  }

  /** What an entry's header says it comes to, in bytes. */
  sizeOf(name: string): number {
    return this.entries.get(partName(name))?.uncompressedSize ?? 0;
  }

  /** An entry's bytes, none when there is no such. @throws UnreadableFile when it is damaged or too much. */
  async *read(name: string): AsyncGenerator<Uint8Array> {
    const entry = this.entries.get(partName(name));
    if (!entry || entry.directory) return;
    let fail: (error: unknown) => void = () => {};
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
      start: (controller) => {
        fail = (error) => controller.error(error);
      },
    });
    const whole = entry.getData(writable, { checkSignature: true });
    // What can't even be begun leaves the stream open: whoever reads it would wait for ever.
    whole.catch(fail);
    try {
      for await (const chunk of readable as unknown as AsyncIterable<Uint8Array>) {
        this.unpacked += chunk.length;
        if (this.unpacked > Math.min(IMPORT_LIMITS.unpacked, Math.max(SMALL, this.packedSize * MAX_GROWTH))) {
          throw tooLarge();
        }
        yield chunk;
      }
      await whole;
    } catch (error) {
      throw error instanceof UnreadableFile || !(error instanceof Error) || isDatabaseError(error)
        ? error
        : new UnreadableFile('error-import-damaged');
    }
  }
}

/** A part's name as packages compare it: some programs write `\\`, `./` and other capital letters. */
function partName(name: string): string {
  const path = name.replaceAll('\\', '/').toLowerCase();
  return path.startsWith('./') ? path.slice(2) : path;
}

const tooLarge = () => new UnreadableFile('error-import-unpacked');

/** The pieces come from the database: what goes wrong there says nothing of the file. */
function isDatabaseError(error: Error): boolean {
  return 'severity' in error || /terminat|connect|timeout/i.test(error.message);
}
