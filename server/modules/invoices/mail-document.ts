import { tenDigits } from '../../../src/core/invoices/invoicing-settings.ts';
import { DAY } from '../../../src/core/shared/durations.ts';
import { nameIn } from '../../../src/core/shared/transliteration.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import { readDocument } from './document-files.ts';
import { writeDocumentPdf } from './document-pdf.ts';
import type { InvoiceDependencies } from './invoice-dependencies.ts';

/** Milliseconds. Attempts of a job end after a day; an older document was entered later for a past sale. */
const MAX_AGE = 3 * DAY;

/** Mails an issued document to its buyer once, as PDF in the language of the order (SHIP-08). A job. */
export async function mailDocument(deps: InvoiceDependencies, documentId: number): Promise<void> {
  const { db, clock, texts, addresses } = deps;
  const order = await db
    .selectFrom('sales_document as document')
    .innerJoin('vendor_order as part', 'part.id', 'document.vendor_order_id')
    .innerJoin('customer_order as placed', 'placed.id', 'part.order_id')
    .select([
      'placed.token',
      'placed.language',
      'placed.contact_name as name',
      'placed.contact_email as email',
    ])
    .where('document.id', '=', documentId)
    .executeTakeFirst();
  if (!order) return;
  const { token, language, name, email: recipient } = order;
  const document = await readDocument(deps, documentId, { token });
  const { kind, number, issued_at: issuedAt, seller } = document.row;
  if (clock.now().getTime() - issuedAt.getTime() > MAX_AGE) return;
  const t = texts.in(language);
  const pdf = await writeDocumentPdf(document, language, t);
  const title = t(`document-title-${kind}`, { number: tenDigits(number) });
  const facts = { name, order: document.orderNumber, company: nameIn(language, seller.company) };
  const subject = t('mail-document-subject', { document: title, order: document.orderNumber });
  const { text, html } = layOutMail(subject, [
    { kind: 'text', text: t(`mail-document-${kind}-text`, facts) },
    {
      kind: 'link',
      label: t('mail-order-follow'),
      address: addresses.of(language, 'FollowedOrder', { token }),
    },
  ]);
  const attachments = [
    {
      name: `${kind}-${tenDigits(number)}.pdf`,
      type: 'application/pdf',
      content: pdf.toString('base64'),
    },
  ];
  await inTransaction(db, (transaction) =>
    queueMail(
      transaction,
      { recipient, language, subject, text, html, attachments },
      `document:${documentId}`,
    ),
  );
}
