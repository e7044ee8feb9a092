import { LISTING_FIELDS } from '../../core/properties/import/listing-import-fields.ts';
import type { ListingImportRow } from '../../core/properties/import/listing-imports.ts';
import type { FileImport, FileImportRow, FileImports } from '../../core/shared/import/file-import.ts';
import type { ImportFields } from '../../core/shared/import/import-fields.ts';
import { PRODUCT_IMPORT_FIELDS } from '../../core/shop/import/import-fields.ts';
import type { Manufacturer } from '../../core/shop/import/import-manufacturer.ts';
import type { ImportRow } from '../../core/shop/import/product-import.ts';

/** An import of products or listings; only products have a manufacturer. */
export type ShownImport = FileImport & Partial<Manufacturer>;
export type ShownRow = FileImportRow &
  Partial<Pick<ImportRow, 'productId' | 'quantity' | 'filled'> & Pick<ListingImportRow, 'listingId'>>;

/** Imports of the vendor or agency. */
export type ShownImports = FileImports<ShownImport, ShownRow> & {
  mapColumns(
    id: number,
    mapping: Record<string, string | null>,
    manufacturer: Manufacturer,
  ): Promise<ShownImport>;
};

/** Description of an import for its screen: routes, fields and the texts that differ. */
export type ImportSubject = {
  modal: 'productImport' | 'listingImport';
  route: 'AdminProductsImport' | 'AdminListingsImport';
  itemsRoute: 'AdminListProducts' | 'AdminPropertyList';
  /** Query of the list that shows the imported records. */
  importedQuery: Record<string, string>;
  editRoute: 'AdminEditProduct' | 'AdminEditProperty';
  /** Folder of the sample files and of the rows with errors. */
  files: '/imports' | '/listing-imports';
  fields: ImportFields;
  texts: {
    title: string;
    intro: string;
    none: string;
    toItems: string;
    toImported: string;
    openItem: string;
    item: string;
    modalTitle: string;
    modalIntro: string;
    numbersHint: string;
  };
};

export const PRODUCT_IMPORT: ImportSubject = {
  modal: 'productImport',
  route: 'AdminProductsImport',
  itemsRoute: 'AdminListProducts',
  importedQuery: {},
  editRoute: 'AdminEditProduct',
  files: '/imports',
  fields: PRODUCT_IMPORT_FIELDS,
  texts: {
    title: 'import-page-title',
    intro: 'import-page-intro',
    none: 'import-none-text',
    toItems: 'import-to-products',
    toImported: 'import-to-products',
    openItem: 'import-open-product',
    item: 'import-column-product',
    modalTitle: 'import-modal-title',
    modalIntro: 'import-modal-intro',
    numbersHint: 'import-prices-hint',
  },
};

export const LISTING_IMPORT: ImportSubject = {
  modal: 'listingImport',
  route: 'AdminListingsImport',
  itemsRoute: 'AdminPropertyList',
  importedQuery: { tab: 'draft' },
  editRoute: 'AdminEditProperty',
  files: '/listing-imports',
  fields: LISTING_FIELDS,
  texts: {
    title: 'listing-import-page-title',
    intro: 'listing-import-page-intro',
    none: 'listing-import-none-text',
    toItems: 'listing-import-to-listings',
    toImported: 'listing-import-to-drafts',
    openItem: 'listing-import-open-listing',
    item: 'listing-import-column-listing',
    modalTitle: 'listing-import-modal-title',
    modalIntro: 'listing-import-modal-intro',
    numbersHint: 'listing-import-numbers-hint',
  },
};
