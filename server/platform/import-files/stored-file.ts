import { createHash } from 'node:crypto';
import { Reader } from '@zip.js/zip.js';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Failure } from '../../../src/core/shared/failure.ts';
import { IMPORT_LIMITS } from '../../../src/core/shared/import/import-columns.ts';
import type { PlatformTables } from '../tables.ts';

/** Bytes of a piece; only the last one is shorter. */
const PIECE = 1024 * 1024;
/** Files that an owner may upload at once. */
const AT_ONCE = 3;
const ADVISORY_LOCK = 5_921_701;

/** Owner of imports: a vendor's shop or an agency's account. */
export type ImportOwner = { column: 'vendor_id' | 'agency_id'; id: number };

/** An uploaded file, stored in the database in pieces. */
export type StoredFile = { id: number; size: number };

/**
 * Stores a file as it arrives; memory holds one piece.
 * @throws Failure `too-many` for too many uploads at once, `too-large` for a large file; nothing remains then
 */
export async function saveFile(
  db: Kysely<PlatformTables>,
  owner: ImportOwner,
  bytes: AsyncIterable<Buffer>,
): Promise<StoredFile> {
  const id = await reservePlace(db, owner);
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

/** Reserves an upload in the database for all processes; one that is silent for a minute is released. */
async function reservePlace(
  db: Kysely<PlatformTables>,
  { column, id: ownerId }: ImportOwner,
): Promise<number> {
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

/** Copies each byte once, because copies of a whole file blocked the process for seconds. */
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

/**
 * Yields the file's bytes.
 * @param read progress callback with the number of bytes
 */
export async function* readFile(
  db: Kysely<PlatformTables>,
  { id, size }: StoredFile,
  read: (bytes: number) => void = () => {},
): AsyncGenerator<Buffer> {
  for (let number = 0; number * PIECE < size; number += 1) {
    const bytes = await readPiece(db, id, number);
    // In small steps, so that other work can run.
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

/** Random access to a stored file, because an archive's index is at its end. */
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
