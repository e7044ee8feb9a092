import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { isId } from '../../../../src/core/shared/id.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../../../../src/core/shared/language.ts';
import { sampleColumn } from '../../../../src/core/shop/import/import-fields.ts';
import { BACKGROUND_SECONDS } from '../../../platform/database/database-time.ts';
import { attachment, TABLE_TYPES, writeTable } from '../../../platform/documents/table-file.ts';
import type { SessionReader, SignedIn } from '../../../platform/http/signed-in.ts';
import type { Translate } from '../../../platform/texts.ts';
import { shopOf } from './import-routes.ts';
import { ownImport } from './import-rows.ts';
import type { ImportRecord } from './import-rows.ts';
import { sampleFile, sampleXml } from './import-sample.ts';
import type { ImportDependencies } from './import-dependencies.ts';

/** Rows read from the database at once. */
const AT_ONCE = 500;

/** The files of an import that are opened by a link: samples, and the bad rows to be mended (VEND-04). */
export function importDownloads(
  app: FastifyInstance,
  services: ImportDependencies,
  sessions: SessionReader,
): void {
  app.get<{ Params: { file: string }; Querystring: { language?: string } }>(
    '/imports/:file',
    { config: { databaseSeconds: BACKGROUND_SECONDS } },
    async (request, reply) => {
      const account = await vendorOf(request, sessions);
      const language = isLanguage(request.query.language) ? request.query.language : DEFAULT_LANGUAGE;
      const t = services.texts.in(language);
      const [, bad] = /^bad-rows-(\d{1,15})\.csv$/.exec(request.params.file) ?? [];
      const [, kind] = /^sample\.(csv|xlsx|xml)$/.exec(request.params.file) ?? [];
      reply.header('cache-control', 'private, no-store');
      if (kind !== undefined) {
        const sample = await sampleFile(services.db, language);
        reply.header('content-disposition', attachment(`${t('import-sample-file')}.${kind}`));
        if (kind === 'xml') return reply.type('application/xml; charset=utf-8').send(sampleXml(sample));
        const format = kind === 'csv' ? 'csv' : 'xlsx';
        const header = sample.columns.map((field) => sampleColumn(field, language));
        return reply.type(TABLE_TYPES[format]).send(writeTable(format, header, sample.rows));
      }
      if (!isId(bad)) throw new Failure('error-not-found', {}, 'not-found');
      const row = await ownImport(services.db, shopOf(account), bad);
      const header = [...row.columns.map(({ name }) => name), t('import-column-why')];
      return reply
        .header('content-disposition', attachment(`${t('import-bad-rows-file')}-${row.id}.csv`))
        .type(TABLE_TYPES.csv)
        .send(writeTable('csv', header, badRows(services, row, t)));
    },
  );
}

async function vendorOf(request: FastifyRequest, sessions: SessionReader): Promise<SignedIn> {
  const account = await sessions.of(request);
  if (!account) throw new Failure('error-login-required', {}, 'login-required');
  if (account.type !== 'vendor') throw new Failure('error-not-allowed', {}, 'not-allowed');
  return account;
}

/** The bad rows with their own cells, and at their end why each is bad. */
async function* badRows({ db }: ImportDependencies, { id, columns }: ImportRecord, t: Translate) {
  let last = -1;
  for (;;) {
    const rows = await db
      .selectFrom('product_import_row')
      .select(['number', 'cells', 'errors'])
      .where('import_id', '=', id)
      .where('action', '=', 'bad')
      .where('number', '>', last)
      .orderBy('number')
      .limit(AT_ONCE)
      .execute();
    for (const { cells, errors } of rows) {
      const reasons = errors.map(
        ({ field, key, values }) => `${field ? `${t(`import-field-${field}`)}: ` : ''}${t(key, values)}`,
      );
      yield [...columns.map((_, index) => cells?.[index] ?? ''), reasons.join(' ')];
    }
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)?.number ?? last;
  }
}
