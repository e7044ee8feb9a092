import { Type } from 'typebox';
import { operation } from '../operation.ts';
import { Done, PictureKey, strict } from '../schema.ts';

const people = ['user', 'agency', 'vendor'] as const;

/** An uploaded picture; forms reference its key. */
export const UploadedPicture = strict({
  key: Type.String(),
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  widths: Type.Array(Type.Integer()),
});

export const uploadPicture = operation({
  id: 'uploadPicture',
  method: 'POST',
  path: '/api/picture',
  summary:
    'Uploads a picture as the form field `file`: JPEG, PNG, WebP or AVIF, up to 15 MB and 50 megapixels',
  domain: 'site',
  callers: people,
  guarded: true,
  multipart: true,
  answer: UploadedPicture,
  status: 201,
});

export const removePicture = operation({
  id: 'removePicture',
  method: 'DELETE',
  path: '/api/picture/{key}',
  summary: 'Deletes an uploaded picture that is not used',
  domain: 'site',
  callers: people,
  own: 'picture',
  guarded: true,
  params: strict({ key: PictureKey }),
  answer: Done,
});

export const pictureOperations = [uploadPicture, removePicture];
