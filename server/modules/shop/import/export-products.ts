import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../../../../src/core/shared/language.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { exportedCell } from '../../../../src/core/shop/import/export-row.ts';
import { sampleHeading } from '../../../../src/core/shop/import/import-fields.ts';
import { IMPORT_FIELD_NAMES } from '../../../../src/core/shop/import/import-fields.ts';
import { pictureFile } from '../../../../src/core/shared/picture.ts';
import type { Addresses } from '../../../platform/addresses.ts';
import { BACKGROUND_SECONDS } from '../../../platform/database/database-time.ts';
import {
  attachment,
  TABLE_FORMATS,
  TABLE_TYPES,
  writeTable,
} from '../../../platform/documents/table-file.ts';
import type { TableRow } from '../../../platform/documents/table-file.ts';
import { ensureArea } from '../../../platform/http/signed-in.ts';
import type { SessionReader } from '../../../platform/http/signed-in.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { Database } from '../../../tables.ts';
import { factsOf, OWN_COLUMNS } from '../editor/own-product-rows.ts';
import type { OwnProductRow } from '../editor/own-product-rows.ts';
import { vendorOf } from '../editor/own-products.ts';

/** Products per query. */
const AT_ONCE = 500;

type Dependencies = { db: Kysely<Database>; texts: Texts; addresses: Addresses };

/** Serves the vendor's products as a file with the columns of the import, pictures as addresses (SHIP-12). */
export function productExport(app: FastifyInstance, deps: Dependencies, sessions: SessionReader): void {
  app.get<{ Params: { format: string }; Querystring: { language?: string } }>(
    '/exports/products.:format',
    { config: { databaseSeconds: BACKGROUND_SECONDS } },
    async (request, reply) => {
      const account = await sessions.of(request);
      if (!account) throw new Failure('error-login-required', {}, 'login-required');
      ensureArea(account, 'products');
      const { vendorId } = vendorOf(account);
      const format = TABLE_FORMATS.find((one) => one === request.params.format);
      if (!format) throw new Failure('error-not-found', {}, 'not-found');
      const language = isLanguage(request.query.language) ? request.query.language : DEFAULT_LANGUAGE;
      const headings = IMPORT_FIELD_NAMES.map((field) => sampleHeading(field, language));
      const name = `${deps.texts.in(language)('products-export-file')}.${format}`;
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', attachment(name))
        .type(TABLE_TYPES[format])
        .send(writeTable(format, headings, exportedRows(deps, vendorId, language)));
    },
  );
}

type Row = OwnProductRow & { main_code: string | null; category_name: string };

/** Main products come before their variants. */
async function* exportedRows(
  { db, texts, addresses }: Dependencies,
  vendorId: number,
  language: Language,
): AsyncGenerator<TableRow> {
  const t = texts.in(language);
  const origin = addresses.origin(language);
  let last = { isVariant: false, id: 0 };
  for (;;) {
    const { rows } = await sql<Row>`
      select ${OWN_COLUMNS}, m.vendor_code as main_code, ${sql.ref(`c.name_${language}`)} as category_name
      from product p join category c on c.id = p.category_id left join product m on m.id = p.variant_of
      where p.vendor_id = ${vendorId} and p.deleted_at is null
        and (p.variant_of is not null, p.id) > (${last.isVariant}, ${last.id})
      order by p.variant_of is not null, p.id limit ${AT_ONCE}`.execute(db);
    for (const row of rows) {
      const product = {
        ...factsOf(row),
        category: row.category_name,
        variantOf: row.main_code,
        pictures: row.pictures.map((picture) => origin + pictureFile(picture)).join(' '),
      };
      yield IMPORT_FIELD_NAMES.map((field) =>
        exportedCell(field, product, (kind, word) => t<string>(`${kind}-${word}`)),
      );
    }
    const end = rows.at(-1);
    if (!end || rows.length < AT_ONCE) return;
    last = { isVariant: end.variant_of !== null, id: end.id };
  }
}
