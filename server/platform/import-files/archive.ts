import { configure, ZipReader } from '@zip.js/zip.js';
import type { Entry, Reader } from '@zip.js/zip.js';
import { IMPORT_LIMITS } from '../../../src/core/shared/import/import-columns.ts';
import { UnreadableFile } from './unreadable-file.ts';

const MAX_ENTRIES = 2_000;
/** A compressed file that grows by this factor, above a minimum size, is refused. */
const [MAX_GROWTH, SMALL] = [150, 20 * 1024 * 1024];

configure({ useWebWorkers: false });

/**
 * Files of an archive, decompressed while they are read and counted by their real size. Names are never used
 * as paths.
 */
export class Archive {
  private unpacked = 0;

  private constructor(
    private readonly entries: ReadonlyMap<string, Entry>,
    private readonly packedSize: number,
  ) {}

  /** @throws UnreadableFile for a damaged, ambiguous or encrypted archive, or a decompression bomb */
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

  /** Size of an entry in bytes, from its header. */
  sizeOf(name: string): number {
    return this.entries.get(partName(name))?.uncompressedSize ?? 0;
  }

  /**
   * Yields an entry's bytes; nothing if it does not exist.
   * @throws UnreadableFile if it is damaged or too large
   */
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
    // Passes on an early error, which would leave the stream open.
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

/** Normalises a part's name: some programs write `\\`, `./` and other capitals. */
function partName(name: string): string {
  const path = name.replaceAll('\\', '/').toLowerCase();
  return path.startsWith('./') ? path.slice(2) : path;
}

const tooLarge = () => new UnreadableFile('error-import-unpacked');

/** The pieces come from the database, whose errors say nothing about the file. */
function isDatabaseError(error: Error): boolean {
  return 'severity' in error || /terminat|connect|timeout/i.test(error.message);
}
