import * as calls from '../../../../api/calls/properties/listing-imports.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import type { Page } from '../../../core/shared/page.ts';
import type { ImportEncoding } from '../../../core/shared/import/import-encoding.ts';
import type { FileImportSummary, RowFilter } from '../../../core/shared/import/file-import.ts';
import type { ListingField } from '../../../core/properties/import/listing-import-fields.ts';
import { ListingImports } from '../../../core/properties/import/listing-imports.ts';
import type { ListingImport, ListingImportRow } from '../../../core/properties/import/listing-imports.ts';
import type { ChosenFile } from '../../../core/shared/chosen-file.ts';
import { withId } from '../../../core/shared/answer-checks.ts';
import { ensureImportSize } from '../ensure-import-size.ts';
import type { HttpClient } from '../http-client.ts';

export class HttpListingImports extends ListingImports {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async upload(file: ChosenFile, progress: (part: number) => void, signal?: CancelSignal): Promise<number> {
    ensureImportSize(file);
    const { id } = withId(await this.http.call(calls.uploadListingImport, { file, progress, signal }));
    return id;
  }

  list(page: { offset: number; limit: number }, signal?: CancelSignal): Promise<Page<FileImportSummary>> {
    return this.http.call(calls.listingImports, { query: page, signal });
  }

  read(id: string, signal?: CancelSignal): Promise<ListingImport> {
    return this.http.call(calls.listingImport, { params: { id }, signal });
  }

  rows(
    id: number,
    wanted: { action: RowFilter; offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<ListingImportRow>> {
    return this.http.call(calls.listingImportRows, {
      params: { id: String(id) },
      query: wanted,
      signal,
    }) as Promise<Page<ListingImportRow>>;
  }

  changeStatus(id: number, status: 'importing' | 'cancelled'): Promise<ListingImport> {
    return this.http.call(calls.changeListingImport, { params: { id: String(id) }, body: { status } });
  }

  mapColumns(id: number, mapping: Record<string, ListingField | null>): Promise<ListingImport> {
    return this.http.call(calls.mapListingImport, {
      params: { id: String(id) },
      body: { columns: Object.entries(mapping).map(([name, field]) => ({ name, field })) },
    });
  }

  changeEncoding(id: number, encoding: ImportEncoding): Promise<ListingImport> {
    return this.http.call(calls.changeListingEncoding, { params: { id: String(id) }, body: { encoding } });
  }
}
