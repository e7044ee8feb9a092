import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { TestApplication } from './test-application.ts';

/** A one-colour photo as from a camera, rotated and with GPS data. */
export function aPhoto(width = 640, height = 480, colour = '#b0603c') {
  return sharp({ create: { width, height, channels: 3, background: colour }, limitInputPixels: false });
}

export const jpeg = (width?: number, height?: number, colour?: string): Promise<Buffer> =>
  aPhoto(width, height, colour).jpeg().toBuffer();

/** Metadata with place, device and author, as phones write it. */
export const TELLING_EXIF = {
  IFD0: { Make: 'SecretPhone', Artist: 'Иван Петров', Copyright: 'telltale-copyright' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '42/1 41/1 51/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '23/1 19/1 19/1',
  },
};

/** Uploads an unused picture of an account or a visitor. @returns its key */
export async function anUploadedPicture(
  { database, clock }: Pick<TestApplication, 'database'> & { clock: Pick<Clock, 'now'> },
  ownerId: number | null,
): Promise<string> {
  const key = randomBytes(18).toString('base64url');
  const now = clock.now();
  const size = { width: 800, height: 600, widths: [400, 800] };
  const owner = { owner_id: ownerId, from_visitor: ownerId === null };
  await database.db
    .insertInto('picture')
    .values({ key, ...owner, ...size, created_at: now, stored_at: now, attached_to: null, orphaned_at: now })
    .execute();
  return key;
}
