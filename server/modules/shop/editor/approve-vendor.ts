import type { Transaction } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Addresses } from '../../../platform/addresses.ts';
import { layOutMail } from '../../../platform/mail/mail-layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { Database } from '../../../tables.ts';
import { membersFor } from '../../accounts/members/member-readers.ts';
import type { MemberReader } from '../../accounts/members/member-readers.ts';
import { lockShop } from './lock-shop.ts';

/**
 * Approves a new shop, so that it may sell, and notifies its owners (TEAM-06).
 * @throws Failure `not-found`, `conflict` for an approved shop and for one without its trader data
 */
export async function approveVendor(
  { texts, addresses }: { texts: Texts; addresses: Addresses },
  transaction: Transaction<Database>,
  id: number,
): Promise<void> {
  const { missing } = await lockShop(transaction, texts, id);
  if (!missing.includes('approval')) throw new Failure('error-vendor-approved-already', {}, 'conflict');
  if (missing.length > 1) throw new Failure('error-vendor-data-missing', {}, 'conflict');
  await transaction.updateTable('vendor').set({ needs_approval: false }).where('id', '=', id).execute();
  for (const owner of await membersFor(transaction, id, 'settings'))
    await notifyOfApproval({ texts, addresses }, transaction, owner, id);
}

async function notifyOfApproval(
  { texts, addresses }: { texts: Texts; addresses: Addresses },
  transaction: Transaction<Database>,
  { id, email: recipient, language }: MemberReader,
  vendorId: number,
): Promise<void> {
  const t = texts.in(language);
  const subject = t('mail-vendor-approved-subject');
  const { text, html } = layOutMail(subject, [
    { kind: 'text', text: t('mail-vendor-approved-text') },
    {
      kind: 'link',
      label: t('mail-vendor-approved-link'),
      address: addresses.of(language, 'AdminListProducts'),
    },
  ]);
  await queueMail(
    transaction,
    { recipient, language, subject, text, html },
    `vendor-approved:${vendorId}:${id}`,
  );
}
