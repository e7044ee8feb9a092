import * as contract from '../../../api/site/pictures.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { deletePicture, withdrawPicture } from '../../platform/pictures/delete-pictures.ts';
import { notRemoved, PictureIntake, withForms } from '../../platform/pictures/picture-intake.ts';
import type { PictureDependencies } from '../../platform/pictures/picture-intake.ts';
import type { FastifyInstance } from 'fastify';
import { UPLOADS } from '../../platform/pictures/picture-rows.ts';
import { isFileName } from '../../platform/pictures/picture-store.ts';
import type { PictureStore } from '../../platform/pictures/picture-store.ts';
import { DAY_SECONDS } from '../../../src/core/shared/durations.ts';

const UPLOAD_LIMIT = { most: 60, minutes: 10 };

export function pictureRoutes(deps: PictureDependencies, intake = new PictureIntake(deps)): Implementation[] {
  const { db, store } = deps;
  const upload = implement(contract.uploadPicture, ({ account, request }) =>
    // Vendors' pictures are not compared, because manufacturers' pictures are in many shops.
    intake.take(request, { accountId: account.id, isCompared: account.type !== 'vendor' }, UPLOAD_LIMIT),
  );

  const remove = implement(contract.removePicture, async ({ account, params, request }) => {
    const going = await withdrawPicture(db, account.id, params.key);
    if (!going) throw new Failure('error-not-found', {}, 'not-found');
    // The picture is unused already; remaining files are deleted by the nightly job.
    await deletePicture(db, store, going).catch(notRemoved(request.log));
    return { message: 'picture-removed' };
  });
  return [withForms(upload), remove];
}

const YEAR = 365 * DAY_SECONDS;

/** Serves the files of uploaded pictures. File names are immutable. */
export function pictureFiles(app: FastifyInstance, store: PictureStore): void {
  app.get<{ Params: { name: string } }>(`${UPLOADS}:name`, async (request, reply) => {
    const { name } = request.params;
    const file = isFileName(name) ? await store.read(name).catch(away) : null;
    if (!file) throw new Failure('error-not-found', {}, 'not-found');
    return reply
      .headers({
        'content-type': file.contentType,
        'content-length': file.length,
        'cache-control': `public, max-age=${YEAR}, immutable`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(file.stream);

    function away(error: unknown): never {
      request.log.error({ err: error }, 'the picture storage does not answer');
      throw new Failure('error-pictures-away', {}, 'unavailable');
    }
  });
}
