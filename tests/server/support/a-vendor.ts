import { randomBytes } from 'node:crypto';
import type { BulkPreview } from '../../../src/core/shop/bulk-change.ts';
import type { EditedProduct, OwnProductPage } from '../../../src/core/shop/own-product.ts';
import type { ProductContent } from '../../../src/core/shop/product-content.ts';
import { aChair } from '../../support/a-product-content.ts';
import { aShop } from './a-shop.ts';
import { aPerson } from './an-account.ts';
import type { Answer, TestApplication } from './test-application.ts';
import { versionAt } from './programs/version-at.ts';

/** A vendor with a complete shop. The vendor calls the product API like the views. */
export async function aSeller(app: TestApplication, wanted: { complete?: boolean } = {}) {
  const shop = aShop(app.database);
  const vendorId = await shop.vendor();
  if (wanted.complete === false) {
    await app.database.db
      .updateTable('vendor')
      .set({ company_number: '', address: '' })
      .where('id', '=', vendorId)
      .execute();
  }
  const person = await aPerson(app, { type: 'vendor', vendorId });
  const { headers } = person;
  const create = (content: ProductContent, more: Record<string, unknown> = {}): Promise<Answer> =>
    app.post(
      '/api/product',
      { content, pictures: [], hidden: false, key: randomBytes(16).toString('hex'), ...more },
      headers,
    );
  return {
    ...person,
    vendorId,
    create,
    /** @returns the id of a new product */
    has: async (
      change: Partial<ProductContent> & { categoryId: number },
      hidden = false,
    ): Promise<number> => {
      const { status, body } = await create(aChair(change), { hidden });
      if (status !== 201) throw new Error(`not created: ${JSON.stringify(body)}`);
      return (body as { id: number }).id;
    },
    update: async (id: number, content: ProductContent, more: Record<string, unknown> = {}) => {
      const version = await versionAt(app, `/api/vendor/product/${id}`, headers);
      return app.post(
        `/api/product/${id}`,
        { content, pictures: [], hidden: false, version, ...more },
        headers,
      );
    },
    row: (id: number, body: Record<string, unknown>) =>
      app.post(`/api/vendor/product/${id}/stock-and-price`, body, headers),
    bulk: (body: Record<string, unknown>) => app.post('/api/vendor/product/bulk', body, headers),
    preview: async (body: Record<string, unknown>) =>
      (await app.post('/api/vendor/product/bulk/preview', body, headers)).body as BulkPreview,
    undo: (id: number | null) => app.post(`/api/vendor/product/bulk/${id}/undo`, undefined, headers),
    list: async (query = '') =>
      (await app.get(`/api/vendor/product${query}`, headers)).body as OwnProductPage,
    read: async (id: number) => (await app.get(`/api/vendor/product/${id}`, headers)).body as EditedProduct,
    delete: (id: number) => app.delete(`/api/product/${id}`, headers),
  };
}

export type Seller = Awaited<ReturnType<typeof aSeller>>;
