import { createHash } from 'node:crypto';

import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';

import { isLoopback } from '../configuration.ts';
import type { Configuration } from '../configuration.ts';
import { escapeHtml } from '../escape-html.ts';
import { findMail, listMails } from './mail.ts';
import type { StoredMail } from './mail.ts';
import { MailSignature } from './mail-signature.ts';
import type { Texts } from '../texts.ts';
import type { PlatformTables } from '../tables.ts';
import type { SigningCompany } from './mail-signature.ts';

/** Developer's page, in English and with its own style. */
const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: start; padding: .5rem; border-bottom: 1px solid #8886; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 70vh; border: 1px solid #8886; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; background: #8882; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const PAGE_POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${STYLE_HASH}'`,
  `frame-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');
/** Policy of a mail's markup: no scripts, no forms, a separate origin; links open a new tab. */
const MAIL_POLICY = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  `default-src 'none'`,
  `style-src 'unsafe-inline'`,
  `img-src 'self' https: data:`,
  `base-uri 'self'`,
  `form-action 'none'`,
  `frame-ancestors 'self'`,
].join('; ');
const MAX_ID_LENGTH = 15;

/** Shows the outbox at /dev/outbox, to this machine only. Register it only if it is configured. */
export const outboxPage: FastifyPluginAsync<{
  db: Kysely<PlatformTables>;
  texts: Texts;
  company: SigningCompany;
  configuration: Pick<Configuration, 'testHost'>;
}> = async (server, { db, texts, company, configuration }) => {
  const signature = new MailSignature(texts, company);
  const { testHost } = configuration;
  server.addHook('onRequest', async (request, reply) => {
    if (!isFromThisMachine(request, testHost)) await reply.code(404).type('text/plain').send('Not found');
  });

  server.get('/dev/outbox', async (_request, reply) =>
    sendPage(reply, 'Outbox', listPage(await listMails(db))),
  );

  server.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    const mail = await requested(request.params.id);
    return mail
      ? sendPage(reply, mail.subject, mailPage(mail))
      : sendPage(reply.code(404), 'No such mail', '');
  });

  server.get<{ Params: { id: string } }>('/dev/outbox/:id/html', async (request, reply) => {
    const mail = await requested(request.params.id);
    if (!mail) return sendPage(reply.code(404), 'No such mail', '');
    return sendHtml(reply, MAIL_POLICY, `<!doctype html><base target="_blank">${mail.html}`);
  });

  server.get<{ Params: { id: string; place: string } }>(
    '/dev/outbox/:id/attachments/:place',
    async (request, reply) => {
      const { id, place } = request.params;
      const mail = await requested(id);
      const attachment = /^\d{1,2}$/.test(place) ? mail?.attachments[Number(place)] : undefined;
      if (!attachment) return sendPage(reply.code(404), 'No such attachment', '');
      return reply
        .header('content-security-policy', `default-src 'none'; sandbox`)
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', `attachment; filename="${attachment.name.replace(/[^\w.-]/g, '_')}"`)
        .type(attachment.type)
        .send(Buffer.from(attachment.content, 'base64'));
    },
  );

  const requested = async (id: string): Promise<StoredMail | undefined> => {
    const mail = /^\d+$/.test(id) && id.length <= MAX_ID_LENGTH ? await findMail(db, Number(id)) : undefined;
    return mail && signature.sign(mail);
  };
};

/** Mails contain secret links. Forwarded requests and foreign host names (DNS rebinding) are refused. */
function isFromThisMachine(request: FastifyRequest, testHost: string | undefined): boolean {
  const { headers, socket, hostname } = request;
  const forwarded = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['x-real-ip'];
  const host = hostname.replace(/^\[|\]$/g, '');
  return isLoopback(socket.remoteAddress ?? '') && !forwarded && (isLoopback(host) || host === testHost);
}

function listPage(mails: readonly StoredMail[]): string {
  if (mails.length === 0) return '<p>No mail yet.</p>';
  const rows = mails.map(
    (mail) => `<tr><td>${time(mail.createdAt)}<td>${escapeHtml(mail.recipient)}<td>${mail.language}
      <td><a href="/dev/outbox/${mail.id}">${escapeHtml(mail.subject)}</a><td>${escapeHtml(state(mail))}`,
  );
  return `<table><tr><th>Written<th>To<th>Language<th>Subject<th>State</tr>${rows.join('')}</table>`;
}

function mailPage(mail: StoredMail): string {
  return `<p><a href="/dev/outbox">Outbox</a>
    <p>To ${escapeHtml(mail.recipient)}, ${time(mail.createdAt)}, ${mail.language}, ${escapeHtml(state(mail))}
    <iframe title="The mail" src="/dev/outbox/${mail.id}/html"
      sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
    ${attachments(mail)}<h2>As text</h2><pre>${escapeHtml(mail.text)}</pre>`;
}

function attachments({ id, attachments: files }: StoredMail): string {
  if (files.length === 0) return '';
  const items = files.map(
    ({ name }, place) => `<li><a href="/dev/outbox/${id}/attachments/${place}">${escapeHtml(name)}</a>`,
  );
  return `<h2>Attachments</h2><ul>${items.join('')}</ul>`;
}

function state({ sentAt, attempts, error }: StoredMail): string {
  if (sentAt) return `sent ${time(sentAt)}`;
  return error ? `attempt ${attempts} failed: ${error}` : 'resting';
}

function time(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}

function sendPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${escapeHtml(title)}</title><style>${STYLE}</style><h1>${escapeHtml(title)}</h1>${body}</html>`;
  return sendHtml(reply, PAGE_POLICY, page);
}

function sendHtml(reply: FastifyReply, policy: string, html: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(html);
}
