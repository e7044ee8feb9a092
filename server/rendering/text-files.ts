import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../src/core/shared/failure.ts';
import { LANGUAGES } from '../../src/core/shared/language.ts';
import type { Language } from '../../src/core/shared/language.ts';
import { acceptedEncoding } from '../platform/http/accepted-encoding.ts';
import type { Encoding } from '../platform/http/accepted-encoding.ts';
import type { Texts } from '../platform/texts.ts';
import { DAY_SECONDS } from '../../src/core/shared/durations.ts';

const YEAR = 365 * DAY_SECONDS;
const COMPRESS: Record<Encoding, (lines: string) => Promise<Buffer>> = {
  br: promisify<string, Buffer>(brotliCompress),
  gzip: promisify<string, Buffer>(gzip),
  identity: async (lines) => Buffer.from(lines),
};

/** Of a line of the file, in characters: a phone reads it in a few milliseconds. */
const LINE_LENGTH = 30_000;

type TextFile = { path: string; lines: string };

/** The addresses of the files that `textFiles` serves; with a release that changes texts they change, too. */
export type TextPaths = Record<Language, string>;

/**
 * The texts of each language as a file of its own, with `{ key: text }` in each line: a browser keeps it for good, and only the
 * first page of a visit brings it. It reads it line by line, so that a press waits for one of them at most.
 */
export function textFiles(app: FastifyInstance, texts: Texts): TextPaths {
  const files = LANGUAGES.map(
    (language) => [language, fileOf(language, texts.shownBundle(language))] as const,
  );
  const bodies = new Map<string, Promise<Buffer>>();

  app.get<{ Params: { file: string } }>('/texts/:file', async (request, reply) => {
    const [, file] = files.find(([, { path }]) => path === `/texts/${request.params.file}`) ?? [];
    if (!file) throw new Failure('error-not-found', {}, 'not-found');
    const { path, lines } = file;
    const encoding = acceptedEncoding(request);
    const kept = `${path} ${encoding}`;
    // As small as it gets takes half a second: it is done once.
    const body = bodies.get(kept) ?? COMPRESS[encoding](lines);
    bodies.set(kept, body);
    return reply
      .type('application/jsonl')
      .header('cache-control', `public, max-age=${YEAR}, immutable`)
      .header('vary', 'Accept-Encoding')
      .header('content-encoding', encoding)
      .send(await body);
  });
  return Object.fromEntries(files.map(([language, { path }]) => [language, path])) as TextPaths;
}

function fileOf(language: Language, bundle: Record<string, string>): TextFile {
  const parts: Record<string, string>[] = [];
  let part: Record<string, string> = {};
  let length = LINE_LENGTH;
  for (const [key, text] of Object.entries(bundle)) {
    if (length >= LINE_LENGTH) {
      part = {};
      parts.push(part);
      length = 0;
    }
    part[key] = text;
    length += key.length + text.length;
  }
  const lines = parts.map((one) => JSON.stringify(one)).join('\n');
  const hash = createHash('sha256').update(lines).digest('hex').slice(0, 12);
  return { path: `/texts/${language}-${hash}.jsonl`, lines };
}
