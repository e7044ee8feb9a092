import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { DataTable } from '@cucumber/cucumber';
import { stotinkiToLeva } from '../../../src/core/shared/written-number.ts';
import { EMPTY_PRODUCT_FORM } from '../../../src/core/shop/own-product-form.ts';
import type { ProductForm } from '../../../src/core/shop/own-product-form.ts';
import type { ProductSummary } from '../../../src/core/shop/product.ts';
import { ProductCatalogue } from '../../../src/core/shop/product-catalogue.ts';
import { pathOf } from '../../../src/core/site/paths.ts';
import { SettingsScreen } from '../../../src/view-models/accounts/settings-screen.ts';
import type { RowField } from '../../../src/view-models/shop/own-product-row.ts';
import { OwnProductsScreen } from '../../../src/view-models/shop/own-products-screen.ts';
import { ProductFormScreen } from '../../../src/view-models/shop/product-form-screen.ts';
import type { ShopWorld } from '../../support/world.ts';
import { fieldNamed, markedFields } from '../../support/field-words.ts';
import { beLoggedIn } from '../accounts.steps.ts';

const LIST = pathOf('AdminListProducts', 'bg');

async function theForm(world: ShopWorld): Promise<ProductFormScreen> {
  return (await world.visitor()).screen(ProductFormScreen);
}

/** Fills in a complete product in the scenario's category. */
async function write(world: ShopWorld, change: Partial<ProductForm>): Promise<void> {
  const { form } = await theForm(world);
  const whole = {
    manufacturer: 'Майстор ООД',
    manufacturerAddress: 'Троян',
    manufacturerContact: 'office@maystor.example',
    quantity: '8',
    code: 'Я-1',
  };
  for (const [name, value] of Object.entries({ ...whole, ...change })) {
    form.set(name as keyof ProductForm, value as never);
  }
}

async function save(world: ShopWorld): Promise<void> {
  const visitor = await world.visitor();
  await (await theForm(world)).form.submit();
  await visitor.settled();
}

/** Current list of my products. */
async function theList(world: ShopWorld): Promise<OwnProductsScreen> {
  const visitor = await world.visitor();
  const isOpen =
    visitor.page.status !== 0 && visitor.navigation.current?.open?.screen instanceof OwnProductsScreen;
  if (!isOpen) await visitor.arrive(LIST);
  return visitor.screen(OwnProductsScreen);
}

async function theRow(world: ShopWorld, title: string) {
  const row = (await theList(world)).rows.find(({ product }) => product.title === title);
  assert.ok(row, `the list has no ${title}`);
  return row;
}

async function writeInRow(world: ShopWorld, title: string, field: RowField, text: string): Promise<void> {
  const row = await theRow(world, title);
  row.type(field, text);
  await row.save(field);
}

/** Products that a buyer finds by a text. */
async function found(world: ShopWorld, request: string): Promise<ProductSummary[]> {
  const buyer = await world.visitor('buyer');
  if (buyer.page.status === 0) await buyer.arrive('/');
  const wish = { request, orderBy: 'relevance.DESC', offset: 0, limit: 10 } as const;
  return (await buyer.get(ProductCatalogue).searchProducts(wish)).data;
}

Given('I sell {string} with {int} in stock', async function (this: ShopWorld, title: string, stock: number) {
  const goods = await this.goods();
  if (!this.notes.has('person')) await beLoggedIn(this, 'vendor', 'Явор');
  await goods.product({ title, vendor: 'Явор', category: 'Столове', stock, price: 12_900, colour: 'green' });
});

Given(
  'I am logged in as vendor of a shop that does not say who its trader is',
  async function (this: ShopWorld) {
    await beLoggedIn(this, 'vendor', 'Явор');
    const { database } = await this.shop();
    await database.db
      .updateTable('vendor')
      .set({ company_number: '', address: '' })
      .where('name', '=', 'Явор')
      .execute();
  },
);

When(
  'I write a product called {string} in {string} for {money}',
  async function (this: ShopWorld, titleBg: string, category: string, price: number) {
    const chosen = (await theForm(this)).categories.find(({ name }) => name === category);
    await write(this, { titleBg, categoryId: String(chosen?.id), price: stotinkiToLeva(price) ?? '' });
  },
);

When("I write only the product's name {string}", async function (this: ShopWorld, titleBg: string) {
  await write(this, { ...EMPTY_PRODUCT_FORM, titleBg });
});

When('I save the product', async function (this: ShopWorld) {
  await save(this);
});

When("I reload the product's form", async function (this: ShopWorld) {
  await (await this.visitor()).reload();
});

When(
  /^I write the (price|stock) (\S+) in the row of "([^"]*)"$/,
  async function (this: ShopWorld, what: 'price' | 'stock', text: string, title: string) {
    await writeInRow(this, title, what === 'stock' ? 'quantity' : 'price', text);
  },
);

Given(
  '{int} of {string} are sold meanwhile',
  async function (this: ShopWorld, pieces: number, title: string) {
    const { database } = await this.shop();
    await database.db
      .updateTable('product')
      .set(({ eb }) => ({ quantity: eb('quantity', '-', pieces) }))
      .where('title_bg', '=', title)
      .execute();
  },
);

When('I make all of them {int} % cheaper', async function (this: ShopWorld, percent: number) {
  const list = await theList(this);
  list.chooseAllOfPage(true);
  list.bulk.plan('price-percent');
  list.bulk.setAmount(String(-percent));
  await list.bulk.preview();
  await list.bulk.confirm();
});

When('I hide all of them', async function (this: ShopWorld) {
  const list = await theList(this);
  list.chooseAllOfPage(true);
  list.bulk.plan('hide');
  await list.bulk.preview();
  await list.bulk.confirm();
});

When(
  'I add a black variant of {string} with {int} in stock',
  async function (this: ShopWorld, title: string, stock: number) {
    const { product } = await theRow(this, title);
    const visitor = await this.visitor();
    await visitor.arrive(pathOf('AdminAddProduct', 'bg', {}, { variantOf: product.id }));
    await write(this, { code: 'Я-2', colour: 'black', quantity: String(stock) });
    await save(this);
  },
);

When('I delete the product {string}', async function (this: ShopWorld, title: string) {
  const list = await theList(this);
  list.setDeleting((await theRow(this, title)).product);
  await list.delete();
});

When('I show the product {string}', async function (this: ShopWorld, title: string) {
  const list = await theList(this);
  await list.show((await theRow(this, title)).product, true);
});

When('I say of my shop:', async function (this: ShopWorld, table: DataTable) {
  const { shop } = (await this.visitor()).screen(SettingsScreen);
  assert.ok(shop, 'the settings have no shop');
  for (const [name, value] of Object.entries(table.rowsHash())) {
    shop.form.set(fieldNamed(shop.form.values, name), value);
  }
  await shop.form.submit();
});

Then('my products are {string}', async function (this: ShopWorld, titles: string) {
  const { rows } = await theList(this);
  assert.equal(rows.map(({ product }) => product.title).join(', '), titles);
});

Then('buyers find {string}', async function (this: ShopWorld, title: string) {
  assert.deepEqual(
    (await found(this, title)).map((product) => product.title),
    [title],
  );
});

Then('buyers find nothing of {string}', async function (this: ShopWorld, request: string) {
  assert.deepEqual(await found(this, request), []);
});

Then('buyers see {string} for {money}', async function (this: ShopWorld, title: string, price: number) {
  assert.deepEqual(
    (await found(this, title)).map((product) => product.price),
    [price],
  );
});

Then(
  'buyers find one card of {string} with {int} more variant(s)',
  async function (this: ShopWorld, request: string, variants: number) {
    assert.deepEqual(
      (await found(this, request)).map((product) => product.variants),
      [variants],
    );
  },
);

Then(
  'the row of {string} says that there are {int}, and {int} stands as I wrote it',
  async function (this: ShopWorld, title: string, present: number, typed: number) {
    const row = await theRow(this, title);
    assert.deepEqual(row.errorOf('quantity'), { key: 'error-stock-changed-to', count: present });
    assert.equal(row.textOf('quantity'), String(typed));
  },
);

Then('{int} products were changed', async function (this: ShopWorld, changed: number) {
  assert.equal((await theList(this)).bulk.outcome?.changed, changed);
});

Then("the product's form marks {string}", async function (this: ShopWorld, fields: string) {
  const { errors } = (await theForm(this)).form;
  assert.equal(markedFields(errors), fields);
});

Then("the product's form still says {string}", async function (this: ShopWorld, title: string) {
  assert.equal((await theForm(this)).form.values.titleBg, title);
});

Then('the page of products is refused', async function (this: ShopWorld) {
  assert.equal((await this.visitor()).page.status, 403);
});

Then('I am told what my shop must still say', async function (this: ShopWorld) {
  assert.deepEqual((await theList(this)).missing, ['number', 'address']);
});

When('I open the page of my shop', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const { shop } = visitor.screen(SettingsScreen).shop ?? {};
  assert.ok(shop, 'the settings have no shop');
  await visitor.arrive(pathOf('Vendor', 'bg', { id: shop.id }));
});

Then('it says {string}', async function (this: ShopWorld, texts: string) {
  const visitor = await this.visitor();
  for (const text of texts.split(', '))
    assert.ok(visitor.page.text.includes(text), `it does not say ${text}`);
});

Then('the form of my shop marks {string}', async function (this: ShopWorld, field: string) {
  const { shop } = (await this.visitor()).screen(SettingsScreen);
  assert.equal(markedFields(shop?.form.errors ?? {}), field);
});

Then(
  'the product {string} opens to be changed, in Bulgarian and in English',
  async function (this: ShopWorld, title: string) {
    const id = await (await this.goods()).productId(title);
    const visitor = await this.visitor();
    for (const language of ['bg', 'en'] as const) {
      await visitor.arrive(pathOf('AdminEditProduct', language, { id }));
      const { form } = visitor.screen(ProductFormScreen);
      assert.equal(form.values.titleBg, title);
    }
  },
);
