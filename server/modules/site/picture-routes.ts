import * as contract from '../../../api/site/pictures.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { deletePicture, withdrawPicture } from '../../platform/pictures/delete-pictures.ts';
import { notRemoved, PictureIntake, withForms } from '../../platform/pictures/picture-intake.ts';
import type { PictureDependencies } from '../../platform/pictures/picture-intake.ts';

const UPLOADS = { most: 60, minutes: 10 };

/** Upload and deletion of pictures. */
export function pictureRoutes(deps: PictureDependencies, intake = new PictureIntake(deps)): Implementation[] {
  const { db, store } = deps;
  const upload = implement(contract.uploadPicture, ({ account, request }) =>
    // Vendors' pictures are not compared, because manufacturers' pictures are in many shops.
    intake.take(request, { accountId: account.id, isCompared: account.type !== 'vendor' }, UPLOADS),
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
