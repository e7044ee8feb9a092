import multipart from '@fastify/multipart';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { countAttempt } from '../http/attempt-limits.ts';
import type { AttemptLimit } from '../http/attempt-limits.ts';
import type { Implementation } from '../http/operations.ts';
import { setBodyTimeout, MAX_BODY_TIMEOUT } from '../http/body-timeout.ts';
import type { PlatformTables } from '../tables.ts';
import { deletePicture } from './delete-pictures.ts';
import { comparePicture } from './fingerprints/compare-pictures.ts';
import { fingerprintOf } from './fingerprints/fingerprint.ts';
import { markStored, reservePicture, storedPicture } from './picture-rows.ts';
import { fileName } from './picture-store.ts';
import type { PictureStore } from './picture-store.ts';
import { preparePicture } from './prepare-picture.ts';
import type { PreparedPicture } from './prepare-picture.ts';
import { FORM_LIMITS, receiveFile } from './receive-file.ts';
import { WorkQueue } from '../work-queue.ts';

/** Concurrent uploads: each uses up to 15 MB of memory, 30 use 450 MB at most. */
const [IN_ALL, FOR_ONE] = [30, 6];

/** Limits the concurrent uploads of this process, and so their memory. */
export class UploadPlaces {
  private inAll = 0;
  private readonly bySender = new Map<string, number>();

  /** @returns a function that releases the place. @throws Failure `too-many` or `unavailable` when all are taken. */
  take(sender: string): () => void {
    const own = this.bySender.get(sender) ?? 0;
    if (own >= FOR_ONE) throw new Failure('error-picture-too-many-at-once', {}, 'too-many');
    if (this.inAll >= IN_ALL) throw new Failure('error-please-try-again-later', {}, 'unavailable');
    this.inAll += 1;
    this.bySender.set(sender, own + 1);
    return () => {
      this.inAll -= 1;
      const left = (this.bySender.get(sender) ?? 1) - 1;
      if (left > 0) this.bySender.set(sender, left);
      else this.bySender.delete(sender);
    };
  }
}

export type PictureDependencies = { db: Kysely<PlatformTables>; clock: Clock; store: PictureStore };

/**
 * Sender of a picture: an account, or a visitor by network address. Pictures of possible landlords are
 * compared with others.
 */
export type PictureSender = { accountId: number; isCompared?: boolean } | { address: string };

export type PictureLog = Pick<FastifyBaseLogger, 'error' | 'warn'>;

/** Pictures processed at once; with two, pages are not slower (decision 10). */
const AT_ONCE = 2;
/** Milliseconds that a picture may wait. */
const WAIT = 120_000;

/** Accepts uploads of all senders through one queue. */
export class PictureIntake {
  private readonly queue = new WorkQueue(AT_ONCE, { waitMs: WAIT });
  private readonly places = new UploadPlaces();

  constructor(private readonly deps: PictureDependencies) {}

  /**
   * @throws Failure `too-many`, `too-large`, `malformed` for other files, `unavailable` if the store is down
   */
  async take(request: FastifyRequest, sender: PictureSender, limit: AttemptLimit) {
    const { db, clock } = this.deps;
    const name = 'accountId' in sender ? `${sender.accountId}` : `a visitor at ${sender.address}`;
    const leave = this.places.take(name);
    try {
      await countAttempt(db, `upload by ${name}`, limit, clock.now()).catch(tooMany);
      setBodyTimeout(request.raw, MAX_BODY_TIMEOUT);
      const bytes = await receiveFile(request);
      const prepared = await this.queue.run(() => {
        // The client has left: stops without traces.
        if (request.socket.destroyed) throw new Failure('error-picture-sending-broken', {}, 'malformed');
        return preparePicture(bytes);
      });
      const ownerId = 'accountId' in sender ? sender.accountId : null;
      const stored = await this.store(ownerId, prepared, request.log);
      if ('accountId' in sender && sender.isCompared)
        await this.compare(stored.key, sender.accountId, prepared);
      return stored;
    } finally {
      leave();
      setBodyTimeout(request.raw);
    }
  }

  /**
   * The same for a picture that the server fetched or received by mail.
   * @param accountId null for a visitor's
   * @throws Failure `too-large`, `invalid`, `too-many`, `unavailable`
   */
  async storeReceived(bytes: Buffer, accountId: number | null, log: PictureLog) {
    const prepared = await this.queue.run(() => preparePicture(bytes));
    return this.store(accountId, prepared, log);
  }

  private async compare(key: string, ownerId: number, { files }: PreparedPicture): Promise<void> {
    const smallest = files.findLast(({ format }) => format === 'webp');
    if (!smallest) throw new TypeError('A picture was prepared without its files');
    const found = await this.queue.run(() => fingerprintOf(smallest.bytes));
    await comparePicture(this.deps.db, { key, ownerId }, found);
  }

  /** Row, files, row again: after a crash the nightly job deletes the row with its files. */
  private async store(ownerId: number | null, prepared: PreparedPicture, log: PictureLog) {
    const { db, clock, store } = this.deps;
    const key = await reservePicture(db, ownerId, prepared, clock.now());
    try {
      for (const { width, format, bytes } of prepared.files) {
        await store.put(fileName(key, width, format), bytes, `image/${format}`);
      }
    } catch (error) {
      log.error({ err: error }, 'a picture could not be stored');
      // Not awaited, because a store that refuses a file may also be slow to delete one.
      void deletePicture(db, store, { key, widths: prepared.widths }).catch(notRemoved(log));
      throw new Failure('error-pictures-away', {}, 'unavailable');
    }
    await markStored(db, key, clock.now());
    return { key, ...storedPicture({ key, ...prepared }) };
  }
}

/** Enables multipart parsing for an operation. */
export function withForms(upload: Implementation): Implementation {
  return {
    operation: upload.operation,
    register(app, surroundings) {
      void app.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        await scope.register(multipart, { limits: FORM_LIMITS });
        upload.register(scope, surroundings);
      });
    },
  };
}

/** The nightly job tries again. */
export const notRemoved = (log: PictureLog) => (error: unknown) =>
  log.warn({ err: error }, 'the files of a picture were not deleted');

function tooMany(error: unknown): never {
  if (error instanceof Failure) throw new Failure('error-picture-too-many-uploads', {}, 'too-many');
  throw error;
}
