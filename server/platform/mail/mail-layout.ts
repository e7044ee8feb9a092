import { escapeHtml } from '../escape-html.ts';

/** Blocks of a mail, rendered as plain text and HTML. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  /** A warning for the reader, distinct from texts of others. */
  | { kind: 'warning'; title: string; text: string }
  | { kind: 'rows'; rows: readonly (readonly [string, string])[] }
  | { kind: 'link'; label: string; address: string }
  | MailCard
  | { kind: 'small'; text: string; links: readonly MailLink[] };

export type MailLink = { label: string; address: string };

/** A card with picture, title and price, and optionally a link to reject it. */
export type MailCard = {
  kind: 'card';
  title: string;
  address: string;
  /** Absolute URL. */
  picture?: string;
  price: string;
  lines: readonly string[];
  quiet?: MailLink;
};

/**
 * Renders a mail as text and HTML.
 * @param above a line above the content, for mails that can be answered
 */
export function layOutMail(
  title: string,
  blocks: readonly MailBlock[],
  above?: string,
): { text: string; html: string } {
  const text = [...(above === undefined ? [] : [above]), title, ...blocks.map(textOf)].join('\n\n') + '\n';
  const html = `<!doctype html><html><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#f7f3ea;color:#22302a;font:16px/1.5 'Sofia Sans',Arial,sans-serif;overflow-wrap:anywhere">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#fffdf8;border-radius:12px">
${above === undefined ? '' : `<p style="margin:0 0 16px;font-size:13px;color:#6b6b60">${escapeHtml(above)}</p>\n`}<h1 style="margin:0 0 16px;font-size:22px">${escapeHtml(title)}</h1>
${blocks.map(htmlOf).join('\n')}
</div></body></html>`;
  return { text, html };
}

function textOf(block: MailBlock): string {
  if (block.kind === 'text' || block.kind === 'heading') return block.text;
  if (block.kind === 'warning') return `! ${block.title}. ${block.text}`;
  if (block.kind === 'link') return linkText(block);
  if (block.kind === 'card')
    return [
      block.title,
      block.price,
      ...block.lines,
      block.address,
      ...(block.quiet ? [linkText(block.quiet)] : []),
    ].join('\n');
  if (block.kind === 'small') return [block.text, ...block.links.map(linkText)].join('\n');
  return block.rows.map(([name, value]) => (value === '' ? name : `${name}: ${value}`)).join('\n');
}

const linkText = ({ label, address }: MailLink) => `${label}:\n${address}`;

function htmlOf(block: MailBlock): string {
  if (block.kind === 'card') return cardOf(block);
  if (block.kind === 'small') return smallOf(block.text, block.links);
  if (block.kind === 'text')
    return `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(block.text)}</p>`;
  if (block.kind === 'warning')
    return (
      '<p style="margin:0 0 16px;padding:12px 16px;border-left:4px solid #a8471a;background:#fbeee6">' +
      `<strong>${escapeHtml(block.title)}</strong><br>${escapeHtml(block.text)}</p>`
    );
  if (block.kind === 'heading')
    return `<h2 style="margin:32px 0 12px;font-size:20px;line-height:1.3">${escapeHtml(block.text)}</h2>`;
  if (block.kind === 'link') {
    const address = escapeHtml(block.address);
    const style =
      'display:inline-block;padding:12px 20px;background:#1f4d3a;color:#ffffff;border-radius:8px;text-decoration:none';
    return `<p style="margin:0 0 16px"><a href="${address}" style="${style}">${escapeHtml(block.label)}</a></p>`;
  }
  const rows = block.rows.map(
    ([name, value]) =>
      `<tr><td style="padding:4px 16px 4px 0;vertical-align:top">${escapeHtml(name)}</td>` +
      `<td style="padding:4px 0;vertical-align:top;text-align:right${isShort(value) ? ';white-space:nowrap' : ''}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="width:100%;margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`;
}

/** True for prices and times, which must not wrap. */
function isShort(value: string): boolean {
  return value.length <= 32;
}

const linkOf = ({ label, address }: MailLink, style: string) =>
  `<a href="${escapeHtml(address)}" style="${style}">${escapeHtml(label)}</a>`;

function cardOf({ title, address, picture, price, lines, quiet }: MailCard): string {
  const image = picture
    ? `<a href="${escapeHtml(address)}"><img src="${escapeHtml(picture)}" alt="" width="512" style="display:block;width:100%;height:auto;max-height:320px;object-fit:cover;border-radius:12px 12px 0 0"></a>`
    : '';
  const about = lines.map(
    (line) => `<p style="margin:0 0 4px;font-size:15px;color:#4c5a53">${escapeHtml(line)}</p>`,
  );
  return `<div style="margin:0 0 20px;border:1px solid #e3dccb;border-radius:12px">${image}
<div style="padding:16px">
<h2 style="margin:0 0 6px;font-size:18px;line-height:1.3">${linkOf({ label: title, address }, 'color:#22302a;text-decoration:none')}</h2>
<p style="margin:0 0 8px;font-size:18px;font-weight:bold;color:#1f4d3a">${escapeHtml(price)}</p>
${about.join('\n')}
${quiet ? `<p style="margin:8px 0 0">${linkOf(quiet, 'display:inline-block;padding:10px 0;font-size:15px;color:#6b5d4a')}</p>` : ''}
</div></div>`;
}

function smallOf(text: string, links: readonly MailLink[]): string {
  const style = 'display:inline-block;padding:10px 16px 10px 0;font-size:14px;color:#1f4d3a';
  return `<div style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #e3dccb">
<p style="margin:0 0 4px;font-size:14px;color:#4c5a53">${escapeHtml(text)}</p>
<p style="margin:0">${links.map((link) => linkOf(link, style)).join('\n')}</p></div>`;
}
