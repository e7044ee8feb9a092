import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Cards in a local folder, which may be emptied at any time. */
export class CardCache {
  private puts = 0;

  /** @param most approximate maximum of files; the oldest are deleted first */
  constructor(
    private readonly folder: string,
    private readonly most = 2_000,
  ) {}

  async read(name: string): Promise<Buffer | null> {
    return readFile(join(this.folder, name)).catch(() => null);
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const draft = join(this.folder, `${randomBytes(8).toString('hex')}.tmp`);
    await writeFile(draft, bytes);
    await rename(draft, join(this.folder, name));
    this.puts += 1;
    if (this.puts % Math.ceil(this.most / 10) === 1) await this.deleteOldest();
  }

  private async deleteOldest(): Promise<void> {
    const names = await readdir(this.folder);
    if (names.length <= this.most) return;
    const ages = await Promise.all(
      names.map(async (name) => {
        const file = await stat(join(this.folder, name)).catch(() => null);
        return { name, at: file?.mtimeMs ?? 0 };
      }),
    );
    const oldest = ages.toSorted((one, other) => one.at - other.at).slice(0, names.length - this.most);
    for (const { name } of oldest) await rm(join(this.folder, name), { force: true });
  }
}
