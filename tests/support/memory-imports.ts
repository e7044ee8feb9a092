import { Failure } from '../../src/core/shared/failure.ts';
import type { CancelSignal } from '../../src/core/shared/failure.ts';
import type { Page } from '../../src/core/shared/page.ts';
import type { Manufacturer } from '../../src/core/shop/import/import-manufacturer.ts';
import { ProductImports } from '../../src/core/shop/import/product-import.ts';
import type {
  ImportField,
  ImportRow,
  ProductImport,
  ProductImportSummary,
} from '../../src/core/shop/import/product-import.ts';
import type { ChosenFile } from '../../src/core/site/picture-uploads.ts';

/** A checked import with two new products and a bad row. */
export function anImport(changes: Partial<ProductImport> = {}): ProductImport {
  return {
    id: 7,
    fileName: 'продукти.csv',
    kind: 'csv',
    size: 2_000,
    status: 'ready',
    progress: 100,
    rows: 3,
    counts: { bad: 1, add: 2, change: 0, same: 0 },
    taken: 0,
    pictures: { total: 0, fetched: 0, failed: 0 },
    withoutPictures: 0,
    error: null,
    createdAt: '2026-11-21T10:00:00.000Z',
    finishedAt: null,
    manufacturer: '',
    manufacturerAddress: '',
    columns: [
      { name: 'Код', field: 'code', examples: ['L-1'] },
      { name: 'Продажна', field: null, examples: ['89,90'] },
    ],
    ...changes,
  };
}

/** Imports that remember what was asked of them. */
export class MemoryImports extends ProductImports {
  import = anImport();
  readonly asked: string[] = [];
  readonly mapped: Record<string, ImportField | null>[] = [];
  readonly manufacturers: Manufacturer[] = [];
  refusal: Failure | null = null;

  async upload(file: ChosenFile, progress: (part: number) => void, signal?: CancelSignal): Promise<number> {
    progress(0.5);
    this.ask(`upload ${file.name}${signal?.aborted ? ' (stopped)' : ''}`);
    return this.import.id;
  }

  async list(): Promise<Page<ProductImportSummary>> {
    this.ask('list');
    return { data: [this.import], total: 1 };
  }

  async read(id: string): Promise<ProductImport> {
    this.ask('read');
    if (id !== String(this.import.id)) throw new Failure('error-import-not-found', {}, 'not-found');
    return this.import;
  }

  async rows(_: number, { action }: { action: string }): Promise<Page<ImportRow>> {
    this.ask(`rows ${action}`);
    return { data: [], total: 1 };
  }

  async changeStatus(_: number, status: 'importing' | 'cancelled'): Promise<ProductImport> {
    this.ask(status);
    this.import = { ...this.import, status, progress: 0 };
    return this.import;
  }

  async mapColumns(
    _: number,
    mapping: Record<string, ImportField | null>,
    manufacturer: Manufacturer,
  ): Promise<ProductImport> {
    this.ask('map');
    this.manufacturers.push(manufacturer);
    this.mapped.push(mapping);
    this.import = { ...this.import, status: 'uploaded' };
    return this.import;
  }

  private ask(what: string): void {
    this.asked.push(what);
    const { refusal } = this;
    this.refusal = null;
    if (refusal) throw refusal;
  }
}
