import { afterAll, beforeAll, expect, it } from 'vitest';
import * as alerts from '../../../api/calls/favorites/favorite-alerts.ts';
import * as calls from '../../../api/calls/favorites/favorites.ts';
import { favoriteIdsInput } from '../../../src/core/favorites/favorite-ports.ts';
import type { FavoriteStates } from '../../../src/core/favorites/favorite-ports.ts';
import { Favorites } from '../../../src/core/favorites/favorites.ts';
import { aShop } from '../support/a-shop.ts';
import { aPerson } from '../support/an-account.ts';
import { inProcessGateway } from '../support/in-process-gateway.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

const ofSomebody = async () =>
  inProcessGateway<FavoriteStates>(app, { ...calls, ...alerts }, await aPerson(app));

it('The states of favorites are current and omit deleted products', async () => {
  const shop = aShop(app.database);
  const place = { vendorId: await shop.vendor(), categoryId: await shop.category() };
  const id = await shop.product({ ...place, title: 'Лампа', price: 4_000, quantity: 30 });
  const gateway = await ofSomebody();
  const states = async (favorites: Favorites) =>
    (await gateway.favoriteStates(favoriteIdsInput(favorites))).data;
  expect(await states(Favorites.of({ product: [id, 987_654] }))).toMatchObject([
    { type: 'product', id, title: 'Лампа', state: 'offered', price: 4_000, left: null },
  ]);
  expect(await states(Favorites.none)).toEqual([]);
});

it('E-mails about favorites are switched on and off, each more than once', async () => {
  const gateway = await ofSomebody();
  expect(await gateway.favoriteAlert()).toEqual({ isTold: false });
  for (const isNotified of [true, true, false, false]) {
    await gateway.changeFavoriteAlert({ isTold: isNotified });
    expect(await gateway.favoriteAlert()).toEqual({ isTold: isNotified });
  }
});

it('An unknown unsubscribe link changes nothing and is accepted', async () => {
  const gateway = await ofSomebody();
  await gateway.changeFavoriteAlert({ isTold: true });
  await expect(gateway.endFavoriteAlertByLink({ token: 'x'.repeat(43) })).resolves.toBeTruthy();
  expect(await gateway.favoriteAlert()).toEqual({ isTold: true });
});
