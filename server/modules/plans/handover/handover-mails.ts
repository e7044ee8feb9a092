import type { Transaction } from 'kysely';
import type { Handover } from '../../../../src/core/plans/handover/handover.ts';
import { DAY_FORMAT, formatSofiaTime } from '../../../../src/core/shared/date-format.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { layOutMail } from '../../../platform/mail/mail-layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Database } from '../../../tables.ts';
import type { PlanExportDependencies } from '../plan-export-dependencies.ts';

type Made = { accountId: number; id: string; handover: Handover; document: Buffer; language: Language };

/** Mails the protocol to both sides once; the author is one of them. */
export async function mailHandover(
  { texts }: Pick<PlanExportDependencies, 'texts'>,
  transaction: Transaction<Database>,
  { accountId, id, handover, document, language }: Made,
): Promise<void> {
  const t = texts.in(language);
  const day = formatSofiaTime(handover.on, language, DAY_FORMAT);
  const subject = t('mail-handover-subject', { address: handover.address });
  const attachments = [
    { name: 'uyut-handover.pdf', type: 'application/pdf', content: document.toString('base64') },
  ];
  for (const side of ['landlord', 'tenant'] as const) {
    const { name, email } = handover[side];
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t('mail-handover-text', { name, day, address: handover.address }) },
      {
        kind: 'rows',
        rows: [
          [t('handover-landlord'), handover.landlord.name],
          [t('handover-tenant'), handover.tenant.name],
        ],
      },
      { kind: 'text', text: t('mail-handover-check') },
    ]);
    const mail = { recipient: email, language, subject, text, html, attachments };
    await queueMail(transaction, mail, `handover:${accountId}:${id}:${side}`);
  }
}
