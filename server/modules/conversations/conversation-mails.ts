import type { Transaction } from 'kysely';
import { ANSWER_LINE } from '../../../src/core/conversations/answer-in-mail.ts';
import type { Side } from '../../../src/core/conversations/conversation.ts';
import type { TextWarning } from '../../../src/core/shared/text-warnings.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Addresses } from '../../platform/addresses.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { MailBlock } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Database } from '../../tables.ts';
import type { Texts, Translate } from '../../platform/texts.ts';
import { membersBesides } from '../accounts/members/member-readers.ts';
import type { MemberReader } from '../accounts/members/member-readers.ts';
import type { AnswerAddresses } from './answer-addresses.ts';
import { lastMessageOf, linkTokenOf, nameOf, otherOf } from './conversation-rows.ts';
import type { ConversationRow } from './conversation-rows.ts';
import { loadWarnings } from './message-warnings.ts';

export type WrittenMessage = { id: number; text: string; pictures: readonly unknown[] };
/** Unread messages of one side, oldest first. */
export type UnreadConversation = { row: ConversationRow; reader: Side; messages: readonly WrittenMessage[] };

/** Mails about conversations, in the recipient's language (MATE-03, LANG-09). */
export class ConversationMails {
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
    /** Null if replies by e-mail are disabled. */
    private readonly answers: AnswerAddresses | null,
  ) {}

  /**
   * Sends new messages of the other side with warnings and the link to answer. Messages to a shop also go to its
   * members for orders (ROLE-04).
   */
  async written(
    transaction: Transaction<Database>,
    row: ConversationRow,
    reader: Side,
    messages: readonly WrittenMessage[] = [lastMessageOf(row)],
  ): Promise<void> {
    const warnings = await loadWarnings(transaction, row, reader);
    const once = `message-${lastMessageOf(row).id}`;
    await this.send(transaction, row, reader, 'written', once, (t) =>
      wordsOf({ row, reader, messages, warnings }, t),
    );
    await this.sendToMembers(transaction, { row, reader, messages });
  }

  /** They get no address for replies by e-mail, which would outlast their membership. */
  private async sendToMembers(
    transaction: Transaction<Database>,
    { row, reader, messages }: UnreadConversation,
  ): Promise<void> {
    const { vendor_id: id, poster_email: email } = row;
    if (reader !== 'poster' || id === null) return;
    const once = `message-${lastMessageOf(row).id}`;
    const warnings = await loadWarnings(transaction, row, reader);
    for (const member of await membersBesides(transaction, { id, email }, 'orders')) {
      await this.send(
        transaction,
        row,
        reader,
        'written',
        once,
        (t) => wordsOf({ row, reader, messages, warnings }, t),
        member,
      );
    }
  }

  /** Sends one mail about new messages in several conversations, with a link to answer each. */
  async overnight(transaction: Transaction<Database>, news: readonly UnreadConversation[]): Promise<void> {
    const [first] = news;
    if (!first) return;
    const language = first.row[`${first.reader}_language`];
    const t = this.texts.in(language);
    const subject = t('mail-conversation-overnight-subject', { conversations: news.length });
    const blocks: MailBlock[] = [{ kind: 'text', text: t('mail-conversation-overnight-text') }];
    for (const { row, reader, messages } of news) {
      const values = this.valuesOf(row, reader, t);
      const warnings = await loadWarnings(transaction, row, reader);
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
    for (const one of news) await this.sendToMembers(transaction, one);
  }

  async phoneShared(transaction: Transaction<Database>, row: ConversationRow, reader: Side): Promise<void> {
    const phone = row[`${otherOf(reader)}_phone`];
    await this.send(transaction, row, reader, 'phone', 'phone', (t) => [phoneRow(t, phone)]);
  }

  /**
   * Sends a visitor the link to the conversation. Does not quote the message, because the address is
   * unverified and could be abused for spam.
   */
  async sent(transaction: Transaction<Database>, row: ConversationRow): Promise<void> {
    await this.send(transaction, row, 'asker', 'sent', 'sent', () => []);
  }

  /** Notifies the sender of an e-mail reply that it was rejected. @param reason message key */
  async notTaken(
    transaction: Transaction<Database>,
    row: ConversationRow,
    reader: Side,
    reason: string,
  ): Promise<void> {
    await this.send(transaction, row, reader, 'not-taken', null, (t) => [{ kind: 'text', text: t(reason) }]);
  }

  /**
   * @param once part of the mail's unique key; null for repeatable mails
   * @param member of the shop who gets the mail instead of the side's own address
   */
  private async send(
    transaction: Transaction<Database>,
    row: ConversationRow,
    reader: Side,
    news: 'written' | 'phone' | 'sent' | 'not-taken',
    once: string | null,
    blocks: (t: Translate) => MailBlock[],
    member: MemberReader | null = null,
  ): Promise<void> {
    const recipient = member?.email ?? row[`${reader}_email`];
    if (recipient === '') return;
    const language = member?.language ?? row[`${reader}_language`];
    const t = this.texts.in(language);
    const values = this.valuesOf(row, reader, t);
    const subject = t(`mail-conversation-${news}-subject`, values);
    // The recipient may not have written the message, so a reply by e-mail is disabled.
    const answerTo = (news !== 'sent' && !member && this.answers?.of(row.id, reader)) || null;
    const { text, html } = layOutMail(
      subject,
      [
        {
          kind: 'text',
          text: t(
            news === 'written' && row.kind === 'order'
              ? 'mail-conversation-written-order-text'
              : `mail-conversation-${news}-text`,
            values,
          ),
        },
        ...blocks(t),
        {
          kind: 'link',
          label: t(`mail-conversation-${news === 'sent' ? 'open' : 'answer'}`),
          address: this.addressOf(row, reader, language),
        },
      ],
      answerTo === null ? undefined : `${ANSWER_LINE} ${t('mail-conversation-answer-above')} -##`,
    );
    const headers: Record<string, string> = answerTo === null ? {} : { 'Reply-To': answerTo };
    const mail = { recipient, language, subject, text, html, headers };
    await queueMail(
      transaction,
      mail,
      once === null ? undefined : `conversation:${row.id}:${once}:${reader}${member ? `:${member.id}` : ''}`,
    );
  }

  private valuesOf(row: ConversationRow, reader: Side, t: Translate) {
    const number = row.title;
    const title = row.kind === 'order' ? t('order-number-title', { number }) : row.title;
    return { title, number, name: nameOf(row, otherOf(reader)) ?? '' };
  }

  /** URL of the inbox for accounts, else of the side's secret link. */
  private addressOf(row: ConversationRow, reader: Side, language: Language): string {
    if (row[`${reader}_id`] !== null) {
      return this.addresses.of(language, 'AdminMessages', {}, { conversation: row.id });
    }
    return this.addresses.of(language, 'FollowedConversation', { token: linkTokenOf(row, reader) });
  }
}

function wordsOf(
  { row, reader, messages, warnings }: UnreadConversation & { warnings: ReadonlyMap<number, TextWarning[]> },
  t: Translate,
): MailBlock[] {
  const phone = row[`${otherOf(reader)}_shares_phone`] ? row[`${otherOf(reader)}_phone`] : '';
  return [
    ...messages.flatMap(({ id, text, pictures }): MailBlock[] => [
      ...(warnings.get(id) ?? []).map((warning) => ({
        kind: 'warning' as const,
        title: t(`message-warning-${warning}`),
        text: t(`message-warning-${warning}-text`),
      })),
      ...(text === '' ? [] : [{ kind: 'text' as const, text }]),
      ...(pictures.length === 0
        ? []
        : [{ kind: 'text' as const, text: t('message-pictures', { count: pictures.length }) }]),
    ]),
    ...(phone === '' ? [] : [phoneRow(t, phone)]),
  ];
}

function phoneRow(t: Translate, phone: string): MailBlock {
  return { kind: 'rows', rows: [[t('mail-conversation-phone'), phone]] };
}
