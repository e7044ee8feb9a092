import type { Transaction } from 'kysely';
import type { Side } from '../../../src/core/conversations/conversation.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Addresses } from '../../platform/addresses.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { MailBlock } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Database } from '../../tables.ts';
import type { Texts, Translate } from '../../platform/texts.ts';
import { lastMessageOf, nameOf, otherOf } from './conversation-rows.ts';
import type { ConversationRow } from './conversation-rows.ts';

/** The mails about conversations, each in its reader's language, written with what it tells (MATE-03, LANG-09). */
export class ConversationMails {
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
  ) {}

  /** Messages of the other side have come: what they say, and the link to answer. */
  async written(
    transaction: Transaction<Database>,
    row: ConversationRow,
    reader: Side,
    texts = [lastMessageOf(row).text],
  ): Promise<void> {
    const { id } = lastMessageOf(row);
    const phone = row[`${otherOf(reader)}_shares_phone`] ? row[`${otherOf(reader)}_phone`] : '';
    await this.send(transaction, row, reader, 'written', `message-${id}`, (t) => [
      ...texts.map((text) => ({ kind: 'text' as const, text })),
      ...(phone === '' ? [] : [phoneRow(t, phone)]),
    ]);
  }

  /** The other side has agreed to show the telephone. */
  async phoneShared(transaction: Transaction<Database>, row: ConversationRow, reader: Side): Promise<void> {
    const phone = row[`${otherOf(reader)}_phone`];
    await this.send(transaction, row, reader, 'phone', 'phone', (t) => [phoneRow(t, phone)]);
  }

  /**
   * To a visitor who left an e-mail: the link to follow what was sent. Nothing that was typed stands in it, so that
   * nobody can have us write to others in words of theirs.
   */
  async sent(transaction: Transaction<Database>, row: ConversationRow): Promise<void> {
    await this.send(transaction, row, 'asker', 'sent', 'sent', () => []);
  }

  private async send(
    transaction: Transaction<Database>,
    row: ConversationRow,
    reader: Side,
    news: 'written' | 'phone' | 'sent',
    once: string,
    blocks: (t: Translate) => MailBlock[],
  ): Promise<void> {
    const recipient = row[`${reader}_email`];
    if (recipient === '') return;
    const language = row[`${reader}_language`];
    const t = this.texts.in(language);
    const values = { title: row.title, name: nameOf(row, otherOf(reader)) ?? '' };
    const subject = t(`mail-conversation-${news}-subject`, values);
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t(`mail-conversation-${news}-text`, values) },
      ...blocks(t),
      {
        kind: 'link',
        label: t(`mail-conversation-${news === 'sent' ? 'open' : 'answer'}`),
        address: this.addressOf(row, reader, language),
      },
    ]);
    const mail = { recipient, language, subject, text, html };
    await queueMail(transaction, mail, `conversation:${row.id}:${once}:${reader}`);
  }

  /** The inbox of who has an account, else the visitor's secret link. */
  private addressOf(row: ConversationRow, reader: Side, language: Language): string {
    return reader === 'asker' && row.asker_id === null
      ? this.addresses.of(language, 'FollowedConversation', { token: row.token })
      : this.addresses.of(language, 'AdminMessages', {}, { conversation: row.id });
  }
}

function phoneRow(t: Translate, phone: string): MailBlock {
  return { kind: 'rows', rows: [[t('mail-conversation-phone'), phone]] };
}
