import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../src/core/shared/failure.ts';
import { UPLOADS } from '../../platform/pictures/picture-rows.ts';
import { isFileName } from '../../platform/pictures/picture-store.ts';
import type { PictureStore } from '../../platform/pictures/picture-store.ts';
import { DAY_SECONDS } from '../../../src/core/shared/durations.ts';

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
      request.log.error({ err: error }, 'the store of pictures does not answer');
      throw new Failure('error-pictures-away', {}, 'unavailable');
    }
  });
}
