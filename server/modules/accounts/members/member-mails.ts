import type { Transaction } from 'kysely';
import type { VendorRole } from '../../../../src/core/shared/vendor-roles.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import type { Addresses } from '../../../platform/addresses.ts';
import { layOutMail } from '../../../platform/mail/mail-layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { Database } from '../../../tables.ts';
import { membersFor } from './member-readers.ts';

type Reader = { email: string; language: Language };
type Invitation = { email: string; role: VendorRole; secret: string; vendorId: number; invitedBy: number };

type MemberMail = {
  values: Record<string, string>;
  rows?: readonly (readonly [string, string])[];
  address: string;
};

/** Mails about the members of a shop (ROLE-04). */
export class MemberMails {
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
  ) {}

  /** Sends the invitation in the language of its sender, because the recipient may have no account. */
  async invited(
    transaction: Transaction<Database>,
    { email, role, secret, vendorId, invitedBy }: Invitation,
  ): Promise<void> {
    const { name, language } = await personOf(transaction, invitedBy);
    const shop = await nameOf(transaction, vendorId);
    const t = this.texts.in(language);
    await this.send(transaction, { email, language }, 'member-invited', {
      values: { name, shop },
      rows: [
        [t('member-role'), t(`vendor-role-${role}`)],
        [t('member-access'), t(`vendor-role-${role}-hint`)],
      ],
      address: this.addresses.of(language, 'ShopInvitation', { token: secret }),
    });
  }

  async joined(
    transaction: Transaction<Database>,
    accountId: number,
    { vendor_id: vendorId, role }: { vendor_id: number; role: VendorRole },
  ): Promise<void> {
    const { name, email } = await personOf(transaction, accountId);
    const shop = await nameOf(transaction, vendorId);
    for (const owner of await membersFor(transaction, vendorId, 'members')) {
      if (owner.id === accountId) continue;
      const t = this.texts.in(owner.language);
      await this.send(transaction, owner, 'member-joined', {
        values: { name, email, shop, role: t<string>(`vendor-role-${role}`) },
        address: this.addresses.of(owner.language, 'AdminMembers'),
      });
    }
  }

  /** Notifies the owners that a member has left. */
  async left(transaction: Transaction<Database>, accountId: number, vendorId: number): Promise<void> {
    const { name, email } = await personOf(transaction, accountId);
    const shop = await nameOf(transaction, vendorId);
    for (const owner of await membersFor(transaction, vendorId, 'members')) {
      await this.send(transaction, owner, 'member-left', {
        values: { name, email, shop },
        address: this.addresses.of(owner.language, 'AdminMembers'),
      });
    }
  }

  async removed(transaction: Transaction<Database>, accountId: number, vendorId: number): Promise<void> {
    const { name, email, language } = await personOf(transaction, accountId);
    await this.send(transaction, { email, language }, 'member-removed', {
      values: { name, shop: await nameOf(transaction, vendorId) },
      address: this.addresses.of(language, 'Profile'),
    });
  }

  /** Sends the texts `mail-{mail}-subject`, `-text`, `-link` and `-note`. */
  private async send(
    transaction: Transaction<Database>,
    { email: recipient, language }: Reader,
    mail: 'member-invited' | 'member-joined' | 'member-left' | 'member-removed',
    { values, rows = [], address }: MemberMail,
  ): Promise<void> {
    const t = this.texts.in(language);
    const subject = t(`mail-${mail}-subject`, values);
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t(`mail-${mail}-text`, values) },
      ...(rows.length > 0 ? [{ kind: 'rows' as const, rows }] : []),
      { kind: 'link', label: t(`mail-${mail}-link`), address },
      { kind: 'text', text: t(`mail-${mail}-note`) },
    ]);
    await queueMail(transaction, { recipient, language, subject, text, html });
  }
}

const personOf = (transaction: Transaction<Database>, id: number) =>
  transaction
    .selectFrom('account')
    .select(['name', 'email', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function nameOf(transaction: Transaction<Database>, vendorId: number): Promise<string> {
  const { name } = await transaction
    .selectFrom('vendor')
    .select('name')
    .where('id', '=', vendorId)
    .executeTakeFirstOrThrow();
  return name;
}
