import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Failure } from '../../../src/core/shared/failure.ts';
import { pickFields } from '../../../src/core/shared/fields.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Product, ProductVariant, Vendor } from '../../../src/core/shop/product.ts';
import { DIMENSION_FIELDS, PUBLIC_FIELDS } from '../../../src/core/shop/product-fields.ts';
import type { Dimensions, PublicProductFields } from '../../../src/core/shop/product-fields.ts';
import { fieldColumns } from '../../platform/database/field-columns.ts';
import type { Database } from '../../tables.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import { openWarningsOf, warningsField } from '../accounts/listing-warnings.ts';
import { SHOWN } from './search/product-query.ts';
import { shopHoursFields, IS_REDUCED, productColumns, SHOWN_PRICES, summariesOf } from './product-rows.ts';
import type { ProductRow } from './product-rows.ts';

type FullRow = ProductRow &
  PublicProductFields &
  Dimensions & {
    description: string;
    pictures: StoredPicture[];
    manufacturer: string;
    manufacturer_address: string;
    manufacturer_contact: string;
    responsible_name: string;
    responsible_address: string;
    responsible_contact: string;
    safety: string;
    variant_of: number | null;
    promo_until: string | null;
  };

/** @throws Failure `not-found` for an unknown or deleted product */
export async function readProduct(db: Kysely<Database>, id: string, language: Language): Promise<Product> {
  const { rows } = await sql<FullRow>`
    select ${productColumns(language)}, ${sql.ref(`p.description_${language}`)} as description, p.pictures,
      ${fieldColumns('p', PUBLIC_FIELDS)}, ${fieldColumns('p', DIMENSION_FIELDS)}, p.manufacturer, p.manufacturer_address, p.manufacturer_contact,
      p.responsible_name, p.responsible_address, p.responsible_contact, ${sql.ref(`p.safety_${language}`)} as safety,
      p.variant_of, case when ${IS_REDUCED} then p.promo_until end as promo_until
    from product p join vendor v on v.id = p.vendor_id join category c on c.id = p.category_id
    where p.id = ${id}::bigint and ${SHOWN}`.execute(db);
  const row = rows[0];
  const [summary] = row ? summariesOf([row]) : [];
  if (!row || !summary) throw new Failure('error-product-not-found', {}, 'not-found');
  return {
    ...summary,
    description: row.description,
    pictures: row.pictures,
    ...pickFields(PUBLIC_FIELDS, row),
    dimensions: pickFields(DIMENSION_FIELDS, row),
    manufacturer: {
      name: row.manufacturer,
      address: row.manufacturer_address,
      contact: row.manufacturer_contact,
    },
    responsiblePerson:
      row.responsible_name === ''
        ? null
        : {
            name: row.responsible_name,
            address: row.responsible_address,
            contact: row.responsible_contact,
          },
    safety: row.safety,
    ...(row.promo_until !== null && { promoUntil: row.promo_until }),
    family: row.variants > 0 ? await familyOf(db, row.variant_of ?? row.id) : [],
  };
}

type MemberRow = {
  id: number;
  colour: string | null;
  size: string | null;
  price: number;
  promo_price: number | null;
  quantity: number;
  image: StoredPicture | null;
};

/** Returns the shown members of a family, the main product first. */
async function familyOf(db: Kysely<Database>, main: number): Promise<ProductVariant[]> {
  const { rows } = await sql<MemberRow>`
    select p.id, p.colour, p.size, ${SHOWN_PRICES}, p.quantity, p.pictures -> 0 as image
    from product p where (p.id = ${main} or p.variant_of = ${main}) and ${SHOWN}
    order by p.variant_of is not null, p.id`.execute(db);
  return rows.map(({ promo_price: promoPrice, ...row }) => ({ ...row, promoPrice }));
}

/** @throws Failure `not-found` */
export async function readVendor(db: Kysely<Database>, id: string, language: Language): Promise<Vendor> {
  const row = await db
    .selectFrom('vendor')
    .selectAll()
    .where('id', '=', Number(id))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Failure('error-vendor-not-found', {}, 'not-found');
  return {
    id: row.id,
    name: row.name,
    deliveryPrice: row.delivery_price,
    ...shopHoursFields(row),
    description: language === 'bg' ? row.description_bg : row.description_en,
    logo: row.logo,
    cover: row.cover,
    returns: language === 'bg' ? row.returns_bg : row.returns_en,
    deliveryDays:
      row.delivery_days_min === null || row.delivery_days_max === null
        ? null
        : { from: row.delivery_days_min, to: row.delivery_days_max },
    company: {
      name: row.company_name,
      number: row.company_number,
      vatNumber: row.vat_number,
      address: row.address,
      email: row.email,
      phone: row.phone,
    },
    companyVerifiedAt: row.company_verified_at?.toISOString() ?? null,
    ...warningsField((await openWarningsOf(db, 'vendor', [row.id])).get(row.id) ?? null),
  };
}
