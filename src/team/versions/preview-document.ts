import { DAY_FORMAT, formatMoment } from '../../core/shared/date-format.ts';
import type { Language } from '../../core/shared/language.ts';
import { lightColours } from '../../views/components/tokens.ts';
import { previewMarkup } from '../trusted-types.ts';

type Rendered = {
  language: Language;
  title: string;
  html: string;
  /** Day of the last change. */
  updated: string;
};

const STYLES = `
body { margin: 0 auto; padding: 1rem; max-width: 46rem; color: ${lightColours.ink};
  background: ${lightColours.paper}; font: 1rem/1.6 "Sofia Sans", system-ui, sans-serif; overflow-wrap: anywhere }
h1, h2, h3 { line-height: 1.25 }
a { color: ${lightColours.action} }
table { border-collapse: collapse; display: block; overflow-x: auto }
caption { text-align: left; font-weight: 600; padding-block: .5rem }
th, td { border: 1px solid ${lightColours.line}; padding: .5rem; text-align: left; font-variant-numeric: tabular-nums }
mark { background: ${lightColours.rose}; color: ${lightColours.paper}; border-radius: 1rem; padding: 0 .5rem; font-size: .875rem }`;

/** Document of a page for a sandboxed frame, which runs no scripts. */
export function previewDocument({ language, title, html, updated }: Rendered): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
  return previewMarkup(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><style nonce="${nonce}">${STYLES}</style></head>` +
      `<body><h1>${escaped(title)}</h1><p><time datetime="${escaped(updated)}">${escaped(formatMoment(new Date(updated), language, DAY_FORMAT))}</time></p>${html}</body></html>`,
  );
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
