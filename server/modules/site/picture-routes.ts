import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import * as contract from '../../../api/site.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { countAttempt } from '../../platform/attempts.ts';
import { implement } from '../../platform/operations.ts';
import type { Implementation } from '../../platform/operations.ts';
import { forgetPicture, withdrawPicture } from '../../platform/pictures/forget-pictures.ts';
import { fileName } from '../../platform/pictures/picture-store.ts';
import type { PictureStore } from '../../platform/pictures/picture-store.ts';
import { markStored, reservePicture, storedPicture } from '../../platform/pictures/picture-rows.ts';
import { preparePicture } from '../../platform/pictures/prepare-picture.ts';
import type { PreparedPicture } from '../../platform/pictures/prepare-picture.ts';
import { FORM_LIMITS, receiveFile } from '../../platform/pictures/receive-file.ts';
import { UploadPlaces } from '../../platform/pictures/upload-places.ts';
import { WorkQueue } from '../../platform/pictures/work-queue.ts';
import { limitSending, LONGEST_SENDING } from '../../platform/slow-senders.ts';
import type { Database } from '../../platform/tables.ts';

export type PictureServices = { db: Kysely<Database>; clock: Clock; store: PictureStore };

const UPLOADS = { most: 60, minutes: 10 };
/** Pictures prepared at once; measured on two cores, pages then still take what they took (decision 0010). */
const AT_ONCE = 2;
/** Milliseconds that a received picture may wait for its turn. */
const WAIT = 120_000;

/** Sending pictures, and taking one back. */
export function pictureRoutes(services: PictureServices): Implementation[] {
  const { db, clock, store } = services;
  const queue = new WorkQueue(AT_ONCE, WAIT);
  const places = new UploadPlaces();
  const upload = implement(contract.uploadPicture, async ({ account, request }) => {
    const leave = places.take(account.id);
    try {
      await countAttempt(db, `upload by ${account.id}`, UPLOADS, clock.now()).catch(tooMany);
      limitSending(request.raw, LONGEST_SENDING);
      const bytes = await receiveFile(request);
      const prepared = await queue.run(() => {
        // Nobody waits for it any more: it costs nothing more, and leaves nothing.
        if (request.socket.destroyed) throw new Failure('error-picture-sending-broken', {}, 400);
        return preparePicture(bytes);
      });
      return await keep(services, account.id, prepared, request);
    } finally {
      leave();
      limitSending(request.raw);
    }
  });

  const remove = implement(contract.removePicture, async ({ account, params, request }) => {
    const going = await withdrawPicture(db, account.id, params.key);
    if (!going) throw new Failure('error-not-found', {}, 404);
    // Out of use it is already; files that stay now go at night.
    await forgetPicture(db, store, going).catch((error: unknown) =>
      request.log.warn({ err: error }, 'the files of a picture were not removed'),
    );
    return { message: 'picture-removed' };
  });
  return [withForms(upload), remove];
}

/** Only here is a form with files read at all. */
function withForms(upload: Implementation): Implementation {
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

/** Row, files, row again: a crash anywhere leaves a row that the nightly job clears away with its files. */
async function keep(
  { db, clock, store }: PictureServices,
  ownerId: number,
  prepared: PreparedPicture,
  request: FastifyRequest,
) {
  const key = await reservePicture(db, ownerId, prepared, clock.now());
  try {
    for (const { width, format, bytes } of prepared.files) {
      await store.put(fileName(key, width, format), bytes, `image/${format}`);
    }
  } catch (error) {
    request.log.error({ err: error }, 'a picture could not be stored');
    await forgetPicture(db, store, { key, widths: prepared.widths }).catch(() => undefined);
    throw new Failure('error-pictures-away', {}, 503);
  }
  await markStored(db, key, clock.now());
  return { key, ...storedPicture({ key, ...prepared }) };
}

function tooMany(error: unknown): never {
  if (error instanceof Failure) throw new Failure('error-picture-too-many-uploads', {}, 429);
  throw error;
}
