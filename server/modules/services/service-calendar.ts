import { longestWindows, visitDates } from '../../../src/core/services/service-work.ts';
import type { ServiceWork } from '../../../src/core/services/service-work.ts';
import { visitTimes } from '../../../src/core/services/visit-part.ts';
import type { VisitTime } from '../../../src/core/services/visit-part.ts';
import { typeForTeam } from '../../../src/core/services/service.ts';
import { endOfWindows, startOfWindow } from '../../../src/core/services/time-window.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Addresses } from '../../platform/addresses.ts';
import { CalendarWriter } from '../../platform/documents/calendar-file.ts';
import type { CalendarEntry } from '../../platform/documents/calendar-file.ts';
import type { MailAttachment } from '../../platform/tables.ts';
import type { Texts } from '../../platform/texts.ts';
import { addressOf, serviceOrderNumber } from './service-order-rows.ts';
import type { BookedTeam, StoredServiceOrder, Visit } from './service-order-rows.ts';
import { addressText } from './service-format.ts';

export const VISITS_FILE = 'visit.ics';

/** Reader of an entry: the customer, or a team. A team sees its own visits and never the customer's link. */
export type VisitReader = 'customer' | BookedTeam;

type CalendarChange = {
  visits: readonly Visit[];
  sequence: number;
  isCancelled?: boolean;
  /** Visits whose entries are omitted, because the reader still has them. */
  except?: readonly Visit[];
};

/**
 * Calendar entries of visits. The UID is stable and SEQUENCE grows, so that a later file moves or cancels the
 * entry.
 */
export class ServiceCalendar {
  private readonly writer: CalendarWriter;

  /** @param sender such as `Уют <no-reply@uyut.example>`. */
  constructor(
    private readonly texts: Texts,
    private readonly addresses: Addresses,
    sender: string,
  ) {
    this.writer = new CalendarWriter(sender, 'Services');
  }

  attachment(
    order: StoredServiceOrder,
    reader: VisitReader,
    language: Language,
    ...changes: CalendarChange[]
  ): MailAttachment {
    const entries = changes.flatMap((one) => this.entries(order, reader, language, one));
    return this.writer.attachment(VISITS_FILE, entries);
  }

  /** The customer's file: booked visits, and cancellations of cancelled ones. */
  file(order: StoredServiceOrder): string {
    const { row, visits } = order;
    const planned = new Set(visits.map(({ visit }) => visit));
    const cancelled = visitDates(row.work, row.date)
      .map((date, index) => ({
        visit: index + 1,
        date,
        window: row.time_window,
        teams: [],
        declined: [],
        parts: [],
      }))
      .filter(({ visit }) => !planned.has(visit));
    const changes = { sequence: row.sequence };
    return this.writer.write([
      ...this.entries(order, 'customer', row.language, { ...changes, visits }),
      ...this.entries(order, 'customer', row.language, { ...changes, visits: cancelled, isCancelled: true }),
    ]);
  }

  private entries(
    order: StoredServiceOrder,
    reader: VisitReader,
    language: Language,
    { visits, sequence, isCancelled = false, except = [] }: CalendarChange,
  ): CalendarEntry[] {
    const t = this.texts.in(language);
    const { row } = order;
    const number = serviceOrderNumber(row.id);
    const type = reader === 'customer' ? row.type : typeForTeam(reader.kind, row.type);
    const timesOf = (visit: Visit) => {
      const present = except.find((one) => one.visit === visit.visit);
      return timesFor(reader, row.work, visit)
        .map((time, place) => ({ ...time, visit: visit.visit, place }))
        .slice(present ? timesFor(reader, row.work, present).length : 0);
    };
    return visits.flatMap(timesOf).map(({ visit, date, window, windowCount, place }) => {
      const start = startOfWindow(date, window);
      const end = endOfWindows(date, window, windowCount);
      const name = [row.id, visit, ...(reader === 'customer' ? [] : [reader.kind])].join('-');
      return {
        // The second time of a split visit has an entry of its own.
        uid: `service-${name}${place === 0 ? '' : `.${place + 1}`}@uyut`,
        sequence,
        isCancelled,
        start,
        minutes: (end.getTime() - start.getTime()) / 60_000,
        title: t('calendar-service-title', { type: t(`service-type-${type}`), number }),
        description:
          reader === 'customer'
            ? t('service-order-call-before')
            : `${row.contact_name}, ${row.contact_phone}`,
        location: addressText(addressOf(order, row.address, language), t),
        url:
          reader === 'customer'
            ? this.addresses.of(language, 'FollowedServiceOrder', { token: row.token })
            : this.addresses.origin(language),
      };
    });
  }
}

/** Times of a visit for a reader; those of the plan for a visit that is no longer booked. */
function timesFor(reader: VisitReader, work: ServiceWork, visit: Visit): VisitTime[] {
  if (reader !== 'customer') return visit.parts.filter(({ teamId }) => teamId === reader.id);
  const planned = { date: visit.date, window: visit.window, windowCount: longestWindows(work) };
  return visit.parts.length > 0 ? visitTimes(visit.parts) : [planned];
}
