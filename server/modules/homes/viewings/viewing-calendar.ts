import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import type { Addresses } from '../../../platform/addresses.ts';
import { CALENDAR_TYPE, CalendarWriter } from '../../../platform/documents/calendar-file.ts';
import type { CalendarEntry } from '../../../platform/documents/calendar-file.ts';
import type { MailAttachment } from '../../../platform/mail-tables.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { HomeServices } from '../home-services.ts';
import { loadViewings, ownerNameOf, ownerPhoneOf } from './viewing-rows.ts';
import type { ViewingRow } from './viewing-rows.ts';

export type ViewingReader = 'owner' | 'visitor';

const VIEWING_MINUTES = 30;
const FILE_NAME = 'viewing.ics';

/**
 * Calendar entries of viewings. The same entry keeps its UID and grows its SEQUENCE, so that a later file moves or
 * cancels it.
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

  /** @param gone the entry is taken back: the time no longer stands. */
  entry(row: ViewingRow, reader: ViewingReader, language: Language, gone = false): string {
    return this.writer.write([this.entryOf(row, reader, language, gone)]);
  }

  attachment(row: ViewingRow, reader: ViewingReader, language: Language, gone = false): MailAttachment {
    return this.writer.attachment(FILE_NAME, [this.entryOf(row, reader, language, gone)]);
  }

  private entryOf(row: ViewingRow, reader: ViewingReader, language: Language, gone: boolean): CalendarEntry {
    // Nothing is agreed without a time.
    if (!row.date_time) throw new Error(`The viewing ${row.id} has no time`);
    const t = this.texts.in(language);
    const [name, phone] =
      reader === 'owner'
        ? [row.contact_name, row.contact_phone]
        : [ownerNameOf(row), gone ? '' : ownerPhoneOf(row)];
    return {
      uid: `viewing-${row.id}@uyut`,
      sequence: row.sequence,
      gone,
      start: row.date_time,
      minutes: VIEWING_MINUTES,
      title: t('calendar-viewing-title', { title: row.title }),
      description: t('calendar-viewing-with', { name, phone }),
      location: `${row[`district_${language}`]}, ${row[`city_${language}`]}`,
      geo: { lat: row.latitude, lon: row.longitude },
      url:
        reader === 'owner'
          ? this.addresses.of(language, 'ViewingRequests')
          : this.addresses.of(language, 'FollowedViewing', { token: row.token }),
    };
  }
}

/** The visitor's calendar entry, by the secret of the link: while the time is agreed, or once it is called off. */
export function calendarFile(server: FastifyInstance, { db, calendar }: HomeServices): void {
  server.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1];
    const [row] = token ? await loadViewings(db, sql`v.token = ${token}`) : [];
    const agreed = row?.status === 'accepted';
    if (!row?.date_time || !(agreed || row.status === 'cancelled' || row.status === 'declined')) {
      throw new Failure('error-viewing-not-found', {}, 'not-found');
    }
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${FILE_NAME}"`)
      .type(CALENDAR_TYPE)
      .send(calendar.entry(row, 'visitor', row.language, !agreed));
  });
}
