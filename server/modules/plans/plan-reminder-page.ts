import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { Texts } from '../../platform/texts.ts';
import type { PlanExportDependencies } from './plan-export-dependencies.ts';
import { REMINDERS_END } from './plan-mails.ts';
import { endReminders, reminderLanguage } from './plan-reminders.ts';

/**
 * Where the link of a reminder leads. Programs that look into mails follow links too: only the button ends the reminders,
 * or a mail program itself, by a form without cookies (RFC 8058).
 */
export function planReminderPage(app: FastifyInstance, parts: PlanExportDependencies): void {
  void app.register(async (scope) => {
    // Some send it as a form with parts; what is in it does not matter.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4_096 }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.get<{ Params: { token: string } }>(`${REMINDERS_END}:token`, async ({ params }, reply) => {
      const language = await reminderLanguage(parts.db, params.token);
      return sendPage(reply, parts, language ?? unknown(), 'ask');
    });
    scope.post<{ Params: { token: string } }>(`${REMINDERS_END}:token`, async ({ params }, reply) => {
      const language = await endReminders(parts, params.token);
      return sendPage(reply, parts, language ?? unknown(), 'done');
    });
  });
}

type Said = 'ask' | 'done';

function sendPage(
  reply: FastifyReply,
  { texts, addresses }: PlanExportDependencies,
  language: Language,
  said: Said,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('cache-control', 'private, no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(pageOf(texts, language, said, { nonce, plans: addresses.of(language, 'MovingIn') }));
}

function pageOf(
  texts: Texts,
  language: Language,
  said: Said,
  page: { nonce: string; plans: string },
): string {
  const t = texts.in(language);
  const title = escapeHtml(t(`plan-reminders-${said}-title`));
  const button =
    said === 'ask'
      ? `<form method="post"><button type="submit">${escapeHtml(t('plan-reminders-end'))}</button></form>`
      : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${page.nonce}">
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
<h1>${title}</h1>
<p>${escapeHtml(t(`plan-reminders-${said}-text`))}</p>
${button}
<p><a href="${escapeHtml(page.plans)}">${escapeHtml(t('link-MovingIn'))}</a></p>
</main>
</body>
</html>`;
}

function unknown(): never {
  throw new Failure('error-plan-not-found', {}, 'not-found');
}
