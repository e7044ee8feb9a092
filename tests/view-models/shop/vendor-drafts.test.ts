import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import { ownProductRules } from '../../../src/core/shop/own-product-rules.ts';
import { OwnDrafts } from '../../../src/view-models/accounts/own-drafts.ts';
import { OwnShopEditor } from '../../../src/view-models/shop/own-shop-editor.ts';
import { ProductFormScreen } from '../../../src/view-models/shop/product-form-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aNavigation } from '../../support/a-navigation.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { anOwnProductsGateway } from '../../support/an-own-products-gateway.ts';
import { MemoryUploads } from '../../support/memory/memory-uploads.ts';
import { aProductCatalogue } from '../../support/a-product-catalogue.ts';

const { signal } = new AbortController();
const lamps = aUser({ id: 1, type: 'vendor' });
const chairs = aUser({ id: 2, type: 'vendor' });

/** Browser in which vendors sign in one after the other, in the same tab. */
function aSharedBrowser() {
  const modals = new Modals();
  const { session } = aSession(lamps, modals);
  const drafts = new OwnDrafts(new StoredFormDrafts(new MemoryTextStore()), session);
  const uploads = new MemoryUploads();
  const rules = async () => ownProductRules;
  const newProduct = async () => {
    const screen = new ProductFormScreen({
      products: anOwnProductsGateway(),
      catalogue: aProductCatalogue([]),
      uploads,
      drafts,
      keys: { make: () => 'key-1' },
      modals,
      navigation: aNavigation().navigation,
      language: 'bg',
      rules,
      newAbort: () => new AbortController(),
    });
    await screen.load({ route: 'AdminAddProduct', params: {}, query: {}, signal });
    screen.onEnter();
    return screen;
  };
  const ownShop = async () => {
    const products = anOwnProductsGateway();
    const editor = new OwnShopEditor(products, uploads, drafts, modals, 'bg', rules, session);
    await editor.load(signal);
    editor.restoreDraft();
    return editor;
  };
  return { session, newProduct, ownShop };
}

describe('The unsaved changes of a vendor', () => {
  it('of a product are restored for this vendor, and for no other', async () => {
    const { session, newProduct } = aSharedBrowser();
    const written = await newProduct();
    written.form.set('titleBg', 'Лампа, която още никой не знае');
    session.set(chairs);
    const another = await newProduct();
    expect([another.form.values.titleBg, another.restored]).toEqual(['', false]);
    session.set(lamps);
    const again = await newProduct();
    expect([again.form.values.titleBg, again.restored]).toEqual(['Лампа, която още никой не знае', true]);
  });

  it('of the shop’s profile are restored for this vendor, and for no other', async () => {
    const { session, ownShop } = aSharedBrowser();
    const written = await ownShop();
    const stored = written.form.values.name;
    written.form.set('name', 'Новото име на магазина');
    session.set(chairs);
    expect((await ownShop()).form.values.name).toBe(stored);
    session.set(lamps);
    expect((await ownShop()).form.values.name).toBe('Новото име на магазина');
  });
});
