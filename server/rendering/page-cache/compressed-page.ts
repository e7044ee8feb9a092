import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../../platform/http/accepted-encoding.ts';
import type { Encoding } from '../../platform/http/accepted-encoding.ts';
import type { MadePage } from '../page-maker.ts';

/** A page as bytes that are sent as they are. */
export type CompressedPage = {
  etag: string;
  policy: string;
  link: string | null;
  brotli: Buffer;
  gzip: Buffer;
  /** That it takes in memory, about. */
  bytes: number;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Quick rather than small: it lives for a minute. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Of a page, beside its content. */
const OVERHEAD = 4_096;
/**
 * For a second a CDN may answer with it, and for nine more while it asks for a new one. Browsers ask each time whether it has
 * changed.
 */
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=9';

export async function compressedPage({ html, policy, link }: MadePage): Promise<CompressedPage> {
  const [brotli, gzipped] = await Promise.all([compressBrotli(html, QUALITY), compressGzip(html)]);
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  // Weak: its bytes are others in each encoding.
  const etag = `W/"${hash}"`;
  return { etag, policy, link, brotli, gzip: gzipped, bytes: brotli.length + gzipped.length + OVERHEAD };
}

/** Sends it in the encoding that is asked for, or says that the browser has it (304). */
export function sendCompressedPage(
  page: CompressedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { headers } = request;
  void reply
    .header('content-security-policy', page.policy)
    .header('cache-control', SHARED)
    .header('vary', 'Accept-Encoding, Cookie')
    .header('etag', page.etag);
  if (headers['if-none-match']?.includes(page.etag)) return reply.status(304).send();
  void reply.type('text/html; charset=utf-8');
  if (page.link !== null) void reply.header('link', page.link);
  const encoding = acceptedEncoding(request);
  return reply.header('content-encoding', encoding).send(BODIES[encoding](page));
}

const BODIES: Record<Encoding, (page: CompressedPage) => Buffer> = {
  br: ({ brotli }) => brotli,
  gzip: ({ gzip: gzipped }) => gzipped,
  identity: ({ brotli }) => brotliDecompressSync(brotli),
};
