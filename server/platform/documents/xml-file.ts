/** An element: its name, and its text, or its children in order. Absent children are left out. */
export type XmlElement = readonly [
  name: string,
  content: string | readonly (XmlElement | null)[],
  attributes?: Record<string, string>,
];

/** Characters that XML 1.0 does not allow. */
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

/** Writes a document in UTF-8, with one element a line. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${linesOf(root, '').join('\n')}\n`;
}

function linesOf([name, content, attributes = {}]: XmlElement, indent: string): string[] {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const start = `${indent}<${name}${written.join('')}>`;
  if (typeof content === 'string') return [`${start}${escapeXml(content)}</${name}>`];
  const children = content.filter((child) => child !== null);
  return [start, ...children.flatMap((child) => linesOf(child, `${indent}  `)), `${indent}</${name}>`];
}
