import { beforeEach, describe, expect, it } from 'vitest';
import type { FileImport, FileImports } from '../../../src/core/shared/import/file-import.ts';
import type { ChosenFile } from '../../../src/core/shared/chosen-file.ts';
import { failureOf } from '../../support/a-failure.ts';

export type FileImportsWorld = {
  imports: FileImports;
  /** `lamps.csv` with two new codes, L-1 and L-2, and a bad row. */
  file: ChosenFile;
  /** Runs the check of an import's rows. */
  check(id: number): Promise<void>;
  /** Maps the columns „Код“ and „Заглавие“ to the code and the title. */
  mapColumns(id: number): Promise<FileImport>;
};

/** Contract of imports of products and listings (VEND-05). */
export function fileImportsContract(makeWorld: () => Promise<FileImportsWorld>): void {
  describe('Imports', () => {
    let world: FileImportsWorld;
    let imports: FileImports;
    beforeEach(async () => {
      world = await makeWorld();
      ({ imports } = world);
    });
    async function checked(): Promise<number> {
      const id = await imports.upload(world.file, () => {});
      await world.check(id);
      return id;
    }

    it('upload a file, report the progress and count the effects of its rows', async () => {
      const parts: number[] = [];
      const id = await imports.upload(world.file, (part) => parts.push(part));
      expect(parts.length).toBeGreaterThan(0);
      expect(parts.every((part) => part >= 0 && part <= 1)).toBe(true);
      await world.check(id);
      const expected = {
        id,
        fileName: 'lamps.csv',
        kind: 'csv',
        status: 'ready',
        progress: 100,
        rows: 3,
        taken: 0,
      };
      const one = await imports.read(String(id));
      expect(one).toMatchObject({ ...expected, counts: { bad: 1, add: 2, change: 0, same: 0 }, error: null });
      expect(one.columns).toContainEqual(expect.objectContaining({ name: 'Код', field: 'code' }));
      expect(await imports.list({ offset: 0, limit: 10 })).toMatchObject({ total: 1, data: [expected] });
    });

    it('list their rows by effect', async () => {
      const id = await checked();
      const rows = (action: 'add' | 'bad' | 'same', page = { offset: 0, limit: 10 }) =>
        imports.rows(id, { action, ...page });
      expect(await rows('add')).toMatchObject({ total: 2, data: [{ code: 'L-1' }, { code: 'L-2' }] });
      expect(await rows('add', { offset: 1, limit: 1 })).toMatchObject({ total: 2, data: [{ code: 'L-2' }] });
      const bad = await rows('bad');
      expect([bad.total, bad.data[0]?.action]).toEqual([1, 'bad']);
      expect(bad.data[0]?.errors.length).toBeGreaterThan(0);
      expect(await rows('same')).toEqual({ data: [], total: 0 });
    });

    it('are imported or cancelled once', async () => {
      const id = await checked();
      const importing = await imports.changeStatus(id, 'importing');
      expect(importing).toMatchObject({ id, status: 'importing' });
      expect(await imports.changeStatus(id, 'importing')).toMatchObject({ status: 'importing' });
      expect(await imports.changeStatus(id, 'cancelled')).toMatchObject({ status: 'cancelled' });
      const notReady = failureOf('conflict', 'error-import-not-ready');
      await expect(imports.changeStatus(id, 'importing')).rejects.toMatchObject(notReady);
      await expect(world.mapColumns(id)).rejects.toMatchObject(notReady);
    });

    it('are checked again after a change of the columns', async () => {
      const id = await checked();
      expect(await world.mapColumns(id)).toMatchObject({ id, status: 'uploaded' });
    });

    it('are read again in another encoding while ready', async () => {
      const id = await checked();
      expect(await imports.read(String(id))).toMatchObject({ encoding: 'utf-8' });
      expect(await imports.changeEncoding(id, 'windows-1251')).toMatchObject({ id, status: 'uploaded' });
      await expect(imports.changeEncoding(id, 'utf-8')).rejects.toMatchObject(
        failureOf('conflict', 'error-import-not-ready'),
      );
    });

    it('are not found by another account or with an unknown id', async () => {
      const unknown = failureOf('not-found', 'error-import-not-found');
      await expect(imports.read('987654')).rejects.toMatchObject(unknown);
      await expect(imports.changeStatus(987_654, 'cancelled')).rejects.toMatchObject(unknown);
    });
  });
}
