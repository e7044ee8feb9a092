import type { Transaction } from 'kysely';
import { mapLink } from '../../../src/core/properties/location.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Addresses } from '../../platform/addresses.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { MailBlock } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { MailAttachment } from '../../platform/tables.ts';
import type { Database } from '../../tables.ts';
import type { Texts, Translate } from '../../platform/texts.ts';
import type { ViewingCalendar, ViewingReader } from './viewings/viewing-calendar.ts';
import { ownerNameOf, ownerPhoneOf, placeOf } from './viewings/viewing-rows.ts';
import type { ViewingRow } from './viewings/viewing-rows.ts';
import { formatMoment } from '../../../src/core/shared/date-format.ts';

/** Event of a viewing, with a text for each recipient. */
type ViewingNews =
  | 'requested'
  | 'asked'
  | 'accepted'
  | 'proposed'
  | 'moved'
  | 'declined'
  | 'cancelled'
  | 'reminder';

/** Attached calendar entry, the viewing before the change, and whether the mail has a link to its page. */
type ViewingMail = { attached?: 'entry' | 'taken-back'; before?: ViewingRow; link?: boolean };

export type UnconfirmedListing = {
  id: number;
  title: string;
  owner_name: string;
  owner_email: string;
  owner_language: Language;
};

/** Mails about homes, in the recipient's language (HOME-15, HOME-18, LANG-09). */
export class PropertyMails {
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
    private readonly calendar: ViewingCalendar,
  ) {}

  /** Sends a new request to the landlord, and the visitor a link to follow it. */
  async requested(transaction: Transaction<Database>, row: ViewingRow): Promise<void> {
    const news = row.date_time ? 'requested' : 'asked';
    await this.mailSide(transaction, row, news, 'owner');
    await this.mailSide(transaction, row, news, 'visitor');
  }

  /** Sends both sides the agreed time with a calendar entry. */
  async accepted(transaction: Transaction<Database>, row: ViewingRow): Promise<void> {
    await this.mailSide(transaction, row, 'accepted', 'owner', { attached: 'entry' });
    await this.mailSide(transaction, row, 'accepted', 'visitor', { attached: 'entry' });
  }

  /**
   * @param before the viewing before the change, because a previously agreed time must be cancelled in
   * calendars
   */
  async proposed(transaction: Transaction<Database>, row: ViewingRow, before: ViewingRow): Promise<void> {
    await this.mailSide(transaction, row, 'proposed', 'visitor', cancelledEntry(before));
  }

  async moved(transaction: Transaction<Database>, row: ViewingRow, before: ViewingRow): Promise<void> {
    await this.mailSide(transaction, row, 'moved', 'owner', cancelledEntry(before));
  }

  async declined(transaction: Transaction<Database>, row: ViewingRow, before: ViewingRow): Promise<void> {
    await this.mailSide(transaction, row, 'declined', 'visitor', cancelledEntry(before));
  }

  /** Declines without a link, because the viewing's page is deleted with the landlord's account. */
  async ownerDeleted(transaction: Transaction<Database>, row: ViewingRow, before: ViewingRow): Promise<void> {
    await this.mailSide(transaction, row, 'declined', 'visitor', { ...cancelledEntry(before), link: false });
  }

  async cancelled(transaction: Transaction<Database>, row: ViewingRow, before: ViewingRow): Promise<void> {
    await this.mailSide(transaction, row, 'cancelled', 'owner', cancelledEntry(before));
  }

  /** Sends both sides a reminder on the day before. */
  async reminder(transaction: Transaction<Database>, row: ViewingRow): Promise<void> {
    await this.mailSide(transaction, row, 'reminder', 'owner');
    await this.mailSide(transaction, row, 'reminder', 'visitor');
  }

  /**
   * Requests confirmation from the landlord (HOME-18). @param round makes the mail of each request unique
   */
  async unconfirmed(
    transaction: Transaction<Database>,
    listing: UnconfirmedListing,
    round: string,
  ): Promise<void> {
    await this.mailOwner(transaction, listing, 'unconfirmed', round);
  }

  /** Notifies the landlord of a listing paused without an answer. */
  async paused(
    transaction: Transaction<Database>,
    listing: UnconfirmedListing,
    round: string,
  ): Promise<void> {
    await this.mailOwner(transaction, listing, 'paused', round);
  }

  private async mailOwner(
    transaction: Transaction<Database>,
    listing: UnconfirmedListing,
    what: 'unconfirmed' | 'paused',
    round: string,
  ): Promise<void> {
    const language = listing.owner_language;
    const t = this.texts.in(language);
    const values = { name: listing.owner_name, title: listing.title };
    const subject = t(`mail-property-${what}-subject`, values);
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t(`mail-property-${what}-text`, values) },
      {
        kind: 'link',
        label: t('mail-property-open-own'),
        address: this.addresses.of(language, 'AdminPropertyList'),
      },
    ]);
    const mail = { recipient: listing.owner_email, language, subject, text, html };
    await queueMail(transaction, mail, `property-${what}:${listing.id}:${round}`);
  }

  private async mailSide(
    transaction: Transaction<Database>,
    row: ViewingRow,
    news: ViewingNews,
    reader: ViewingReader,
    { attached, before = row, link = true }: ViewingMail = {},
  ): Promise<void> {
    const language = reader === 'owner' ? row.owner_language : row.language;
    const t = this.texts.in(language);
    const values = { title: row.title, name: reader === 'owner' ? row.owner_name : row.contact_name };
    const subject = t<string>(`mail-viewing-${news}-${reader}-subject`, values);
    const { text, html } = layOutMail(subject, [
      { kind: 'text', text: t<string>(`mail-viewing-${news}-${reader}-text`, values) },
      { kind: 'rows', rows: this.facts(row, reader, language, t) },
      ...questionOf(row, news, t),
      ...noteOf(row, news, t),
      ...(row.status === 'accepted'
        ? [{ kind: 'link' as const, label: t('mail-viewing-map'), address: mapLink(row) }]
        : []),
      ...(link ? [this.link(row, reader, language, t)] : []),
    ]);
    const attachments: MailAttachment[] = attached
      ? [
          this.calendar.attachment(
            // The cancelled entry needs its earlier time.
            { ...row, date_time: before.date_time },
            reader,
            language,
            attached === 'taken-back',
          ),
        ]
      : [];
    const recipient = reader === 'owner' ? row.owner_email : row.contact_email;
    await queueMail(
      transaction,
      { recipient, language, subject, text, html, attachments },
      `viewing-${news}:${row.id}:${row.sequence}:${reader}`,
    );
  }

  private facts(
    row: ViewingRow,
    reader: ViewingReader,
    language: Language,
    t: Translate,
  ): (readonly [string, string])[] {
    const property: (readonly [string, string])[] = [
      [t('mail-viewing-home'), row.title],
      [t('mail-viewing-place'), placeOf(row, language)],
      ...(row.date_time ? [[t('day-and-time'), spokenTime(language, row.date_time)] as const] : []),
    ];
    if (reader === 'owner') {
      const { contact_name: name, contact_phone: phone, contact_email: email } = row;
      return [...property, [t('mail-viewing-visitor'), name], [t('phone'), phone], [t('email'), email]];
    }
    const phone: (readonly [string, string])[] =
      row.status === 'accepted' && ownerPhoneOf(row) ? [[t('phone'), ownerPhoneOf(row)]] : [];
    return [...property, [t('landlord'), ownerNameOf(row)], ...phone];
  }

  private link(row: ViewingRow, reader: ViewingReader, language: Language, t: Translate): MailBlock {
    return reader === 'owner'
      ? {
          kind: 'link',
          label: t('mail-viewing-open-received'),
          address: this.addresses.of(language, 'ViewingRequests'),
        }
      : {
          kind: 'link',
          label: t('mail-viewing-follow'),
          address: this.addresses.of(language, 'FollowedViewing', { token: row.token }),
        };
  }
}

function cancelledEntry(before: ViewingRow): ViewingMail {
  return before.status === 'accepted' ? { attached: 'taken-back', before } : {};
}

/** The visitor's question, which identifies a viewing without a time. */
function questionOf({ question, date_time: time }: ViewingRow, news: ViewingNews, t: Translate): MailBlock[] {
  const isShown = question !== '' && (time === null || news === 'requested');
  return isShown ? [{ kind: 'text', text: t('mail-viewing-question', { question }) }] : [];
}

function noteOf({ note }: ViewingRow, news: ViewingNews, t: Translate): MailBlock[] {
  const written = note !== '' && ['accepted', 'proposed', 'declined'].includes(news);
  return written ? [{ kind: 'text', text: t('mail-viewing-note', { note }) }] : [];
}

/** `събота, 21 ноември 2026 г. в 18:30 ч.`, in the time zone of Sofia. */
function spokenTime(language: Language, instant: Date): string {
  return formatMoment(instant, language, { dateStyle: 'full', timeStyle: 'short' });
}
