import sample from '../../../../content/listing-import-sample.json' with { type: 'json' };
import {
  LISTING_FIELD_NAMES,
  sampleHeading,
} from '../../../../src/core/properties/import/listing-import-fields.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { ImportFiles } from '../../shop/import/import-downloads.ts';
import { agencyOwner } from './listing-import-routes.ts';

/** Files for listing imports. The sample contains complete, valid listings. */
export const LISTING_IMPORT_FILES: ImportFiles = {
  folder: '/listing-imports',
  ownerOf(account) {
    if (account.type !== 'agency') throw new Failure('error-not-allowed', {}, 'not-allowed');
    return agencyOwner(account);
  },
  async sample(language) {
    const fields = sample.columns.flatMap(
      (name) => LISTING_FIELD_NAMES.find((field) => field === name) ?? [],
    );
    return {
      headings: fields.map((field) => sampleHeading(field, language)),
      elements: fields,
      root: 'listings',
      item: 'listing',
      rows: sample.rows[language],
    };
  },
};
