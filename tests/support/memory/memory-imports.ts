import { Failure } from '../../../src/core/shared/failure.ts';
import type { CancelSignal } from '../../../src/core/shared/failure.ts';
import type { Page } from '../../../src/core/shared/page.ts';
import type { Manufacturer } from '../../../src/core/shop/import/import-manufacturer.ts';
import { ProductImports } from '../../../src/core/shop/import/product-import.ts';
import type { FileImportSummary } from '../../../src/core/shared/import/file-import.ts';
import type { ImportEncoding } from '../../../src/core/shared/import/import-encoding.ts';
import type { ImportField } from '../../../src/core/shop/import/import-fields.ts';
import type { ImportRow, ProductImport } from '../../../src/core/shop/import/product-import.ts';
import type { ChosenFile } from '../../../src/core/shared/chosen-file.ts';

/** Row that adds a lamp. */
export function anImportRow(changes: Partial<ImportRow> = {}): ImportRow {
  return {
    number: 2,
    code: 'L-1',
    title: 'Настолна лампа',
    action: 'add',
    productId: null,
    price: 8_990,
    quantity: 5,
    pictures: 0,
    errors: [],
    changes: [],
    filled: [],
    ...changes,
  };
}

/** Checked import with two new products and an invalid row. */
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
    withoutReduction: 0,
    error: null,
    createdAt: '2026-11-21T10:00:00.000Z',
    finishedAt: null,
    manufacturer: '',
    manufacturerAddress: '',
    manufacturerContact: '',
    encoding: 'utf-8',
    encodingSample: ['Код', 'Настолна лампа'],
    columns: [
      { name: 'Код', field: 'code', examples: ['L-1'] },
      { name: 'Продажна', field: null, examples: ['89,90'] },
    ],
    ...changes,
  };
}

/** One import, with a record of the requests. */
export class MemoryImports extends ProductImports {
  import = anImport();
  readonly asked: string[] = [];
  readonly mapped: Record<string, ImportField | null>[] = [];
  readonly manufacturers: Manufacturer[] = [];
  refusal: Failure | null = null;
  readonly found: ImportRow[] = [
    anImportRow(),
    anImportRow({ number: 3, code: 'L-2' }),
    anImportRow({
      number: 4,
      code: 'L-3',
      action: 'bad',
      price: null,
      errors: [{ field: 'price', key: 'error-import-price', values: { text: 'скъпо' } }],
    }),
  ];

  async upload(file: ChosenFile, progress: (part: number) => void, signal?: CancelSignal): Promise<number> {
    progress(0.5);
    this.ask(`upload ${file.name}${signal?.aborted ? ' (stopped)' : ''}`);
    return this.import.id;
  }

  async list(_page: { offset: number; limit: number }): Promise<Page<FileImportSummary>> {
    this.ask('list');
    return { data: [this.import], total: 1 };
  }

  async read(id: string): Promise<ProductImport> {
    this.ask('read');
    return this.ofId(Number(id));
  }

  async rows(
    id: number,
    { action, offset, limit }: { action: string; offset: number; limit: number },
  ): Promise<Page<ImportRow>> {
    this.ask(`rows ${action}`);
    this.ofId(id);
    const found = this.found.filter((row) => row.action === action);
    return { data: found.slice(offset, offset + limit), total: found.length };
  }

  async changeStatus(id: number, status: 'importing' | 'cancelled'): Promise<ProductImport> {
    this.ask(status);
    const before = this.ofId(id);
    if (before.status === status) return before;
    if (status === 'importing' && before.status !== 'ready') throw notReady();
    this.import = { ...before, status, progress: 0 };
    return this.import;
  }

  async mapColumns(
    id: number,
    mapping: Record<string, ImportField | null>,
    manufacturer: Manufacturer,
  ): Promise<ProductImport> {
    this.ask('map');
    if (this.ofId(id).status !== 'ready') throw notReady();
    this.manufacturers.push(manufacturer);
    this.mapped.push(mapping);
    this.import = { ...this.import, status: 'uploaded' };
    return this.import;
  }

  async changeEncoding(id: number, encoding: ImportEncoding): Promise<ProductImport> {
    this.ask(`encoding ${encoding}`);
    if (this.ofId(id).status !== 'ready') throw notReady();
    this.import = { ...this.import, status: 'uploaded', encoding };
    return this.import;
  }

  private ofId(id: number): ProductImport {
    if (id !== this.import.id) throw new Failure('error-import-not-found', {}, 'not-found');
    return this.import;
  }

  private ask(what: string): void {
    this.asked.push(what);
    const { refusal } = this;
    this.refusal = null;
    if (refusal) throw refusal;
  }
}

const notReady = () => new Failure('error-import-not-ready', {}, 'conflict');
