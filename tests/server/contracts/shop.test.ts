import { afterAll, beforeAll, describe } from 'vitest';
import { HttpAccountFavorites } from '../../../src/adapters/http/favorites/http-account-favorites.ts';
import { HttpProductImports } from '../../../src/adapters/http/shop/http-imports.ts';
import { accountFavoritesContract } from '../../contracts/favorites/account-favorites.contract.ts';
import { fileImportsContract } from '../../contracts/shop/file-imports.contract.ts';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import { aRow, csv, HEADER, importer } from '../support/an-import.ts';
import { startListeningApplication } from '../support/listening-application.ts';
import type { ListeningApplication } from '../support/listening-application.ts';

let app: ListeningApplication;
let shop: ReturnType<typeof aShop>;
beforeAll(async () => {
  app = await startListeningApplication();
  shop = aShop(app.database);
});
afterAll(() => app.close());

const aPlace = async () => ({
  vendorId: await shop.vendor({ deliveryPrice: 590 }),
  categoryId: await shop.category(),
});

const NOBODY = { manufacturer: '', manufacturerAddress: '', manufacturerContact: '' };

describe('over HTTP', () => {
  accountFavoritesContract(async () => {
    const place = await aPlace();
    const browser = app.browser(await aPerson(app));
    return {
      account: new HttpAccountFavorites(browser, app.clock),
      now: app.clock.now().getTime(),
      products: [await shop.product(place), await shop.product(place)],
      missing: 987_654,
    };
  });

  fileImportsContract(async () => {
    const vendorId = await shop.vendor();
    const vendor = await aPerson(app, { type: 'vendor', vendorId });
    const category = `Лампи на ${vendorId}`;
    await shop.category(category);
    const rows = [
      HEADER,
      aRow('L-1', { category }),
      aRow('L-2', { category }),
      aRow('L-3', { price: 'скъпо' }),
    ];
    const imports = new HttpProductImports(app.browser(vendor));
    return {
      imports,
      file: new File([new Uint8Array(csv(rows))], 'lamps.csv', { type: 'text/csv' }),
      check: async (id) => void (await importer(app, vendor, vendorId).work(id)),
      mapColumns: (id) => imports.mapColumns(id, { Код: 'code', Заглавие: 'titleBg' }, NOBODY),
    };
  });
});
