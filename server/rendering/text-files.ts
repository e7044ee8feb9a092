import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../src/core/shared/failure.ts';
import { LANGUAGES } from '../../src/core/shared/language.ts';
import type { Language } from '../../src/core/shared/language.ts';
import { acceptedEncoding } from '../platform/http/accepted-encoding.ts';
import type { Encoding } from '../platform/http/accepted-encoding.ts';
import { DAY_SECONDS } from '../../src/core/shared/durations.ts';

const YEAR = 365 * DAY_SECONDS;
const COMPRESS: Record<Encoding, (json: string) => Promise<Buffer>> = {
  br: promisify<string, Buffer>(brotliCompress),
  gzip: promisify<string, Buffer>(gzip),
  identity: async (json) => Buffer.from(json),
};

type TextFile = { path: string; json: string };

/** URLs of the files of `textFiles`; they change with the texts. */
export type TextPaths = Record<Language, string>;

/** Serves translations of each language as a JSON file that browsers cache for a year. */
export function textFiles(
  app: FastifyInstance,
  bundleOf: (language: Language) => Record<string, string>,
  folder = '/texts',
): TextPaths {
  const files = LANGUAGES.map(
    (language) => [language, fileOf(folder, language, bundleOf(language))] as const,
  );
  const bodies = new Map<string, Promise<Buffer>>();

  app.get<{ Params: { file: string } }>(`${folder}/:file`, async (request, reply) => {
    const [, file] = files.find(([, { path }]) => path === `${folder}/${request.params.file}`) ?? [];
    if (!file) throw new Failure('error-not-found', {}, 'not-found');
    const { path, json } = file;
    const encoding = acceptedEncoding(request);
    const cacheKey = `${path} ${encoding}`;
    // Maximum compression takes half a second and runs once.
    const body = bodies.get(cacheKey) ?? COMPRESS[encoding](json);
    bodies.set(cacheKey, body);
    return reply
      .type('application/json')
      .header('cache-control', `public, max-age=${YEAR}, immutable`)
      .header('vary', 'Accept-Encoding')
      .header('content-encoding', encoding)
      .send(await body);
  });
  return Object.fromEntries(files.map(([language, { path }]) => [language, path])) as TextPaths;
}

function fileOf(folder: string, language: Language, bundle: Record<string, string>): TextFile {
  const json = JSON.stringify(bundle);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 12);
  return { path: `${folder}/${language}-${hash}.json`, json };
}
