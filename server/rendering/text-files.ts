import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
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
export type TextPaths = { of: (language: Language) => string };

type Source = {
  /** The present texts: another object after a change. */
  bundleOf: (language: Language) => Record<string, string>;
  /** Reads changes by other processes, whose pages may request a file unknown here. */
  renew: () => Promise<void>;
};

/** Files that stay available after a change of texts, for pages made before it. */
const MAX_FILES = 20;

/** Serves the translations of each language as a JSON file that browsers cache for a year. */
export function textFiles(app: FastifyInstance, { bundleOf, renew }: Source, folder = '/texts'): TextPaths {
  const files = new LRUCache<string, TextFile>({ max: MAX_FILES });
  const current = new Map<Language, { bundle: Record<string, string>; path: string }>();
  const of = (language: Language): string => {
    const bundle = bundleOf(language);
    const known = current.get(language);
    if (known?.bundle === bundle) return known.path;
    const file = fileOf(folder, language, bundle);
    files.set(file.path, file);
    current.set(language, { bundle, path: file.path });
    return file.path;
  };
  const bodies = new LRUCache<string, Promise<Buffer>>({ max: MAX_FILES });

  app.get<{ Params: { file: string } }>(`${folder}/:file`, async (request, reply) => {
    const find = () => {
      for (const language of LANGUAGES) of(language);
      return files.get(`${folder}/${request.params.file}`);
    };
    if (!find()) await renew();
    const file = find();
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
  return { of };
}

function fileOf(folder: string, language: Language, bundle: Record<string, string>): TextFile {
  const json = JSON.stringify(bundle);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 12);
  return { path: `${folder}/${language}-${hash}.json`, json };
}
