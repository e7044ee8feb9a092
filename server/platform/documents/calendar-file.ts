import { createRequire } from 'node:module';
import type * as Ics from 'ics';
import { addDays } from '../../../src/core/shared/sofia-time.ts';
import type { MailAttachment } from '../tables.ts';

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH';

/** With the first entry, not at every start: what it checks them with takes a twelfth of a second. */
const load = createRequire(import.meta.url);

/** When it is: from a moment on for so many minutes, or a whole day, `YYYY-MM-DD`. */
type EntryTime = { start: Date; minutes: number } | { day: string };

/** An entry for people's calendars. The same `uid` with a higher `sequence` moves it, or takes it back. */
export type CalendarEntry = EntryTime & {
  uid: string;
  sequence: number;
  /** The entry is taken back: the time no longer stands. */
  gone: boolean;
  title: string;
  description: string;
  location: string;
  geo?: { lat: number; lon: number };
  url: string;
  /** When it became what it is; without it, when it is written. */
  changedAt?: Date;
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
    this.organizer = { name: unquoted(name || (email ?? sender)), email: email ?? sender };
  }

  /** @param name what a calendar that subscribes to the file is called. */
  write(entries: readonly CalendarEntry[], name?: string): string {
    const { createEvents } = load('ics') as typeof Ics;
    const { error, value } = createEvents(
      entries.map((entry) => this.eventOf(entry)),
      {
        productId: `-//Uyut//${this.subject}//BG`,
        method: 'PUBLISH',
        ...(name !== undefined && { calName: escapeText(oneLine(name)) }),
      },
    );
    if (error || value === null) throw error ?? new Error('The calendar entry could not be written.');
    return foldLines(value);
  }

  attachment(name: string, entries: readonly CalendarEntry[]): MailAttachment {
    return { name, type: CALENDAR_TYPE, content: Buffer.from(this.write(entries)).toString('base64') };
  }

  private eventOf(entry: CalendarEntry): Ics.EventAttributes {
    const { uid, sequence, gone, title, description, location, geo, url, changedAt = new Date() } = entry;
    // The library takes the moment of DTSTAMP, but its types don't know; else it writes when it was loaded.
    const event: Ics.EventAttributes & { timestamp: number } = {
      uid,
      sequence,
      ...(geo && { geo }),
      url,
      timestamp: changedAt.getTime(),
      status: gone ? 'CANCELLED' : 'CONFIRMED',
      ...timeOf(entry),
      title: oneLine(title),
      description: oneLine(description),
      location: oneLine(location),
      organizer: this.organizer,
      // A whole day is something to remember: one is free on it.
      busyStatus: gone || 'day' in entry ? 'FREE' : 'BUSY',
      transp: gone || 'day' in entry ? 'TRANSPARENT' : 'OPAQUE',
    };
    return event;
  }
}

function timeOf(entry: EntryTime) {
  if ('day' in entry) return { start: dateOf(entry.day), end: dateOf(addDays(entry.day, 1)) };
  const { start, minutes } = entry;
  return { start: start.getTime(), startOutputType: 'utc' as const, duration: { minutes } };
}

function dateOf(day: string): Ics.DateArray {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}

/** Lines are at most 75 octets long (RFC 5545, 3.1); the library counts characters, of which a Cyrillic one has two. */
function foldLines(text: string): string {
  return text
    .replaceAll(/\r\n[\t ]/g, '')
    .split('\r\n')
    .map((line) => {
      let [folded, length] = ['', 0];
      for (const character of line) {
        const octets = Buffer.byteLength(character);
        if (length + octets > 75) [folded, length] = [`${folded}\r\n `, 1];
        folded += character;
        length += octets;
      }
      return folded;
    })
    .join('\r\n');
}

/** Some calendars take any control character for the end of a line. */
function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();
}

/** A text value (RFC 5545, 3.3.11); the library escapes those of entries, but not the name of the calendar. */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&');

/** A name for the quoted value of a parameter (RFC 5545, 3.2), which holds no quotation mark of its own. */
function unquoted(name: string): string {
  return oneLine(name)
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('\\"', '"')
    .replaceAll('"', "'");
}
