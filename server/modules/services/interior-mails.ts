import type { Transaction } from 'kysely';
import type { InteriorEnquiryCommand } from '../../../src/core/services/interior-enquiry-command.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { pictureFile } from '../../../src/core/shared/picture.ts';
import type { Addresses } from '../../platform/addresses.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Database } from '../../tables.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Company } from '../../platform/company.ts';

export type StoredEnquiry = {
  id: number;
  language: Language;
  command: InteriorEnquiryCommand;
  /** In both languages; null if none was chosen. */
  city: Record<Language, string> | null;
  pictures: readonly StoredPicture[];
};

/** Mails of an enquiry: to the interior team, and to the customer (SERV-08). */
export class InteriorMails {
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
    private readonly company: Pick<Company, 'teamEmail'>,
  ) {}

  async enquired(transaction: Transaction<Database>, enquiry: StoredEnquiry): Promise<void> {
    await this.toTeam(transaction, enquiry);
    await this.toCustomer(transaction, enquiry);
  }

  private async toTeam(
    transaction: Transaction<Database>,
    { id, command, city, pictures }: StoredEnquiry,
  ): Promise<void> {
    const t = this.texts.in('bg');
    const subject = t('mail-interior-team-subject', { name: command.name });
    const facts: (readonly [string, string])[] = [
      [t('service-visit-customer'), command.name],
      [t('order-contact-phone'), command.phone],
      [t('order-contact-email'), command.email],
      [t('town'), city?.bg ?? ''],
      [t('area'), command.area === null ? '' : t('service-amount-sqm', { amount: command.area })],
      [t('mail-interior-package'), command.package === null ? '' : t(`interior-package-${command.package}`)],
    ];
    const { text, html } = layOutMail(subject, [
      { kind: 'rows', rows: facts.filter(([, value]) => value !== '') },
      { kind: 'text', text: command.message },
      ...pictures.map((picture, index) => ({
        kind: 'link' as const,
        label: t('picture-numbered', { number: index + 1 }),
        address: this.addresses.origin('bg') + pictureFile(picture),
      })),
    ]);
    const mail = { recipient: this.company.teamEmail, language: 'bg' as const, subject, text, html };
    await queueMail(transaction, mail, `interior-team:${id}`);
  }

  private async toCustomer(
    transaction: Transaction<Database>,
    { id, language, command }: StoredEnquiry,
  ): Promise<void> {
    const t = this.texts.in(language);
    const subject = t('mail-interior-customer-subject');
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t('mail-interior-customer-text', { name: command.name }) },
      { kind: 'text', text: command.message },
    ]);
    const mail = { recipient: command.email, language, subject, text, html };
    await queueMail(transaction, mail, `interior-customer:${id}`);
  }
}
