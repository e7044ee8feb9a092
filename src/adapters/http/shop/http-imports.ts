import * as calls from '../../../../api/calls/shop/product-imports.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import type { Page } from '../../../core/shared/page.ts';
import type { Manufacturer } from '../../../core/shop/import/import-manufacturer.ts';
import type { ImportEncoding } from '../../../core/shared/import/import-encoding.ts';
import type { FileImportSummary, RowFilter } from '../../../core/shared/import/file-import.ts';
import { ProductImports } from '../../../core/shop/import/product-import.ts';
import type { ImportField } from '../../../core/shop/import/import-fields.ts';
import type { ImportRow, ProductImport } from '../../../core/shop/import/product-import.ts';
import type { ChosenFile } from '../../../core/shared/chosen-file.ts';
import { withId } from '../../../core/shared/answer-checks.ts';
import { ensureImportSize } from '../ensure-import-size.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpProductImports extends ProductImports {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async upload(file: ChosenFile, progress: (part: number) => void, signal?: CancelSignal): Promise<number> {
    ensureImportSize(file);
    const { id } = withId(await this.http.call(calls.uploadProductImport, { file, progress, signal }));
    return id;
  }

  list(page: { offset: number; limit: number }, signal?: CancelSignal): Promise<Page<FileImportSummary>> {
    return this.http.call(calls.productImports, { query: page, signal });
  }

  read(id: string, signal?: CancelSignal): Promise<ProductImport> {
    return this.http.call(calls.productImport, { params: { id }, signal });
  }

  rows(
    id: number,
    wanted: { action: RowFilter; offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<ImportRow>> {
    return this.http.call(calls.productImportRows, {
      params: { id: String(id) },
      query: wanted,
      signal,
    }) as Promise<Page<ImportRow>>;
  }

  changeStatus(id: number, status: 'importing' | 'cancelled'): Promise<ProductImport> {
    return this.http.call(calls.changeProductImport, { params: { id: String(id) }, body: { status } });
  }

  mapColumns(
    id: number,
    mapping: Record<string, ImportField | null>,
    { manufacturer, manufacturerAddress, manufacturerContact }: Manufacturer,
  ): Promise<ProductImport> {
    return this.http.call(calls.mapProductImport, {
      params: { id: String(id) },
      body: {
        columns: Object.entries(mapping).map(([name, field]) => ({ name, field })),
        manufacturer,
        manufacturerAddress,
        manufacturerContact,
      },
    });
  }

  changeEncoding(id: number, encoding: ImportEncoding): Promise<ProductImport> {
    return this.http.call(calls.changeImportEncoding, { params: { id: String(id) }, body: { encoding } });
  }
}
