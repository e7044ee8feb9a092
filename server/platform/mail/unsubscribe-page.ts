import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { DEFAULT_LANGUAGE } from '../../../src/core/shared/language.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { escapeHtml } from '../escape-html.ts';

/** Step of the page: before (`ask`) or after (`done`) the button is pressed. */
export type UnsubscribeStep = 'ask' | 'done';

export type UnsubscribePage = {
  /** Path up to the token. */
  path: string;
  /** Texts of the page; `link` is the next page. */
  textsOf(
    language: Language,
    step: UnsubscribeStep,
  ): { title: string; text: string; button: string; link: { label: string; address: string } };
  /** Language of the token's holder; null if nothing is sent any more. */
  languageOf(token: string): Promise<Language | null>;
  /** Ends the mails; may be repeated. */
  end(token: string, query: Record<string, unknown>): Promise<void>;
};

type PageRequest = { Params: { token: string }; Querystring: Record<string, unknown> };

/**
 * Serves the address of `List-Unsubscribe`. Mail programs post a form without cookies (RFC 8058). Browsers
 * get a page with a button, because programs follow links in mails.
 */
export function serveUnsubscribePage(app: FastifyInstance, page: UnsubscribePage): void {
  void app.register(async (scope) => {
    // Some programs send multipart forms; their content does not matter.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4_096 }, (_request, _body, done) =>
      done(null, undefined),
    );
    const tokenOf = ({ params }: { params: PageRequest['Params'] }) => params.token.slice(0, 100);
    scope.get<PageRequest>(`${page.path}:token`, async (request, reply) => {
      const language = await page.languageOf(tokenOf(request));
      return send(reply, page, language, language === null ? 'done' : 'ask');
    });
    scope.post<PageRequest>(`${page.path}:token`, async (request, reply) => {
      const token = tokenOf(request);
      const language = await page.languageOf(token);
      await page.end(token, request.query);
      return send(reply, page, language, 'done');
    });
  });
}

function send(
  reply: FastifyReply,
  page: UnsubscribePage,
  language: Language | null,
  step: UnsubscribeStep,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('cache-control', 'private, no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(markupOf(page, language ?? DEFAULT_LANGUAGE, step, nonce));
}

function markupOf(
  { textsOf }: UnsubscribePage,
  language: Language,
  step: UnsubscribeStep,
  nonce: string,
): string {
  const { title, text, button, link } = textsOf(language, step);
  const form =
    step === 'ask' ? `<form method="post"><button type="submit">${escapeHtml(button)}</button></form>` : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">
body{margin:0;background:#f7f3ea;color:#22302a;font:1.125rem/1.5 "Sofia Sans",Arial,sans-serif}
main{max-width:34rem;margin:0 auto;padding:4rem 1.25rem;text-align:center}
h1{font-size:1.75rem;line-height:1.2}
button{min-height:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:2rem;background:#1f4d3a;color:#fff;font:inherit;cursor:pointer}
a{display:inline-block;margin-top:1rem;padding:.6rem;color:#1f4d3a}
:focus-visible{outline:3px solid #b3541e;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#16201b;color:#ece7dc}button{background:#8fc7a9;color:#16201b}a{color:#8fc7a9}}
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${form}
<p><a href="${escapeHtml(link.address)}">${escapeHtml(link.label)}</a></p>
</main>
</body>
</html>`;
}
