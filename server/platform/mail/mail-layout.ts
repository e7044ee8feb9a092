import { escapeHtml } from '../escape-html.ts';

/** What a mail says, in blocks that make both its plain text and its HTML. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'rows'; rows: readonly (readonly [string, string])[] }
  | { kind: 'link'; label: string; address: string };

/** A mail's two forms; they say the same. */
export function layOutMail(title: string, blocks: readonly MailBlock[]): { text: string; html: string } {
  const text = [title, ...blocks.map(textOf)].join('\n\n') + '\n';
  const html = `<!doctype html><html><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#f7f3ea;color:#22302a;font:16px/1.5 'Sofia Sans',Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#fffdf8;border-radius:12px">
<h1 style="margin:0 0 16px;font-size:22px">${escapeHtml(title)}</h1>
${blocks.map(htmlOf).join('\n')}
</div></body></html>`;
  return { text, html };
}

function textOf(block: MailBlock): string {
  if (block.kind === 'text') return block.text;
  if (block.kind === 'link') return `${block.label}:\n${block.address}`;
  return block.rows.map(([name, value]) => (value === '' ? name : `${name}: ${value}`)).join('\n');
}

function htmlOf(block: MailBlock): string {
  if (block.kind === 'text') return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
  if (block.kind === 'link') {
    const address = escapeHtml(block.address);
    const style =
      'display:inline-block;padding:12px 20px;background:#1f4d3a;color:#ffffff;border-radius:8px;text-decoration:none';
    return `<p style="margin:0 0 16px"><a href="${address}" style="${style}">${escapeHtml(block.label)}</a></p>`;
  }
  const rows = block.rows.map(
    ([name, value]) =>
      `<tr><td style="padding:4px 16px 4px 0;vertical-align:top">${escapeHtml(name)}</td>` +
      `<td style="padding:4px 0;text-align:right${isShort(value) ? ';white-space:nowrap' : ''}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="width:100%;margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`;
}

/** Prices and times stay on one line; an address finds its own way. */
function isShort(value: string): boolean {
  return value.length <= 32;
}
