import { convert } from 'html-to-text';
import PostalMime from 'postal-mime';
import type { Address, Attachment, Email } from 'postal-mime';
import { Failure } from '../../../src/core/shared/failure.ts';

/** A mail that came, as far as it is of use. */
export type IncomingMail = {
  /** Whom it was sent to, or redirected to; lower case, as all addresses here. */
  recipients: readonly string[];
  sender: string;
  /** What tells it from all others. */
  id: string;
  /** A machine's: away until Monday, not delivered, of a list. */
  isAutomatic: boolean;
  /** What was written, with the mail that it answers. */
  text: string;
  pictures: readonly Buffer[];
  /** The names of other files. */
  files: readonly string[];
};

const RECIPIENTS = new Set(['delivered-to', 'x-original-to', 'x-forwarded-to', 'envelope-to']);
/** What mail programs add: signatures, cards of contacts. */
const ADDED = new Set([
  'application/pgp-keys',
  'application/pgp-signature',
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
  'text/vcard',
  'text/x-vcard',
]);
/** Deeper ones are refused: nobody writes them. */
const PARSING = { forceRfc822Attachments: true, maxNestingDepth: 20, maxHeadersSize: 256 * 1024 };
const HTML = {
  wordwrap: false,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'blockquote', format: 'blockquote', options: { trimEmptyLines: true } },
  ],
  // A page of a million tags is no answer.
  limits: { maxInputLength: 1024 * 1024, maxDepth: 100, maxChildNodes: 5_000 },
} satisfies Parameters<typeof convert>[1];

/** @param bytes a whole mail, as RFC 5322 has it. @throws Failure `malformed` */
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
    // Some programs send an empty one beside what was written.
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

/** RFC 3834, and what was customary before it. */
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
