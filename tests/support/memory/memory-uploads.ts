import { Failure } from '../../../src/core/shared/failure.ts';
import { PictureUploads } from '../../../src/core/site/picture-uploads.ts';
import type { ChosenFile } from '../../../src/core/shared/chosen-file.ts';
import type { UploadedPicture } from '../../../src/core/site/picture-uploads.ts';
import { settled } from '../settled.ts';

export function anUploadedPicture(key: string): UploadedPicture {
  return { key, url: `/pictures/${key}`, width: 1600, height: 1200, widths: [400, 800] };
}

/** Uploads end at once, or with `arrive` or `fail`; files of other types are rejected. */
export class MemoryUploads extends PictureUploads {
  readonly sending: {
    name: string;
    progress: (part: number) => void;
    arrive: () => Promise<void>;
    fail: (failure: Failure) => Promise<void>;
  }[] = [];

  constructor(private readonly arriveAtOnce = false) {
    super();
  }

  async upload(file: ChosenFile, progress: (part: number) => void): Promise<UploadedPicture> {
    if (!file.type.startsWith('image/')) throw new Failure('error-picture-not-a-picture', {}, 'invalid');
    if (this.arriveAtOnce) {
      progress(1);
      return anUploadedPicture(`picture-key-of-${file.name}`);
    }
    return new Promise((resolve, reject) => {
      this.sending.push({
        name: file.name,
        progress,
        arrive: async () => {
          resolve(anUploadedPicture(`picture-key-of-${file.name}`));
          await settled();
        },
        fail: async (failure) => {
          reject(failure);
          await settled();
        },
      });
    });
  }

  async remove(): Promise<void> {}
}
