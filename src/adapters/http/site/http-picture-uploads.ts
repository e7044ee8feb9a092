import * as calls from '../../../../api/calls/site/pictures.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import { ensureNotTooLarge, PictureUploads } from '../../../core/site/picture-uploads.ts';
import type { ChosenFile } from '../../../core/shared/chosen-file.ts';
import type { UploadedPicture } from '../../../core/site/picture-uploads.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpPictureUploads extends PictureUploads {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async upload(
    file: ChosenFile,
    progress: (part: number) => void,
    signal?: CancelSignal,
  ): Promise<UploadedPicture> {
    ensureNotTooLarge(file);
    return this.http.call(calls.uploadPicture, { file, progress, signal });
  }

  async remove(key: string): Promise<void> {
    await this.http.call(calls.removePicture, { params: { key } });
  }
}
