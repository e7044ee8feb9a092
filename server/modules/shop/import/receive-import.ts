import type { MultipartFile } from '@fastify/multipart';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { IMPORT_LIMITS } from '../../../../src/core/shared/import/import-columns.ts';
import { tidyLine } from '../../../../src/core/shared/tidy-text.ts';
import type { SignedIn } from '../../../platform/http/signed-in.ts';
import { countAttempt } from '../../../platform/http/attempt-limits.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Implementation } from '../../../platform/http/operations.ts';
import { setBodyTimeout, MAX_BODY_TIMEOUT } from '../../../platform/http/body-timeout.ts';
import { dropFile, saveFile } from '../../../platform/import-files/stored-file.ts';
import type { ImportOwner } from '../../../platform/import-files/stored-file.ts';
import { queueImport } from './import-queue.ts';
import type { ImportDependencies } from './import-dependencies.ts';
import { kindOf } from '../../../platform/import-files/open-sheet.ts';

/** Files that an account may upload within an hour. */
const UPLOADS = { most: 60, minutes: 60 };
/** Bytes of boundaries and headers around the file. */
const FORM_BYTES = 16 * 1024;
/** Milliseconds without a byte after which the upload is aborted. */
const SILENCE = 30_000;

/** Enables multipart forms for this operation only. */
export function withImportForm(upload: Implementation): Implementation {
  return {
    operation: upload.operation,
    register(app, surroundings) {
      void app.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        await scope.register(multipart, {
          limits: {
            fileSize: IMPORT_LIMITS.bytes,
            files: 1,
            fields: 0,
            parts: 2,
            headerPairs: 20,
            fieldNameSize: 100,
          },
          // Browsers send file names in UTF-8, including Bulgarian letters.
          defParamCharset: 'utf8',
        } as Parameters<typeof multipart>[1]);
        upload.register(scope, surroundings);
      });
    },
  };
}

/**
 * Streams an upload to storage, detects its format and queues the check. Files without a table are rejected
 * immediately.
 * @throws Failure `too-large`, 415, `invalid`, `too-many`, and `malformed` for an incomplete form
 */
export async function receiveImport(
  { db, clock }: Pick<ImportDependencies, 'db' | 'clock'>,
  { account, owner }: { account: SignedIn; owner: ImportOwner },
  request: FastifyRequest,
): Promise<number> {
  await countAttempt(db, `import by ${account.id}`, UPLOADS, clock.now());
  if (!request.isMultipart()) throw new Failure('error-content-type', {}, 'wrong-type');
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > IMPORT_LIMITS.bytes + FORM_BYTES)
    throw new Failure('error-import-too-large', {}, 'too-large');
  setBodyTimeout(request.raw, MAX_BODY_TIMEOUT);
  try {
    const part = await request.file();
    if (part?.fieldname !== 'file') throw new Failure('error-import-one-file', {}, 'malformed');
    const file = await saveFile(db, owner, bytesOf(part));
    try {
      const kind = await kindOf(db, file);
      const values = { [owner.column]: owner.id, account_id: account.id, file_id: file.id, kind };
      return await inTransaction(db, async (transaction) => {
        const { id } = await transaction
          .insertInto('product_import')
          .values({ ...values, size: file.size, file_name: nameOf(part), created_at: clock.now() })
          .returning('id')
          .executeTakeFirstOrThrow();
        await queueImport(transaction, id);
        return id;
      });
    } catch (error) {
      await dropFile(db, file.id);
      throw error;
    }
  } catch (error) {
    throw uploadErrorOf(error);
  } finally {
    // Drains the rest of the request, so that the client can read the answer.
    request.raw.unpipe();
    request.raw.resume();
    setBodyTimeout(request.raw);
  }
}

async function* bytesOf({ file }: MultipartFile): AsyncGenerator<Buffer> {
  const timer = setTimeout(
    () => file.destroy(new Failure('error-import-sending-broken', {}, 'malformed')),
    SILENCE,
  );
  try {
    for await (const chunk of file) {
      timer.refresh();
      yield chunk as Buffer;
    }
  } finally {
    clearTimeout(timer);
  }
  if (file.truncated) throw new Failure('error-import-too-large', {}, 'too-large');
}

function uploadErrorOf(error: unknown): unknown {
  if (error instanceof Failure || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Failure('error-import-too-large', {}, 'too-large');
  if (code.startsWith('FST_')) return new Failure('error-import-one-file', {}, 'malformed');
  // The client disconnected or sent an invalid form; other errors are rethrown.
  return /premature|unexpected end|aborted|boundary|malformed/i.test(error.message)
    ? new Failure('error-import-sending-broken', {}, 'malformed')
    : error;
}

/** Display name: one line without folders, at most 120 characters. */
function nameOf({ filename }: MultipartFile): string {
  const bare = tidyLine(
    (filename ?? '').replace(/^.*[\\/]/, '').replace(/[\u202a-\u202e\u2066-\u2069]/g, ''),
  );
  return bare.slice(0, 120).replace(/\p{Cs}/gu, '') || 'file';
}
