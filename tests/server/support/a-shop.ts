import { sql } from 'kysely';
import { DAY } from '../../../src/core/shared/durations.ts';
import { searchTerms } from '../../../src/core/shared/search-stem.ts';
import type { TestDatabase } from './test-database.ts';

type WantedProduct = {
  title?: string;
  titleEn?: string;
  price?: number;
  promoPrice?: number | null;
  quantity?: number;
  vendorId?: number;
  categoryId?: number;
  colour?: string | null;
  material?: string | null;
  createdAt?: Date;
};

let lastCode = 0;

/** Backdates a product's price by that number of days. A new product has no price before a promo. */
export async function offerSince(db: TestDatabase['db'], id: number, days: number): Promise<void> {
  await db
    .updateTable('product_price')
    .set({ valid_from: new Date(Date.now() - days * DAY) })
    .where('product_id', '=', id)
    .execute();
}

/** Inserts rows of a small shop for one test; money in stotinki. */
export function aShop({ db }: Pick<TestDatabase, 'db'>) {
  return {
    vendor: async (wanted: { name?: string; deliveryPrice?: number } = {}): Promise<number> => {
      const { id } = await db
        .insertInto('vendor')
        .values({
          name: wanted.name ?? 'Дървото',
          delivery_price: wanted.deliveryPrice ?? 500,
          company_name: 'Дървото ООД',
          company_number: '999001012',
          vat_number: null,
          address: 'Троян, ул. Минзухар 1',
          email: 'vendor@example.com',
          phone: '0887654321',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    category: async (name = 'Лампи', rooms: string[] = []): Promise<number> => {
      const { id } = await db
        .insertInto('category')
        .values({ name_bg: name, name_en: `${name} (en)`, picture: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const [position, key] of rooms.entries()) {
        await db
          .insertInto('room')
          .values({ key, position })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await db.insertInto('category_room').values({ category_id: id, room_key: key }).execute();
      }
      return id;
    },

    product: async (wanted: WantedProduct & { vendorId: number; categoryId: number }): Promise<number> => {
      const title = wanted.title ?? 'Настолна лампа';
      const titleEn = wanted.titleEn ?? 'Table lamp';
      const category = await db
        .selectFrom('category')
        .select('name_bg')
        .where('id', '=', wanted.categoryId)
        .executeTakeFirst();
      const terms = searchTerms(`${title} ${titleEn} ${category?.name_bg ?? ''}`).join(' ');
      const { id } = await db
        .insertInto('product')
        .values({
          vendor_id: wanted.vendorId,
          vendor_code: `code-${(lastCode += 1)}`,
          category_id: wanted.categoryId,
          title_bg: title,
          title_en: titleEn,
          price: wanted.price ?? 5_000,
          promo_price: null,
          quantity: wanted.quantity ?? 10,
          colour: wanted.colour ?? null,
          material: wanted.material ?? null,
          width_mm: 200,
          height_mm: 400,
          depth_mm: 200,
          weight_g: 1_500,
          manufacturer: 'Дървото ООД',
          manufacturer_address: 'Троян',
          manufacturer_contact: 'office@darvoto.example',
          search_words: sql<string>`to_tsvector('simple', ${terms})`,
          deleted_at: null,
          ...(wanted.createdAt && { created_at: wanted.createdAt }),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await offerSince(db, id, 60);
      if (wanted.promoPrice) {
        await db
          .updateTable('product')
          .set({ promo_price: wanted.promoPrice })
          .where('id', '=', id)
          .execute();
      }
      return id;
    },

    stockOf: async (productId: number): Promise<number> => {
      const row = await db
        .selectFrom('product')
        .select('quantity')
        .where('id', '=', productId)
        .executeTakeFirstOrThrow();
      return row.quantity;
    },
  };
}
