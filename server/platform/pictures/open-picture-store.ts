import { join } from 'node:path';
import type { Configuration } from '../configuration.ts';
import { DiskPictures } from './disk-pictures.ts';
import type { PictureStore } from './picture-store.ts';
import { S3Pictures } from './s3-pictures.ts';

export function openPictureStore({ bucket, dataDirectory }: Configuration): PictureStore {
  return bucket ? new S3Pictures(bucket) : new DiskPictures(join(dataDirectory, 'uploads'));
}
