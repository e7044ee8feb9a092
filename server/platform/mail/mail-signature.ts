import type { Seller } from '../seller.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Texts } from '../texts.ts';
import { Mailer } from './mail.ts';
import type { Mail, StoredMail } from './mail.ts';

export type SigningCompany = {
  readonly seller: Pick<Seller, 'name' | 'nameEn' | 'number' | 'address' | 'addressEn'>;
  readonly teamEmail: string;
};

/** Adds the company's data to every mail, when it is sent or shown. */
export class MailSignature {
  constructor(
    private readonly texts: Texts,
    private readonly company: SigningCompany,
  ) {}

  sign<Signed extends Mail>(mail: Signed): Signed {
    // Texts of old mails are deleted.
    if (mail.text === '') return mail;
    const lines = this.linesIn(mail.language);
    const footer = `<p style="max-width:560px;margin:16px auto 0;font-size:13px;color:#6b6b60">${lines.map(escapeHtml).join('<br>')}</p>`;
    return {
      ...mail,
      // Delimiter of signatures.
      text: `${mail.text}\n-- \n${lines.join('\n')}\n`,
      html: mail.html
        .replace('<html>', `<html lang="${mail.language}">`)
        .replace('</body>', () => `${footer}\n</body>`),
    };
  }

  private linesIn(language: Mail['language']): string[] {
    const { seller, teamEmail } = this.company;
    const t = this.texts.in(language);
    const [name, address] =
      language === 'bg' ? [seller.name, seller.address] : [seller.nameEn, seller.addressEn];
    return [
      t('site-name'),
      `${name}, ${t('receipt-company-number', { number: seller.number })}`,
      address,
      teamEmail,
    ];
  }
}

/** Signs mails and passes them to another mailer. */
export class SigningMailer extends Mailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly signature: MailSignature,
  ) {
    super();
  }

  override deliver(mail: StoredMail, handOver: () => Promise<void>): Promise<boolean> {
    return this.mailer.deliver(this.signature.sign(mail), handOver);
  }

  override close(): void {
    this.mailer.close();
  }
}
