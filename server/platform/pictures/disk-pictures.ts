import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentTypeOf, PictureStore } from './picture-store.ts';
import type { StoredFile } from './picture-store.ts';

/** Pictures in a folder that all processes share. */
export class DiskPictures extends PictureStore {
  constructor(private readonly folder: string) {
    super();
  }

  override async put(name: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(name);
    const draft = `${path}.${randomBytes(6).toString('hex')}.tmp`;
    await mkdir(dirname(path), { recursive: true });
    try {
      const file = await open(draft, 'wx');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  override async read(name: string): Promise<StoredFile | null> {
    const contentType = contentTypeOf(name);
    try {
      const file = await open(this.pathOf(name), 'r');
      const { size } = await file.stat();
      return { stream: file.createReadStream(), contentType, length: size };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Also deletes drafts of interrupted writes, whose names begin with the file's name. */
  override async remove(name: string): Promise<void> {
    const folder = dirname(this.pathOf(name));
    const present = await readdir(folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for (const file of present.filter((file) => file.startsWith(name))) {
      await rm(join(folder, file), { force: true });
    }
  }

  /** Two levels of folders, to limit their size. */
  private pathOf(name: string): string {
    // Throws for a name that could leave the folder.
    contentTypeOf(name);
    return join(this.folder, name.slice(0, 2), name.slice(2, 4), name);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
