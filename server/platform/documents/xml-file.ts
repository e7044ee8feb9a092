import XMLBuilder from 'fast-xml-builder';

/** An element: its name, and its text, or its children in order. Absent children are left out. */
export type XmlElement = readonly [
  name: string,
  content: string | readonly (XmlElement | null)[],
  attributes?: Record<string, string>,
];

// oxlint-disable-next-line no-control-regex -- XML 1.0 cannot contain them
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** Removes the characters that XML 1.0 does not allow. */
export const withoutForbidden = (text: string): string => text.replace(FORBIDDEN, '');

const builder = new XMLBuilder({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  format: true,
  suppressEmptyNode: false,
});

/** Writes a document in UTF-8, with one element a line. */
export function writeXml(root: XmlElement): string {
  const body = builder.build([nodeOf(root)]).trim();
  return `<?xml version="1.0" encoding="UTF-8"?>\n${withoutForbidden(body)}\n`;
}

function nodeOf([name, content, attributes = {}]: XmlElement): object {
  const children =
    typeof content === 'string'
      ? [{ '#text': content }]
      : content.filter((child) => child !== null).map((child) => nodeOf(child));
  return { [name]: children, ':@': attributes };
}
