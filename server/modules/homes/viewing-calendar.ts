import { createEvent } from 'ics';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Addresses } from '../../platform/addresses.ts';
import type { MailAttachment } from '../../platform/tables.ts';
import type { Texts } from '../../platform/texts.ts';
import type { HomeServices } from './home-services.ts';
import { loadViewings, ownerNameOf, ownerPhoneOf } from './viewing-rows.ts';
import type { ViewingRow } from './viewing-rows.ts';

export type ViewingReader = 'owner' | 'visitor';

const VIEWING_MINUTES = 30;
const MEDIA_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH';

/**
 * Calendar entries of viewings. They are published, not sent as invitations: answers are given on our pages, and
 * nobody reads those that calendars would send to our address. The same entry keeps its UID and grows its
 * SEQUENCE, so that a later file moves or cancels it. Times are UTC: calendars show them on the clock of the place.
 */
export class ViewingCalendar {
  private readonly organizer: { name: string; email: string };

  /** @param sender such as `Уют <no-reply@uyut.example>`. */
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
    sender: string,
  ) {
    const [, name, email] = /^(.*?)\s*<([^<>]+)>$/.exec(sender) ?? [];
    this.organizer = { name: name || (email ?? sender), email: email ?? sender };
  }

  /** @param gone the entry is taken back: the time no longer stands. */
  entry(row: ViewingRow, reader: ViewingReader, language: Language, gone = false): string {
    const t = this.texts.in(language);
    const [name, phone] =
      reader === 'owner'
        ? [row.contact_name, row.contact_phone]
        : [ownerNameOf(row), gone ? '' : ownerPhoneOf(row)];
    const page =
      reader === 'owner'
        ? this.addresses.of(language, 'ViewingRequests')
        : this.addresses.of(language, 'FollowedViewing', { token: row.token });
    const { error, value } = createEvent({
      productId: '-//Uyut//Viewings//BG',
      method: 'PUBLISH',
      uid: `viewing-${row.id}@uyut`,
      sequence: row.sequence,
      status: gone ? 'CANCELLED' : 'CONFIRMED',
      start: row.date_time.getTime(),
      startOutputType: 'utc',
      duration: { minutes: VIEWING_MINUTES },
      title: oneLine(t('calendar-viewing-title', { title: row.title })),
      description: oneLine(t('calendar-viewing-with', { name, phone })),
      location: oneLine(`${row[`district_${language}`]}, ${row[`city_${language}`]}`),
      geo: { lat: row.latitude, lon: row.longitude },
      url: page,
      organizer: this.organizer,
      busyStatus: gone ? 'FREE' : 'BUSY',
    });
    if (error || value === null) throw error ?? new Error('The calendar entry could not be written.');
    return value;
  }

  attachment(row: ViewingRow, reader: ViewingReader, language: Language, gone = false): MailAttachment {
    const content = Buffer.from(this.entry(row, reader, language, gone)).toString('base64');
    return { name: FILE_NAME, type: MEDIA_TYPE, content };
  }
}

const FILE_NAME = 'viewing.ics';

/** The visitor's calendar entry, by the secret of the link: while the time is agreed, or once it is called off. */
export function calendarFile(server: FastifyInstance, { db, calendar }: HomeServices): void {
  server.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1];
    const [row] = token ? await loadViewings(db, sql`v.token = ${token}`) : [];
    const agreed = row?.status === 'accepted';
    if (!row || !(agreed || row.status === 'cancelled' || row.status === 'declined')) {
      throw new Failure('error-viewing-not-found', {}, 404);
    }
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${FILE_NAME}"`)
      .type(MEDIA_TYPE)
      .send(calendar.entry(row, 'visitor', row.language, !agreed));
  });
}

/** Some calendars take any control character for the end of a line. */
function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();
}
