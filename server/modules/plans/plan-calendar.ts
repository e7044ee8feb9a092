import type { Kysely } from 'kysely';
import { calendarEvents, revisionOf } from '../../../src/core/plans/days/calendar-events.ts';
import type { CalendarEvent } from '../../../src/core/plans/days/calendar-events.ts';
import { dayNote } from '../../../src/core/plans/days/day-note.ts';
import { deliveryNote } from '../../../src/core/plans/things/delivery-note.ts';
import { longestWindows } from '../../../src/core/services/service-work.ts';
import { endOfWindows, startOfWindow } from '../../../src/core/services/time-window.ts';
import { formatSofiaTime } from '../../../src/core/shared/date-format.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { instantOfSofia } from '../../../src/core/shared/sofia-time.ts';
import type { Addresses } from '../../platform/addresses.ts';
import { CalendarWriter } from '../../platform/documents/calendar-file.ts';
import type { CalendarEntry } from '../../platform/documents/calendar-file.ts';
import type { Texts, Translate } from '../../platform/texts.ts';
import type { Database } from '../../tables.ts';
import { ownerNameOf, ownerPhoneOf } from '../properties/viewings/viewing-rows.ts';
import { orderedText, planHomeName, planPlace } from './plan-facts.ts';
import type { PlanFacts } from './plan-facts.ts';

const VIEWING_MINUTES = 30;

/** Calendar entries of a plan: whole days, and times that a team or landlord has confirmed (PLAN-06). */
export class PlanCalendarFile {
  private readonly writer: CalendarWriter;

  /** @param sender such as `Уют <no-reply@uyut.example>`. */
  constructor(
    private readonly db: Kysely<Database>,
    private readonly texts: Texts,
    private readonly addresses: Addresses,
    sender: string,
  ) {
    this.writer = new CalendarWriter(sender, 'Plans');
  }

  async write(facts: PlanFacts, language: Language): Promise<string> {
    const t = this.texts.in(language);
    const home = await planHomeName(this.db, facts.plan, language, t);
    const location = await planPlace(this.db, facts.plan, language);
    const { sequence, at } = revisionOf(facts.changedAt, facts.today);
    const entries = calendarEvents(facts.id, facts.days).map((event): CalendarEntry => ({
      uid: event.uid,
      sequence,
      changedAt: at,
      isCancelled: event.isGone,
      ...timeOf(event, facts),
      title: t('calendar-plan-title', { step: stepName(t, event, facts), home }),
      description: this.note(event, facts, language),
      location,
      url: this.addresses.of(language, 'MovingInPlan', { id: facts.id }),
    }));
    return this.writer.write(
      entries,
      t(facts.plan.leaving ? 'calendar-plan-leaving' : 'calendar-plan-name', { home }),
    );
  }

  /** Tasks of the day, and contacts. */
  private note({ id, step, isGone }: CalendarEvent, facts: PlanFacts, language: Language): string {
    const t = this.texts.in(language);
    if (isGone) return '';
    if (step === 'viewing') {
      const { viewing } = facts;
      return viewing
        ? t('calendar-viewing-with', { name: ownerNameOf(viewing), phone: ownerPhoneOf(viewing) })
        : '';
    }
    const order = step === 'cleaning' || step === 'move' ? facts.orders[step] : undefined;
    if (order) return orderedText(order, t);
    const planned = facts.days.find((day) => day.id === id);
    const dateText = (day: string) => formatSofiaTime(day, language, { day: 'numeric', month: 'long' });
    if (planned?.delivery) return deliveryNote(t, planned.delivery, dateText);
    if (planned?.note) return dayNote(t, planned.note, dateText);
    return planned?.order ? t('plan-order-until', { day: dateText(planned.order.until) }) : '';
  }
}

function stepName(t: Translate, { id, step }: CalendarEvent, { days }: PlanFacts): string {
  const vendor = days.find((day) => day.id === id)?.delivery?.vendor.name ?? '';
  return t(`plan-step-${step}`, { vendor });
}

function timeOf({ step, day, time, isGone }: CalendarEvent, { orders }: PlanFacts) {
  const start = time === null ? null : instantOfSofia(`${day} ${time}`);
  if (start) return { start, minutes: VIEWING_MINUTES };
  const order = step === 'cleaning' || step === 'move' ? orders[step] : undefined;
  if (!order || isGone) return { day };
  const { date, time_window: window, work } = order.row;
  const begin = startOfWindow(date, window);
  return {
    start: begin,
    minutes: (endOfWindows(date, window, longestWindows(work)).getTime() - begin.getTime()) / 60_000,
  };
}
