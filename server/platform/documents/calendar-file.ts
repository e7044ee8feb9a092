import { createEvents } from 'ics';
import type { EventAttributes } from 'ics';
import type { MailAttachment } from '../tables.ts';

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH';

/** An entry for people's calendars. The same `uid` with a higher `sequence` moves it, or takes it back. */
export type CalendarEntry = {
  uid: string;
  sequence: number;
  /** The entry is taken back: the time no longer stands. */
  gone: boolean;
  start: Date;
  minutes: number;
  title: string;
  description: string;
  location: string;
  geo?: { lat: number; lon: number };
  url: string;
};

/**
 * Writes calendar files. Entries are published, not sent as invitations: answers are given on our pages, and nobody
 * reads those that calendars would send to our address. Times are UTC: calendars show them on the clock of the place.
 */
export class CalendarWriter {
  private readonly organizer: { name: string; email: string };

  /** @param sender such as `Уют <no-reply@uyut.example>`; @param subject what the entries are of, such as `Viewings`. */
  constructor(
    sender: string,
    private readonly subject: string,
  ) {
    const [, name, email] = /^(.*?)\s*<([^<>]+)>$/.exec(sender) ?? [];
    this.organizer = { name: name || (email ?? sender), email: email ?? sender };
  }

  write(entries: readonly CalendarEntry[]): string {
    const { error, value } = createEvents(
      entries.map((entry) => this.eventOf(entry)),
      { productId: `-//Uyut//${this.subject}//BG`, method: 'PUBLISH' },
    );
    if (error || value === null) throw error ?? new Error('The calendar entry could not be written.');
    return value;
  }

  attachment(name: string, entries: readonly CalendarEntry[]): MailAttachment {
    return { name, type: CALENDAR_TYPE, content: Buffer.from(this.write(entries)).toString('base64') };
  }

  private eventOf({ gone, start, minutes, title, description, location, ...entry }: CalendarEntry) {
    return {
      ...entry,
      status: gone ? 'CANCELLED' : 'CONFIRMED',
      start: start.getTime(),
      startOutputType: 'utc',
      duration: { minutes },
      title: oneLine(title),
      description: oneLine(description),
      location: oneLine(location),
      organizer: this.organizer,
      busyStatus: gone ? 'FREE' : 'BUSY',
    } satisfies EventAttributes;
  }
}

/** Some calendars take any control character for the end of a line. */
function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();
}
