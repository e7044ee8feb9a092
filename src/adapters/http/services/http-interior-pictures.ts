import * as calls from '../../../../api/calls/services/interior.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import { InteriorPictures } from '../../../core/services/interior.ts';
import { ensureNotTooLarge } from '../../../core/site/picture-uploads.ts';
import type { ChosenFile } from '../../../core/shared/chosen-file.ts';
import type { UploadedPicture } from '../../../core/site/picture-uploads.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpInteriorPictures extends InteriorPictures {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async upload(
    file: ChosenFile,
    progress: (part: number) => void,
    signal?: CancelSignal,
  ): Promise<UploadedPicture> {
    ensureNotTooLarge(file);
    return this.http.call(calls.uploadInteriorPicture, { file, progress, signal });
  }

  /** The picture is not public and expires after two days. */
  remove(): Promise<void> {
    return Promise.resolve();
  }
}
