import { createHash } from 'node:crypto';
import { Reader } from '@zip.js/zip.js';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Failure } from '../../../src/core/shared/failure.ts';
import { IMPORT_LIMITS } from '../../../src/core/shared/import/import-columns.ts';
import type { PlatformTables } from '../tables.ts';

/** Bytes of a piece; only the last one is shorter. */
const PIECE = 1024 * 1024;
/** Files that a vendor or an agency may send at once. */
const AT_ONCE = 3;
const ADVISORY_LOCK = 5_921_701;

/** Owner of imports: a vendor's shop, or the account of an agency. */
export type ImportOwner = { column: 'vendor_id' | 'agency_id'; id: number };

/** A file that was sent, kept in the database in pieces. */
export type StoredFile = { id: number; size: number };

/**
 * Keeps a file as it comes in, a piece at a time: memory holds one piece, whatever the file's size.
 * @throws Failure `too-many` when the owner sends too many at once, `too-large` when it is too large; nothing of it stays then.
 */
export async function saveFile(
  db: Kysely<PlatformTables>,
  owner: ImportOwner,
  bytes: AsyncIterable<Buffer>,
): Promise<StoredFile> {
  const id = await takePlace(db, owner);
  try {
    const hash = createHash('sha256');
    let size = 0;
    let number = 0;
    for await (const piece of inPieces(bytes)) {
      size += piece.length;
      if (size > IMPORT_LIMITS.bytes) throw new Failure('error-import-too-large', {}, 'too-large');
      hash.update(piece);
      await db.insertInto('product_import_piece').values({ file_id: id, number, bytes: piece }).execute();
      await touch(db, id, { size });
      number += 1;
    }
    await touch(db, id, { size, sha256: hash.digest(), complete: true });
    return { id, size };
  } catch (error) {
    await dropFile(db, id);
    throw error;
  }
}

export async function dropFile(db: Kysely<PlatformTables>, id: number): Promise<void> {
  await db.deleteFrom('product_import_file').where('id', '=', id).execute();
}

/** Counted in the database, for all processes; who was not heard of for a minute sends no more. */
async function takePlace(db: Kysely<PlatformTables>, { column, id: ownerId }: ImportOwner): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK}, ${ownerId % 2 ** 31})`.execute(transaction);
    const { count } = await transaction
      .selectFrom('product_import_file')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(column, '=', ownerId)
      .where('complete', '=', false)
      .where('touched_at', '>', sql<Date>`now() - interval '1 minute'`)
      .executeTakeFirstOrThrow();
    if (count >= AT_ONCE) throw new Failure('error-import-too-many-at-once', {}, 'too-many');
    const { id } = await transaction
      .insertInto('product_import_file')
      .values({ [column]: ownerId, sha256: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

const touch = (
  db: Kysely<PlatformTables>,
  id: number,
  values: { size: number; sha256?: Buffer; complete?: boolean },
) =>
  db
    .updateTable('product_import_file')
    .set({ ...values, touched_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

/** Every byte is copied once, however large a chunk comes: copies of a whole file held the process up for seconds. */
async function* inPieces(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    let rest = chunk;
    while (length + rest.length >= PIECE) {
      const end = PIECE - length;
      yield Buffer.concat([...waiting, rest.subarray(0, end)], PIECE);
      rest = rest.subarray(end);
      waiting = [];
      length = 0;
    }
    waiting.push(rest);
    length += rest.length;
  }
  if (length > 0) yield Buffer.concat(waiting, length);
}

/** The file's bytes from its beginning. @param read told how many there were so far. */
export async function* readFile(
  db: Kysely<PlatformTables>,
  { id, size }: StoredFile,
  read: (bytes: number) => void = () => {},
): AsyncGenerator<Buffer> {
  for (let number = 0; number * PIECE < size; number += 1) {
    const bytes = await readPiece(db, id, number);
    // By the kilobyte, so that other work comes between.
    for (let from = 0; from < bytes.length; from += STEP) {
      yield bytes.subarray(from, from + STEP);
      read(number * PIECE + Math.min(from + STEP, bytes.length));
    }
  }
}

const STEP = 64 * 1024;

async function readPiece(db: Kysely<PlatformTables>, id: number, number: number): Promise<Buffer> {
  const piece = await db
    .selectFrom('product_import_piece')
    .select('bytes')
    .where('file_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!piece) throw new Failure('error-import-file-gone', {}, 'not-found');
  return piece.bytes;
}

/** The same file for who reads it anywhere: an archive's index stands at its end. */
export class StoredFileReader extends Reader<StoredFile> {
  private last: { number: number; bytes: Buffer } | null = null;

  constructor(
    private readonly db: Kysely<PlatformTables>,
    private readonly file: StoredFile,
  ) {
    super(file);
    this.size = file.size;
  }

  override async readUint8Array(offset: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
    const end = Math.min(offset + length, this.file.size);
    const found = new Uint8Array(Math.max(0, end - offset));
    for (let at = offset; at < end;) {
      const bytes = await this.piece(Math.floor(at / PIECE));
      const part = bytes.subarray(at % PIECE, (at % PIECE) + (end - at));
      found.set(part, at - offset);
      at += part.length;
    }
    return found;
  }

  private async piece(number: number): Promise<Buffer> {
    if (this.last?.number !== number) {
      this.last = { number, bytes: await readPiece(this.db, this.file.id, number) };
    }
    return this.last.bytes;
  }
}
