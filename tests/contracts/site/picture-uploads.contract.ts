import { beforeEach, describe, expect, it } from 'vitest';
import type { ChosenFile } from '../../../src/core/shared/chosen-file.ts';
import type { PictureUploads } from '../../../src/core/site/picture-uploads.ts';

export type PictureUploadsWorld = {
  uploads: PictureUploads;
  /** A photo with a ratio of 4:3, and a text file named as a photo. */
  photo: ChosenFile;
  noPhoto: ChosenFile;
};

export function pictureUploadsContract(of: string, makeWorld: () => Promise<PictureUploadsWorld>): void {
  describe(`Uploads of ${of}`, () => {
    let world: PictureUploadsWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });

    it('send a photo, report the progress, and return its key', async () => {
      const parts: number[] = [];
      const picture = await world.uploads.upload(world.photo, (part) => parts.push(part));
      expect(picture.width * 3).toBe(picture.height * 4);
      expect(picture.widths).toContain(400);
      expect(picture.url).toContain(picture.key);
      expect(parts.every((part) => part >= 0 && part <= 1)).toBe(true);
      await world.uploads.remove(picture.key);
    });

    it('reject a file that is not a picture', async () => {
      await expect(world.uploads.upload(world.noPhoto, () => {})).rejects.toMatchObject({
        kind: 'invalid',
        messageKey: 'error-picture-not-a-picture',
      });
    });
  });
}
