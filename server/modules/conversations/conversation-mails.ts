import type { Transaction } from 'kysely';
import type { Side } from '../../../src/core/conversations/conversation.ts';
import type { MessageWarning } from '../../../src/core/conversations/message-warnings.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Addresses } from '../../platform/addresses.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { MailBlock } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Database } from '../../tables.ts';
import type { Texts, Translate } from '../../platform/texts.ts';
import { lastMessageOf, nameOf, otherOf } from './conversation-rows.ts';
import type { ConversationRow } from './conversation-rows.ts';
import { loadWarnings } from './message-warnings.ts';

export type WrittenMessage = { id: number; text: string };
/** What a side of a conversation has not read yet, the oldest first. */
export type UnreadConversation = { row: ConversationRow; reader: Side; messages: readonly WrittenMessage[] };

/** The mails about conversations, each in its reader's language, written with what it tells (MATE-03, LANG-09). */
export class ConversationMails {
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
  ) {}

  /** Messages of the other side have come: what they say, what to be careful with, and the link to answer. */
  async written(
    transaction: Transaction<Database>,
    row: ConversationRow,
    reader: Side,
    messages: readonly WrittenMessage[] = [lastMessageOf(row)],
  ): Promise<void> {
    const warnings = await loadWarnings(transaction, row.id, reader);
    const once = `message-${lastMessageOf(row).id}`;
    await this.send(transaction, row, reader, 'written', once, (t) =>
      wordsOf({ row, reader, messages, warnings }, t),
    );
  }

  /** Messages have come in several conversations of one reader: one mail, with a link to answer each. */
  async overnight(transaction: Transaction<Database>, news: readonly UnreadConversation[]): Promise<void> {
    const [first] = news;
    if (!first) return;
    const language = first.row[`${first.reader}_language`];
    const t = this.texts.in(language);
    const subject = t('mail-conversation-overnight-subject', { conversations: news.length });
    const blocks: MailBlock[] = [{ kind: 'text', text: t('mail-conversation-overnight-text') }];
    for (const { row, reader, messages } of news) {
      const values = { title: row.title, name: nameOf(row, otherOf(reader)) ?? '' };
      const warnings = await loadWarnings(transaction, row.id, reader);
      blocks.push(
        { kind: 'heading', text: t('mail-conversation-overnight-about', values) },
        ...wordsOf({ row, reader, messages, warnings }, t),
        {
          kind: 'link',
          label: t('mail-conversation-answer'),
          address: this.addressOf(row, reader, language),
        },
      );
    }
    const inbox = {
      label: t('mail-conversation-inbox'),
      address: this.addresses.of(language, 'AdminMessages'),
    };
    blocks.push({ kind: 'small', text: t('mail-conversation-overnight-why'), links: [inbox] });
    const recipient = first.row[`${first.reader}_email`];
    const last = Math.max(...news.map(({ row }) => lastMessageOf(row).id));
    const mail = { recipient, language, subject, ...layOutMail(subject, blocks) };
    await queueMail(transaction, mail, `conversations:${first.row[`${first.reader}_id`]}:message-${last}`);
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

function wordsOf(
  {
    row,
    reader,
    messages,
    warnings,
  }: UnreadConversation & { warnings: ReadonlyMap<number, MessageWarning[]> },
  t: Translate,
): MailBlock[] {
  const phone = row[`${otherOf(reader)}_shares_phone`] ? row[`${otherOf(reader)}_phone`] : '';
  return [
    ...messages.flatMap(({ id, text }): MailBlock[] => [
      ...(warnings.get(id) ?? []).map((warning) => ({
        kind: 'warning' as const,
        title: t(`message-warning-${warning}`),
        text: t(`message-warning-${warning}-text`),
      })),
      { kind: 'text', text },
    ]),
    ...(phone === '' ? [] : [phoneRow(t, phone)]),
  ];
}

function phoneRow(t: Translate, phone: string): MailBlock {
  return { kind: 'rows', rows: [[t('mail-conversation-phone'), phone]] };
}
