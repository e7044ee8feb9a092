import { sql } from 'kysely';
import { searchTerms } from '../../src/core/shared/search-stem.ts';
import type { TestDatabase } from '../../tests/server/support/test-database.ts';

/** Product of a scenario; missing fields have defaults. Money in stotinki. */
export type WantedProduct = {
  title: string;
  titleEn?: string | undefined;
  vendor?: string | undefined;
  category?: string | undefined;
  room?: string | undefined;
  price?: number | undefined;
  promoPrice?: number | null | undefined;
  stock?: number | undefined;
  colour?: string | null | undefined;
  material?: string | null | undefined;
};

/** Defaults of vendor, category and room. */
const ORDINARY = { vendor: 'Светлина', category: 'Лампи', room: 'living-room', price: 5_000, stock: 10 };

const PICTURE = { url: '/pictures/social.jpg', width: 1200, height: 630 };

/** Creates a scenario's records by their names. */
export class ShopBuilder {
  private codes = 0;

  constructor(private readonly database: TestDatabase) {}

  private get db() {
    return this.database.db;
  }

  /** Vendor of that name; created if missing. */
  async vendor(name: string, deliveryPrice?: number): Promise<number> {
    const present = await this.db
      .selectFrom('vendor')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirst();
    if (present) {
      if (deliveryPrice !== undefined) await this.setDelivery(name, deliveryPrice);
      return present.id;
    }
    const { id } = await this.db
      .insertInto('vendor')
      .values({
        name,
        description_bg: `${name} от Троян.`,
        description_en: `${name}, from Troyan.`,
        delivery_price: deliveryPrice ?? 0,
        company_name: `${name} ООД`,
        company_number: '201234563',
        vat_number: 'BG201234563',
        address: 'Троян, ул. Минзухар 1',
        email: 'vendor@example.com',
        phone: '0887654321',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async setDelivery(name: string, deliveryPrice: number): Promise<void> {
    await this.db
      .updateTable('vendor')
      .set({ delivery_price: deliveryPrice })
      .where('name', '=', name)
      .execute();
  }

  async category(name: string, rooms: readonly string[] = [ORDINARY.room]): Promise<number> {
    const present = await this.db
      .selectFrom('category')
      .select('id')
      .where('name_bg', '=', name)
      .executeTakeFirst();
    if (present) return present.id;
    const { id } = await this.db
      .insertInto('category')
      .values({ name_bg: name, name_en: `${name} (EN)`, picture: JSON.stringify(PICTURE) })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const key of rooms) {
      await sql`insert into room (key, position) values (${key}, 1) on conflict do nothing`.execute(this.db);
      await this.db.insertInto('category_room').values({ category_id: id, room_key: key }).execute();
    }
    return id;
  }

  async product(wanted: WantedProduct): Promise<number> {
    const vendorId = await this.vendor(wanted.vendor ?? ORDINARY.vendor);
    const categoryId = await this.category(wanted.category ?? ORDINARY.category, [
      wanted.room ?? ORDINARY.room,
    ]);
    const titleEn = wanted.titleEn ?? `${wanted.title} (EN)`;
    const words = searchTerms(`${wanted.title} ${titleEn} ${wanted.category ?? ORDINARY.category}`).join(' ');
    this.codes += 1;
    const { id } = await this.db
      .insertInto('product')
      .values({
        vendor_id: vendorId,
        vendor_code: `code-${this.codes}`,
        category_id: categoryId,
        title_bg: wanted.title,
        title_en: titleEn,
        description_bg: `${wanted.title} за Вашия дом.`,
        description_en: `${titleEn} for your home.`,
        price: wanted.price ?? ORDINARY.price,
        promo_price: null,
        quantity: wanted.stock ?? ORDINARY.stock,
        colour: wanted.colour ?? null,
        material: wanted.material ?? null,
        width_mm: 200,
        height_mm: 425,
        depth_mm: 200,
        weight_g: 1_500,
        delivery_days_min: 2,
        delivery_days_max: 4,
        manufacturer: 'Майстор ООД',
        manufacturer_address: 'Троян, ул. Занаятчийска 3',
        manufacturer_contact: 'office@maystor.example',
        safety_bg: 'Да се пази от вода.',
        safety_en: 'Keep away from water.',
        pictures: JSON.stringify([PICTURE]),
        search_words: sql<string>`setweight(to_tsvector('simple', ${words}), 'A')`,
        deleted_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await this.offerSince(id, 60);
    if (wanted.promoPrice) {
      await this.db
        .updateTable('product')
        .set({ promo_price: wanted.promoPrice })
        .where('id', '=', id)
        .execute();
    }
    return id;
  }

  /**
   * Moves the start of the current price into the past, because a new product has no price before its promo.
   */
  private async offerSince(id: number, days: number): Promise<void> {
    await this.db
      .updateTable('product_price')
      .set({ valid_from: new Date(Date.now() - days * 24 * 60 * 60 * 1000) })
      .where('product_id', '=', id)
      .execute();
  }

  async productId(title: string): Promise<number> {
    const { id } = await this.db
      .selectFrom('product')
      .select('id')
      .where('title_bg', '=', title)
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Changes a product as its vendor. */
  async change(
    title: string,
    change: {
      price?: number;
      promo_price?: number | null;
      scheduled_promo_price?: number;
      promo_until?: string;
      quantity?: number;
      deleted_at?: Date;
    },
  ): Promise<void> {
    await this.db.updateTable('product').set(change).where('title_bg', '=', title).execute();
  }

  /** Deletes the products of a vendor who stops selling. */
  async endVendor(name: string): Promise<void> {
    const id = await this.vendor(name);
    await this.db
      .updateTable('product')
      .set({ deleted_at: new Date() })
      .where('vendor_id', '=', id)
      .execute();
  }

  /** Adds earlier prices of a product; `daysAgo` is the start of each. */
  async history(title: string, points: readonly { price: number; daysAgo: number }[]): Promise<void> {
    const id = await this.productId(title);
    await this.db.deleteFrom('product_price').where('product_id', '=', id).execute();
    for (const { price, daysAgo } of points) {
      const from = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000);
      await this.db.insertInto('product_price').values({ product_id: id, price, valid_from: from }).execute();
    }
    await sql`
      update product set prior_price = prior_price(
        id, price, promo_price, (select max(valid_from) from product_price where product_id = id)
      ) where id = ${id} and promo_price is not null`.execute(this.db);
  }

  async stock(title: string): Promise<number> {
    const { quantity } = await this.db
      .selectFrom('product')
      .select('quantity')
      .where('title_bg', '=', title)
      .executeTakeFirstOrThrow();
    return quantity;
  }

  async orderCount(): Promise<number> {
    const { count } = await this.db
      .selectFrom('customer_order')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Mails to a recipient, the newest first. */
  async mailsTo(recipient: string): Promise<{ subject: string; text: string; language: string }[]> {
    return this.db
      .selectFrom('mail')
      .select(['subject', 'text', 'language'])
      .where('recipient', '=', recipient)
      .orderBy('id', 'desc')
      .execute();
  }
}
