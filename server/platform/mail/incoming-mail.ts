import { convert } from 'html-to-text';
import PostalMime from 'postal-mime';
import type { Address, Attachment, Email } from 'postal-mime';
import { Failure } from '../../../src/core/shared/failure.ts';

export type IncomingMail = {
  /** Recipients, also of redirections, in lower case. */
  recipients: readonly string[];
  sender: string;
  id: string;
  /** True for automatic replies, bounces and mailing lists. */
  isAutomatic: boolean;
  text: string;
  pictures: readonly Buffer[];
  files: readonly string[];
};

const RECIPIENTS = new Set(['delivered-to', 'x-original-to', 'x-forwarded-to', 'envelope-to']);
/** Attachments that mail programs add: signatures, contact cards. */
const ADDED = new Set([
  'application/pgp-keys',
  'application/pgp-signature',
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
  'text/vcard',
  'text/x-vcard',
]);
/** Deeper nesting is refused. */
const PARSING = { forceRfc822Attachments: true, maxNestingDepth: 20, maxHeadersSize: 256 * 1024 };
const HTML = {
  wordwrap: false,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'blockquote', format: 'blockquote', options: { trimEmptyLines: true } },
  ],
  // Limits the size of a page that is converted to text.
  limits: { maxInputLength: 1024 * 1024, maxDepth: 100, maxChildNodes: 5_000 },
} satisfies Parameters<typeof convert>[1];

/**
 * @param bytes a whole mail (RFC 5322)
 * @throws Failure `malformed`
 */
export async function readIncomingMail(bytes: Buffer): Promise<IncomingMail> {
  const mail = await PostalMime.parse(bytes, PARSING).catch(() => {
    throw new Failure('error-mail-unreadable');
  });
  const sender = addressesOf(mail.from ? [mail.from] : [])[0];
  if (!sender || !mail.messageId) throw new Failure('error-mail-unreadable');
  const headers = mail.headers.filter(({ key }) => RECIPIENTS.has(key));
  const attached = mail.attachments.filter((part) => !part.related && !ADDED.has(part.mimeType));
  return {
    recipients: [
      ...headers.map(({ value }) => value.replace(/^<|>$/g, '').toLowerCase()),
      ...addressesOf([...(mail.to ?? []), ...(mail.cc ?? [])]),
    ],
    sender,
    id: mail.messageId,
    isAutomatic: isAutomatic(mail),
    // Some programs send an empty text beside the HTML.
    text: mail.text?.trim() ? mail.text : convert(mail.html ?? '', HTML),
    pictures: attached.filter(isPicture).map(({ content }) => toBuffer(content)),
    files: attached.filter((part) => !isPicture(part)).map(({ filename }) => filename ?? ''),
  };
}

const isPicture = ({ mimeType }: Attachment) => mimeType.startsWith('image/');

function addressesOf(addresses: readonly Address[]): string[] {
  return addresses
    .flatMap((one) => (one.group ? one.group : [one]))
    .map(({ address }) => address.toLowerCase());
}

/** RFC 3834 and older conventions. */
function isAutomatic({ headers, returnPath }: Email): boolean {
  const value = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = value('auto-submitted');
  return (
    (submitted !== undefined && !/^no\b/.test(submitted)) ||
    /^(?:bulk|junk|list|auto_reply)\b/.test(value('precedence') ?? '') ||
    ['x-autoreply', 'x-autorespond', 'list-id'].some((name) => value(name) !== undefined) ||
    returnPath === '<>' ||
    value('return-path') === '<>'
  );
}

function toBuffer(content: Attachment['content']): Buffer {
  if (typeof content === 'string') throw new TypeError('An attachment was not read as bytes');
  return content instanceof Uint8Array ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
}
