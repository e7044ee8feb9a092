import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../src/core/shared/failure.ts';
import { LANGUAGES } from '../../src/core/shared/language.ts';
import type { Language } from '../../src/core/shared/language.ts';
import type { Texts } from '../platform/texts.ts';
import { DAY_SECONDS } from '../../src/core/shared/durations.ts';

const YEAR = 365 * DAY_SECONDS;
const compress = promisify(brotliCompress);

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
  const small = new Map<string, Promise<Buffer>>();

  app.get<{ Params: { file: string } }>('/texts/:file', async (request, reply) => {
    const [, file] = files.find(([, { path }]) => path === `/texts/${request.params.file}`) ?? [];
    if (!file) throw new Failure('error-not-found', {}, 'not-found');
    const { path, lines } = file;
    reply
      // Lines of JSON have no type that is known to be worth compressing.
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${YEAR}, immutable`)
      .header('vary', 'Accept-Encoding');
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(lines);
    // As small as it gets takes half a second: it is done once.
    const compressed = small.get(path) ?? compress(lines);
    small.set(path, compressed);
    return reply.header('content-encoding', 'br').send(await compressed);
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
