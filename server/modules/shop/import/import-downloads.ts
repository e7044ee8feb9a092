import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { isId } from '../../../../src/core/shared/id.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../../../../src/core/shared/language.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { BACKGROUND_SECONDS } from '../../../platform/database/database-time.ts';
import { attachment, TABLE_TYPES, writeTable } from '../../../platform/documents/table-file.ts';
import type { SessionReader, SignedIn } from '../../../platform/http/signed-in.ts';
import type { ImportOwner } from '../../../platform/import-files/stored-file.ts';
import type { Texts, Translate } from '../../../platform/texts.ts';
import type { Database } from '../../../tables.ts';
import { ownImport } from './import-rows.ts';
import type { ImportRecord } from './import-subject.ts';

export type Sample = {
  headings: readonly string[];
  /** XML elements of the columns. */
  elements: readonly string[];
  /** XML elements of the file and of a row. */
  root: string;
  item: string;
  rows: readonly (readonly string[])[];
};

/** Returns a sample as XML. */
export function sampleXml({ elements, root, item, rows }: Sample): string {
  const items = rows.map((row) => {
    const given = elements.flatMap((element, index) => {
      const text = row[index] ?? '';
      return text === '' ? [] : [`    <${element}>${escapeXml(text)}</${element}>`];
    });
    return `  <${item}>\n${given.join('\n')}\n  </${item}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>\n${items.join('\n')}\n</${root}>\n`;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Dependencies = { db: Kysely<Database>; texts: Texts };

export type ImportFiles = {
  /** Path before the file name. */
  folder: '/imports' | '/listing-imports';
  /** @throws Failure `not-allowed` for another account type */
  ownerOf(account: SignedIn): ImportOwner;
  sample(language: Language): Promise<Sample>;
};

/** Rows per query. */
const AT_ONCE = 500;

/** Serves the files of imports: samples, and the bad rows for correction (VEND-04). */
export function importDownloads(
  app: FastifyInstance,
  { db, texts }: Dependencies,
  sessions: SessionReader,
  { folder, ownerOf, sample }: ImportFiles,
): void {
  app.get<{ Params: { file: string }; Querystring: { language?: string } }>(
    `${folder}/:file`,
    { config: { databaseSeconds: BACKGROUND_SECONDS } },
    async (request, reply) => {
      const owner = ownerOf(await signedIn(request, sessions));
      const language = isLanguage(request.query.language) ? request.query.language : DEFAULT_LANGUAGE;
      const t = texts.in(language);
      const [, bad] = /^bad-rows-(\d{1,15})\.csv$/.exec(request.params.file) ?? [];
      const [, kind] = /^sample\.(csv|xlsx|xml)$/.exec(request.params.file) ?? [];
      reply.header('cache-control', 'private, no-store');
      if (kind !== undefined) {
        const example = await sample(language);
        reply.header('content-disposition', attachment(`${t('import-sample-file')}.${kind}`));
        if (kind === 'xml') return reply.type('application/xml; charset=utf-8').send(sampleXml(example));
        const format = kind === 'csv' ? 'csv' : 'xlsx';
        return reply.type(TABLE_TYPES[format]).send(writeTable(format, example.headings, example.rows));
      }
      if (!isId(bad)) throw new Failure('error-not-found', {}, 'not-found');
      const row = await ownImport(db, owner, bad);
      const header = [...row.columns.map(({ name }) => name), t('import-column-why')];
      return reply
        .header('content-disposition', attachment(`${t('import-bad-rows-file')}-${row.id}.csv`))
        .type(TABLE_TYPES.csv)
        .send(writeTable('csv', header, badRows(db, row, t)));
    },
  );
}

async function signedIn(request: FastifyRequest, sessions: SessionReader): Promise<SignedIn> {
  const account = await sessions.of(request);
  if (!account) throw new Failure('error-login-required', {}, 'login-required');
  return account;
}

/** Streams the bad rows with their cells; the last column has the errors. */
async function* badRows(db: Kysely<Database>, { id, columns }: ImportRecord, t: Translate) {
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
