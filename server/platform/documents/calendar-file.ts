import { createRequire } from 'node:module';
import type * as Ics from 'ics';
import { addDays } from '../../../src/core/shared/sofia-time.ts';
import type { MailAttachment } from '../tables.ts';

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH';

/** Loaded with the first entry, because its validation library takes a twelfth of a second. */
const load = createRequire(import.meta.url);

/** A start with a duration in minutes, or a whole day `YYYY-MM-DD`. */
type EntryTime = { start: Date; minutes: number } | { day: string };

/** A calendar entry. The same `uid` with a higher `sequence` moves or cancels it. */
export type CalendarEntry = EntryTime & {
  uid: string;
  sequence: number;
  /** True for a cancelled entry. */
  isCancelled: boolean;
  title: string;
  description: string;
  location: string;
  geo?: { lat: number; lon: number };
  url: string;
  /** Time of the last change; defaults to the time of writing. */
  changedAt?: Date;
};

/**
 * Writes calendar files. Entries are published and not sent as invitations, because answers are given on our
 * pages. Times are UTC.
 */
export class CalendarWriter {
  private readonly organizer: { name: string; email: string };

  /**
   * @param sender such as `Уют <no-reply@uyut.example>`
   * @param subject kind of entries, such as `Viewings`
   */
  constructor(
    sender: string,
    private readonly subject: string,
  ) {
    const [, name, email] = /^(.*?)\s*<([^<>]+)>$/.exec(sender) ?? [];
    this.organizer = { name: unquoted(name || (email ?? sender)), email: email ?? sender };
  }

  /** @param name name of a subscribed calendar */
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
    const {
      uid,
      sequence,
      isCancelled,
      title,
      description,
      location,
      geo,
      url,
      changedAt = new Date(),
    } = entry;
    // The library accepts a time for DTSTAMP, but its types do not have it.
    const event: Ics.EventAttributes & { timestamp: number } = {
      uid,
      sequence,
      ...(geo && { geo }),
      url,
      timestamp: changedAt.getTime(),
      status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
      ...timeOf(entry),
      title: oneLine(title),
      description: oneLine(description),
      location: oneLine(location),
      organizer: this.organizer,
      // A whole day does not block the calendar.
      busyStatus: isCancelled || 'day' in entry ? 'FREE' : 'BUSY',
      transp: isCancelled || 'day' in entry ? 'TRANSPARENT' : 'OPAQUE',
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

/** Folds lines at 75 octets (RFC 5545, 3.1); the library counts characters. */
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

/** Removes control characters, which some calendars treat as line ends. */
function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();
}

/** Escapes a text value (RFC 5545, 3.3.11); the library escapes entries, but not the calendar's name. */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&');

/** Removes quotation marks from a quoted parameter (RFC 5545, 3.2). */
function unquoted(name: string): string {
  return oneLine(name)
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('\\"', '"')
    .replaceAll('"', "'");
}
