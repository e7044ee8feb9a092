import { brotliCompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '../../src/core/shared/failure.ts';
import type { Language } from '../../src/core/shared/language.ts';
import { globalStyles } from '../../src/views/styles/global-styles.ts';
import type { Configuration } from '../platform/configuration.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import { acceptedEncoding } from '../platform/http/accepted-encoding.ts';
import { sendError, startErrorReply, TOO_BUSY } from '../platform/http/error-handler.ts';
import type { SendError } from '../platform/http/error-handler.ts';
import type { Texts } from '../platform/texts.ts';
import { addressOf, readerOf } from './page-request.ts';
import { setPageSecurity, sourceOf } from '../platform/http/security-headers.ts';
import type { InlineSources } from '../platform/http/security-headers.ts';

/**
 * Shows readable error pages to browsers: rate limit, overload, unavailable database. The page needs only its
 * texts. Other clients get the contract's error format (CALL-03).
 */
export function errorPages(configuration: Configuration, texts: Texts): SendError {
  const busyPages = new Map<Language, BusyPage>();
  return (failure, request, reply) => {
    if (!expectsPage(request)) return sendError(failure, request, reply);
    const { language } = readerOf(request, configuration);
    startErrorReply(failure, reply).type('text/html; charset=utf-8');
    if (failure.messageKey === TOO_BUSY) {
      const page = busyPages.get(language) ?? busyPage(failure, texts, language);
      busyPages.set(language, page);
      return sendBusyPage(page, request, reply, configuration);
    }
    setPageSecurity(reply, INLINE, configuration);
    return reply.send(pageOf(failure, { texts, language, requestId: request.id }));
  };
}

/** Rendered and compressed once, because an overloaded server must not do more work. */
type BusyPage = { html: string; brotli: Buffer };

function busyPage(failure: Failure, texts: Texts, language: Language): BusyPage {
  const html = pageOf(failure, { texts, language });
  return { html, brotli: brotliCompressSync(html) };
}

function sendBusyPage(
  { html, brotli }: BusyPage,
  request: FastifyRequest,
  reply: FastifyReply,
  configuration: Configuration,
): FastifyReply {
  setPageSecurity(reply, INLINE, configuration);
  reply.header('vary', 'Accept-Encoding');
  const takesBrotli = acceptedEncoding(request) === 'br';
  // Compressed already, or deliberately uncompressed.
  return reply.header('content-encoding', takesBrotli ? 'br' : 'identity').send(takesBrotli ? brotli : html);
}

function expectsPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return (
    isRead && /\btext\/html\b/.test(request.headers.accept ?? '') && !/^\/api\b/.test(addressOf(request))
  );
}

const STYLE = `${globalStyles}
main{max-width:34rem;margin:0 auto;padding:max(var(--space-8),16vh) var(--space-5);text-align:center}
p{margin:var(--space-4) 0}
p>a{display:inline-block;padding:var(--space-3)}
small{color:var(--colour-ink-soft);user-select:all}`;

const INLINE: InlineSources = { styles: [sourceOf(STYLE)], scripts: [] };

type Facts = { texts: Texts; language: Language; requestId?: string };

function pageOf(failure: Failure, { texts, language, requestId }: Facts): string {
  const t = texts.in(language);
  const textOf = (key: string, values?: Record<string, string>) => escapeHtml(t(key, values));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${textOf('error-title')}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${textOf('error-title')}</h1>
<p>${textOf(failure.messageKey)}</p>
<p><a href="">${textOf('try-again')}</a> <a href="/">${textOf('to-home')}</a></p>
${requestId ? `<small>${textOf('request-id', { id: requestId })}</small>` : ''}
</main>
</body>
</html>
`;
}
