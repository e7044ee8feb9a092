import XMLBuilder from 'fast-xml-builder';
import iconv from 'iconv-lite';
import type { AuditElements } from '../../../src/core/invoices/audit-file.ts';
import { withoutForbidden } from '../../platform/documents/xml-file.ts';

const ENCODING = 'windows-1251';

/** Writes the elements of `audit` as XML in windows-1251. Other letters become character references. */
export function auditXml(elements: AuditElements): Buffer {
  const builder = new XMLBuilder({ format: true, suppressEmptyNode: false });
  const body = withoutForbidden(builder.build({ audit: elements }));
  const text = `<?xml version="1.0" encoding="WINDOWS-1251"?>\n${body}`;
  return iconv.encode(withReferences(text), ENCODING);
}

function withReferences(text: string): string {
  return text.replace(/[\u0080-\u{10ffff}]/gu, (letter) =>
    iconv.decode(iconv.encode(letter, ENCODING), ENCODING) === letter
      ? letter
      : `&#${letter.codePointAt(0) ?? 0};`,
  );
}
