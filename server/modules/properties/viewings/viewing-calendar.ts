import { mapLink } from '../../../../src/core/properties/location.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import type { Addresses } from '../../../platform/addresses.ts';
import { CalendarWriter } from '../../../platform/documents/calendar-file.ts';
import type { CalendarEntry } from '../../../platform/documents/calendar-file.ts';
import type { MailAttachment } from '../../../platform/tables.ts';
import type { Texts } from '../../../platform/texts.ts';
import { ownerNameOf, ownerPhoneOf, placeOf } from './viewing-rows.ts';
import type { ViewingRow } from './viewing-rows.ts';

export type ViewingReader = 'owner' | 'visitor';

const VIEWING_MINUTES = 30;
export const VIEWING_FILE = 'viewing.ics';

/**
 * Calendar entries of viewings. The UID is stable and SEQUENCE grows, so that a later file moves or cancels
 * the entry.
 */
export class ViewingCalendar {
  private readonly writer: CalendarWriter;

  /** @param sender such as `Уют <no-reply@uyut.example>`. */
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
    sender: string,
  ) {
    this.writer = new CalendarWriter(sender, 'Viewings');
  }

  /** @param isCancelled true to cancel the entry */
  entry(row: ViewingRow, reader: ViewingReader, language: Language, isCancelled = false): string {
    return this.writer.write([this.entryOf(row, reader, language, isCancelled)]);
  }

  attachment(
    row: ViewingRow,
    reader: ViewingReader,
    language: Language,
    isCancelled = false,
  ): MailAttachment {
    return this.writer.attachment(VIEWING_FILE, [this.entryOf(row, reader, language, isCancelled)]);
  }

  private entryOf(
    row: ViewingRow,
    reader: ViewingReader,
    language: Language,
    isCancelled: boolean,
  ): CalendarEntry {
    // An agreed viewing always has a time.
    if (!row.date_time) throw new Error(`The viewing ${row.id} has no time`);
    const t = this.texts.in(language);
    const [name, phone] =
      reader === 'owner'
        ? [row.contact_name, row.contact_phone]
        : [ownerNameOf(row), isCancelled ? '' : ownerPhoneOf(row)];
    return {
      uid: `viewing-${row.id}@uyut`,
      sequence: row.sequence,
      isCancelled,
      start: row.date_time,
      minutes: VIEWING_MINUTES,
      title: t('calendar-viewing-title', { title: row.title }),
      description: [
        t('calendar-viewing-with', { name, phone }),
        ...(isCancelled ? [] : [t('calendar-viewing-map', { address: mapLink(row) })]),
      ].join('\n'),
      location: placeOf(row, language),
      geo: { lat: row.latitude, lon: row.longitude },
      url:
        reader === 'owner'
          ? this.addresses.of(language, 'ViewingRequests')
          : this.addresses.of(language, 'FollowedViewing', { token: row.token }),
    };
  }
}
