import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { Failure } from '../../../../../src/core/shared/failure.ts';
import type { FailureKind } from '../../../../../src/core/shared/failure.ts';
import { shortAddress } from '../../../../../src/core/shared/import/import-pictures.ts';
import { MAX_PICTURE_BYTES } from '../../../../../src/core/site/picture-uploads.ts';
import type { ProductImportPictureTable } from '../tables.ts';
import { fetchPublic, FetchError } from '../../../../platform/fetch-public.ts';
import type { PictureIntake, PictureLog } from '../../../../platform/pictures/picture-intake.ts';
import { attachFetched, itemOf, PROGRESS_OF_PICTURES, showsAlready } from './attach-fetched.ts';
import { queueImports } from '../import-queue.ts';
import { ImportRun } from '../import-run.ts';
import { subjectOf } from '../import-subject.ts';
import type { ImportDependencies } from '../import-dependencies.ts';
import { hasPictures, hashOf } from './picture-rows.ts';

/** Simultaneous downloads, limited to spare the remote server. */
const SIDE_BY_SIDE = 2;
/** Maximum milliseconds of one import's turn. */
const TURN = 20_000;
/** Minutes before each retry of a temporary error. After the last one the picture fails permanently. */
const RETRY_AFTER = [1, 10];

type Picture = Selectable<ProductImportPictureTable>;
type Dependencies = ImportDependencies & { intake: PictureIntake; log: PictureLog };
type Fetch = (address: string, options: { maxBytes: number; signal: AbortSignal }) => Promise<Buffer>;

/** Error of a picture as a message key; `passing` is true for temporary errors. */
type PictureError = { key: string; isTemporary: boolean; values?: Record<string, number> };

/** Downloads the pictures in rows of imports after the rows are imported (VEND-04, decision 0033). */
export class ImportPictures {
  private readonly stopping = new AbortController();

  constructor(
    private readonly deps: Dependencies,
    private readonly fetch: Fetch = fetchPublic,
  ) {}

  /** Downloads the pictures of an import in its turn. Idempotent. */
  async workOn(importId: number): Promise<void> {
    if (this.stopping.signal.aborted) return;
    const run = await ImportRun.begin(this.deps, importId, 'pictures');
    if (!run) return;
    try {
      await this.runTurn(run);
      if (await hasPictures(this.deps.db, importId)) await run.release();
      else await run.finish({ status: 'done' });
    } catch (error) {
      await run.release();
      if (this.stopping.signal.aborted) return;
      throw error;
    } finally {
      run.stop();
    }
    await queueImports(this.deps);
  }

  /** Aborts downloads; the next start continues. */
  stop(): void {
    this.stopping.abort(new Error('closing'));
  }

  private async runTurn(run: ImportRun): Promise<void> {
    const until = Date.now() + TURN;
    do {
      const pictures = await this.claim(run);
      if (pictures.length === 0) return;
      await Promise.all(pictures.map((picture) => this.fetchPicture(run, picture)));
    } while (Date.now() < until);
  }

  /**
   * Claims the next pictures and counts the attempt, so that pictures that crash the server fail permanently.
   */
  private async claim(run: ImportRun): Promise<Picture[]> {
    let claimed: Picture[] = [];
    await run.inBatch(async (transaction) => {
      const { rows } = await sql<Picture>`
        update product_import_picture p set tries = tries + 1
        from (
          select import_id, row_number, position from product_import_picture
          where import_id = ${run.subject.id} and state = 'waiting' and retry_at <= ${this.deps.clock.now()}
          order by row_number, position limit ${SIDE_BY_SIDE}
        ) next
        where p.import_id = next.import_id and p.row_number = next.row_number and p.position = next.position
        returning p.*`.execute(transaction);
      // The order of an update's result is undefined.
      claimed = rows.toSorted((one, other) => one.position - other.position);
      return { starts: 1 };
    });
    return claimed;
  }

  private async fetchPicture(run: ImportRun, picture: Picture): Promise<void> {
    if (picture.tries > RETRY_AFTER.length + 1) {
      await this.recordError(run, picture, { key: 'error-import-picture-away', isTemporary: false });
      return;
    }
    try {
      await this.fetchAndAttach(run, picture);
    } catch (error) {
      if (this.stopping.signal.aborted) throw error;
      await this.recordError(run, picture, pictureErrorOf(error));
    }
  }

  private async fetchAndAttach(run: ImportRun, picture: Picture): Promise<void> {
    const { db, intake, log, subjects } = this.deps;
    const subject = subjectOf(subjects, run.subject).pictures;
    const itemId = itemOf(picture, subject);
    const accountId = run.subject.account_id;
    if (accountId === null) throw new Failure('error-import-picture-product-gone', {}, 'not-found');
    if (await showsAlready(db, subject, itemId, { address: hashOf(picture.address) })) {
      await attachFetched(run, subject, picture, null);
      return;
    }
    const { signal } = this.stopping;
    const bytes = await this.fetch(picture.address, { maxBytes: MAX_PICTURE_BYTES, signal });
    const content = hashOf(bytes);
    const same = await showsAlready(db, subject, itemId, { content });
    const key = same ?? (await intake.storeReceived(bytes, accountId, log)).key;
    await attachFetched(run, subject, picture, { key, content, accountId });
  }

  /** Adds an error to the row; the product or listing is unchanged. */
  private async recordError(
    run: ImportRun,
    picture: Picture,
    { key, isTemporary, values }: PictureError,
  ): Promise<void> {
    const { import_id: importId, row_number: row, position, tries, address } = picture;
    const wait = isTemporary ? RETRY_AFTER[tries - 1] : undefined;
    await run.inBatch(async (transaction) => {
      const isLast = wait === undefined;
      const retryAt = new Date(this.deps.clock.now().getTime() + (wait ?? 0) * 60_000);
      await transaction
        .updateTable('product_import_picture')
        .set(isLast ? { state: 'failed' } : { retry_at: retryAt })
        .where('import_id', '=', importId)
        .where('row_number', '=', row)
        .where('position', '=', position)
        .execute();
      if (!isLast) return {};
      const error = { field: 'pictures', key, values: { ...values, text: shortAddress(address) } };
      await sql`
        update product_import_row set errors = errors || ${JSON.stringify([error])}::jsonb
        where import_id = ${importId} and number = ${row}`.execute(transaction);
      return { pictures_failed: sql<number>`pictures_failed + 1`, progress: PROGRESS_OF_PICTURES };
    });
  }
}

const FETCH_ERRORS: Record<FetchError['reason'], string> = {
  address: 'error-import-picture-address',
  'not-public': 'error-import-picture-not-public',
  away: 'error-import-picture-away',
  slow: 'error-import-picture-slow',
  'too-large': 'error-import-picture-too-large',
  redirects: 'error-import-picture-redirects',
  status: 'error-import-picture-status',
};

/** @throws unexpected errors, which are not the picture's */
function pictureErrorOf(error: unknown): PictureError {
  if (error instanceof FetchError) {
    const { reason, status } = error;
    const isBusy = reason === 'status' && (status >= 500 || status === 429);
    const isMissing = reason === 'status' && (status === 404 || status === 410);
    return {
      key: isMissing ? 'error-import-picture-missing' : FETCH_ERRORS[reason],
      isTemporary: reason === 'away' || reason === 'slow' || isBusy,
      ...(reason === 'status' && { values: { status } }),
    };
  }
  if (!(error instanceof Failure)) throw error;
  return {
    key: UPLOAD_ERRORS[error.messageKey] ?? 'error-import-picture-unusable',
    isTemporary: TEMPORARY.includes(error.kind),
  };
}

/** Messages for errors of the upload pipeline, worded for an address. */
const UPLOAD_ERRORS: Record<string, string> = {
  'error-picture-not-a-picture': 'error-import-picture-not-a-picture',
  'error-picture-too-large': 'error-import-picture-too-large',
  'error-picture-too-small': 'error-import-picture-too-small',
  'error-import-picture-product-gone': 'error-import-picture-product-gone',
  'error-import-pictures-full': 'error-import-pictures-full',
};

/** Kinds of errors that a retry may solve. */
const TEMPORARY: readonly FailureKind[] = ['fault', 'unavailable', 'too-many'];
