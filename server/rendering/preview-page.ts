import type { FastifyReply } from 'fastify';
import type { Language } from '../../src/core/shared/language.ts';
import { darkColours, lightColours } from '../../src/views/components/tokens.ts';
import { escapeHtml } from '../platform/escape-html.ts';

type Preview = {
  /** Path of the preview's front page, without a slash at its end. */
  base: string;
  /** Text above the page. */
  note: string;
};

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const LOADED_BY_SCRIPTS = /<link rel="(?:modulepreload|preload|manifest)"[^>]*>/g;
const LINKS = /(<a\b[^>]*?\shref=")(\/[^"]*)/g;

const STYLE = `<style>
#preview-note{position:sticky;top:0;z-index:1000;margin:0;padding:.5rem 1rem;font-weight:600;color:${lightColours.paper};background:${lightColours.ink}}
@media(prefers-color-scheme:dark){#preview-note{color:${darkColours.paper};background:${darkColours.ink}}}
</style>`;

/** Returns a page of the site for a preview: without scripts, with links within the preview, and with a note. */
export function previewPage(html: string, { base, note }: Preview): string {
  return html
    .replace(SCRIPTS, '')
    .replace(LOADED_BY_SCRIPTS, '')
    .replace(LINKS, (_, start: string, path: string) => start + base + path)
    .replace('</head>', () => `${STYLE}</head>`)
    .replace('<body>', () => `<body><p id="preview-note">${escapeHtml(note)}</p>`);
}

/** Returns a page with a message only. */
export const messagePage = (language: Language, message: string): string =>
  previewPage(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body></body></html>`,
    {
      base: '',
      note: message,
    },
  );

/** Sends a page that runs no scripts, submits no forms and is shown in the back office only. */
export function sendPreviewPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .send(html);
}

const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');
