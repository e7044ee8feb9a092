import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, pack } from 'tar-stream';

/** Error or warning for the operator, with a one-line message. */
export class BackupError extends Error {}

/** One complete file of a backup. Tables are split into pieces of a few megabytes. */
export type ArchivedFile = { name: string; bytes: Buffer };

const AGE = 'age-encryption.org/v1';
const GZIP = Buffer.from([0x1f, 0x8b]);
const LAST = 'checksum';

/** Writes a `.tar.gz`, encrypted by age for a public key. The last file is the checksum of all others. */
export class ArchiveWriter {
  private readonly tar = pack();
  private readonly checksum = createHash('sha256');
  private readonly written: Promise<void>;

  constructor(path: string, publicKey: string | undefined) {
    const zipped = this.tar.pipe(createGzip({ level: 3 }));
    this.tar.once('error', (error) => zipped.destroy(error));
    this.written = this.write(zipped, path, publicKey);
    this.written.catch((error: Error) => this.tar.destroy(error));
  }

  /** Resolves when the stream accepts more data. @throws write errors, such as a full disk */
  async add(name: string, bytes: Buffer): Promise<void> {
    this.checksum.update(name).update('\0').update(bytes);
    await this.put(name, bytes);
  }

  /** Closes the file and flushes it to disk. */
  async finish(): Promise<void> {
    await this.put(LAST, Buffer.from(this.checksum.digest('hex')));
    this.tar.finalize();
    await this.written;
  }

  /** Aborts and deletes the file. */
  async abandon(): Promise<void> {
    this.tar.destroy(new Error('aborted'));
    await this.written.catch(() => undefined);
  }

  private async put(name: string, bytes: Buffer): Promise<void> {
    const added = new Promise<void>((resolve, reject) => {
      this.tar.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
    });
    await Promise.race([added, this.written]).catch(async (error: unknown) => {
      // Rethrows the write error.
      await this.written;
      throw error;
    });
  }

  private async write(zipped: Readable, path: string, publicKey: string | undefined): Promise<void> {
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
    if (publicKey === undefined) return pipeline(zipped, file);
    const age = new Encrypter();
    age.addRecipient(publicKey);
    const encrypted = await age.encrypt(Readable.toWeb(zipped) as globalThis.ReadableStream<Uint8Array>);
    return pipeline(Readable.fromWeb(encrypted as ReadableStream), file);
  }
}

/**
 * Reads all files of a backup except the checksum, in order.
 * @throws BackupError for another or damaged file, or a wrong key, at the latest after the last file
 */
export async function* readArchive(
  path: string,
  secretKey: string | undefined,
): AsyncGenerator<ArchivedFile> {
  const plain = await openArchive(path, secretKey);
  const checksum = createHash('sha256');
  const files = extract();
  // The loop below rethrows its error.
  const read = pipeline(plain, createGunzip(), files).catch(() => undefined);
  let last: string | undefined;
  try {
    for await (const entry of files) {
      const pieces: Buffer[] = [];
      for await (const piece of entry) pieces.push(piece as Buffer);
      const bytes = Buffer.concat(pieces);
      const { name } = entry.header;
      if (name === LAST) {
        last = bytes.toString();
        continue;
      }
      checksum.update(name).update('\0').update(bytes);
      yield { name, bytes };
    }
  } catch (error) {
    throw new BackupError(`The backup is damaged or cut: ${messageOf(error)}.`);
  } finally {
    files.destroy();
    await read;
  }
  if (last !== checksum.digest('hex'))
    throw new BackupError('The backup is damaged or cut: its checksum does not fit.');
}

async function openArchive(path: string, secretKey: string | undefined): Promise<Readable> {
  const begin = await readBegin(path);
  if (begin.subarray(0, GZIP.length).equals(GZIP)) return createReadStream(path);
  if (begin.toString('latin1') !== AGE) throw new BackupError(`${path} is no backup of this program.`);
  if (secretKey === undefined) {
    throw new BackupError(
      'The backup is encrypted: set BACKUP_SECRET_KEY to the key that begins with AGE-SECRET-KEY-.',
    );
  }
  const age = new Decrypter();
  const file = createReadStream(path);
  try {
    age.addIdentity(secretKey);
    const plain = await age.decrypt(Readable.toWeb(file) as globalThis.ReadableStream<Uint8Array>);
    return Readable.fromWeb(plain as ReadableStream);
  } catch (error) {
    file.destroy();
    throw new BackupError(`BACKUP_SECRET_KEY does not open this backup: ${messageOf(error)}.`);
  }
}

async function readBegin(path: string): Promise<Buffer> {
  const file = await open(path).catch((error: unknown) => {
    throw new BackupError(`The backup can't be read: ${messageOf(error)}.`);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(AGE.length), 0, AGE.length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
