import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../../platform/http/accepted-encoding.ts';
import type { Encoding } from '../../platform/http/accepted-encoding.ts';
import type { MadePage } from '../page-builder.ts';

export type CompressedPage = {
  etag: string;
  policy: string;
  link: string | null;
  brotli: Buffer;
  gzip: Buffer;
  /** Approximate memory size. */
  bytes: number;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Low compression level, because a page is cached for a minute only. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Bytes of overhead per page. */
const OVERHEAD = 4_096;
/**
 * CDNs may reuse a page for a second, and for nine more while they revalidate. Browsers revalidate each time.
 */
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=9';

export async function compressedPage({ html, policy, link }: MadePage): Promise<CompressedPage> {
  const [brotli, gzipped] = await Promise.all([compressBrotli(html, QUALITY), compressGzip(html)]);
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  // Weak, because the bytes depend on the encoding.
  const etag = `W/"${hash}"`;
  return { etag, policy, link, brotli, gzip: gzipped, bytes: brotli.length + gzipped.length + OVERHEAD };
}

/** Sends the page in the accepted encoding, or 304. */
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
