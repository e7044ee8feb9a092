import { describe } from 'vitest';
import { MemoryAccountFavorites } from '../../support/memory/memory-account-favorites.ts';
import { anImport, MemoryImports } from '../../support/memory/memory-imports.ts';
import { accountFavoritesContract } from '../favorites/account-favorites.contract.ts';
import { fileImportsContract } from './file-imports.contract.ts';

const NOBODY = { manufacturer: '', manufacturerAddress: '', manufacturerContact: '' };

describe('in memory', () => {
  accountFavoritesContract(async () => {
    const account = new MemoryAccountFavorites();
    account.gone.add(3);
    return { account, now: 1_700_000_000_000, products: [1, 2], missing: 3 };
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
