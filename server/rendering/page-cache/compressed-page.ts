import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MadePage } from '../page-maker.ts';

/** A page as bytes that are sent as they are. */
export type CompressedPage = {
  etag: string;
  policy: string;
  brotli: Buffer;
  gzip: Buffer;
  /** That it takes in memory, about. */
  bytes: number;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Quick rather than small: it lives for a minute. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const NAMES = { brotli: 'br', gzip: 'gzip', identity: 'identity' } as const;
type Encoding = keyof typeof NAMES;

const COMPRESS: Record<Encoding, (html: Buffer) => Buffer | Promise<Buffer>> = {
  brotli: (html) => compressBrotli(html, QUALITY),
  gzip: (html) => compressGzip(html),
  identity: (html) => html,
};

const HTML = 'text/html; charset=utf-8';
/** Of a page, beside its content. */
const OVERHEAD = 4_096;
/**
 * For a second a CDN may answer with it, and for nine more while it asks for a new one. Browsers ask each time whether it has
 * changed.
 */
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=9';

export async function compressedPage({ html, policy }: MadePage): Promise<CompressedPage> {
  const [brotli, gzipped] = await Promise.all([COMPRESS.brotli(html), COMPRESS.gzip(html)]);
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  // Weak: its bytes are others in each encoding.
  const etag = `W/"${hash}"`;
  return { etag, policy, brotli, gzip: gzipped, bytes: brotli.length + gzipped.length + OVERHEAD };
}

/** Sends it in the encoding that is asked for, or says that the browser has it (304). */
export function sendCompressedPage(
  page: CompressedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  void reply
    .header('content-security-policy', page.policy)
    .header('cache-control', SHARED)
    .header('vary', 'Accept-Encoding, Cookie')
    .header('etag', page.etag);
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.status(304).send();
  const encoding = encodingFor(request);
  const html = encoding === 'identity' ? brotliDecompressSync(page.brotli) : page[encoding];
  return reply.type(HTML).header('content-encoding', NAMES[encoding]).send(html);
}

/** Sends HTML that is nobody else's in the encoding that is asked for: at once, since the streams of other answers cost twice as much. */
export async function sendOwnHtml(
  html: Buffer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding = encodingFor(request);
  const compressed = await COMPRESS[encoding](html);
  return reply
    .type(HTML)
    .header('vary', 'Accept-Encoding, Cookie')
    .header('content-encoding', NAMES[encoding])
    .send(compressed);
}

function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding'] ?? '';
  if (takes(accepted, 'br')) return 'brotli';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}

function takes(accepted: string, encoding: 'br' | 'gzip'): boolean {
  const found = new RegExp(`(?:^|[, ])${encoding}(?:;q=([\\d.]+))?(?:,| |$)`).exec(accepted);
  return found !== null && Number(found[1] ?? 1) > 0;
}
