import { describe } from 'vitest';
import { aProduct, aVendor } from '../../support/a-product.ts';
import { MemoryAccountFavorites } from '../../support/memory/memory-account-favorites.ts';
import { MemoryFavoriteStates } from '../../support/memory/memory-favorite-states.ts';
import { anImport, MemoryImports } from '../../support/memory/memory-imports.ts';
import { MemoryOwnProducts } from '../../support/memory/memory-own-products.ts';
import { MemoryCatalogue } from '../../support/memory/memory-shop.ts';
import { accountFavoritesContract } from '../favorites/account-favorites.contract.ts';
import { favoriteStatesContract } from '../favorites/favorite-states.contract.ts';
import { ownProductsContract } from './own-products.contract.ts';
import { fileImportsContract } from './file-imports.contract.ts';
import { productCatalogueContract } from './product-catalogue.contract.ts';

const NOBODY = { manufacturer: '', manufacturerAddress: '', manufacturerContact: '' };

describe('in memory', () => {
  productCatalogueContract(async () => {
    const shop = new MemoryCatalogue();
    return {
      shop,
      vendorId: aVendor().id,
      categoryId: 3,
      sell: async (product) => {
        const id = 1 + shop.products.length;
        shop.products.push(aProduct({ ...product, id }));
        return id;
      },
    };
  });

  ownProductsContract(async () => ({ products: new MemoryOwnProducts([]), categoryId: 1 }));

  accountFavoritesContract(async () => {
    const account = new MemoryAccountFavorites();
    account.gone.add(3);
    return { account, now: 1_700_000_000_000, products: [1, 2], missing: 3 };
  });

  favoriteStatesContract(async () => {
    const states = new MemoryFavoriteStates();
    const lamp = { type: 'product', id: 1, title: 'Лампа', state: 'offered' } as const;
    states.present = [{ ...lamp, price: 4_000, left: null, lowestPrice: 5_000 }];
    states.asKept = [{ ...lamp, price: 5_000 }];
    return { states, productId: 1, missing: 2 };
  });

  fileImportsContract(async () => {
    const imports = new MemoryImports();
    imports.import = anImport({ fileName: 'lamps.csv' });
    return {
      imports,
      file: { name: 'lamps.csv', size: 200, type: 'text/csv' },
      check: async () => {},
      mapColumns: (id) => imports.mapColumns(id, { Код: 'code', Заглавие: 'titleBg' }, NOBODY),
    };
  });
});
