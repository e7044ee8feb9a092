import { uploadMessagePicture } from '../../../../api/calls/conversations/by-link.ts';
import { uploadPicture } from '../../../../api/calls/site/pictures.ts';
import type { MessagePictureUpload } from '../../../core/conversations/conversations.ts';
import { ensureNotTooLarge } from '../../../core/site/picture-uploads.ts';
import type { HttpClient } from '../http-client.ts';

export const httpMessagePictures =
  (http: HttpClient): MessagePictureUpload =>
  async (address, file, progress, signal) => {
    ensureNotTooLarge(file);
    return 'token' in address
      ? http.call(uploadMessagePicture, { params: address, file, progress, signal })
      : http.call(uploadPicture, { file, progress, signal });
  };
