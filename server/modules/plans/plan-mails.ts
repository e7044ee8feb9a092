import type { Transaction } from 'kysely';
import type { PlanDay } from '../../../src/core/plans/days/plan-day.ts';
import { dayNote } from '../../../src/core/plans/days/day-note.ts';
import { deliveryNote } from '../../../src/core/plans/things/delivery-note.ts';
import { problemNote } from '../../../src/core/plans/days/day-note.ts';
import { formatSofiaTime } from '../../../src/core/shared/date-format.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import type { Translate } from '../../platform/texts.ts';
import type { Database } from '../../tables.ts';
import type { PlanExportDependencies } from './plan-export-dependencies.ts';
import { planHomeName } from './plan-facts.ts';
import type { PlanFacts } from './plan-facts.ts';

/** Days before moving in or out. */
export const REMINDERS = { week: 7, eve: 1 } as const;
/** Days before the last day for giving notice. */
export const NOTICE_REMINDERS = { notice: 7, 'notice-eve': 1 } as const;
export type Reminder = keyof typeof REMINDERS | keyof typeof NOTICE_REMINDERS;

/** Unsubscribe path of plan reminders, for people and for one-click (RFC 8058). */
export const REMINDERS_END = '/plan-reminders/';

export type ReminderMail = {
  accountId: number;
  email: string;
  language: Language;
  reminder: Reminder;
  facts: PlanFacts;
  open: readonly PlanDay[];
  token: string;
};

/** Sends the open tasks of a plan, in the reader's language (LANG-09). */
export async function remindOfPlan(
  { db, texts, addresses }: PlanExportDependencies,
  transaction: Transaction<Database>,
  { accountId, email, language, reminder, facts, open, token }: ReminderMail,
): Promise<void> {
  const { plan, id, problem } = facts;
  const t = texts.in(language);
  const day = (text: string) =>
    formatSofiaTime(text, language, { weekday: 'long', day: 'numeric', month: 'long' });
  const home = await planHomeName(db, plan, language, t);
  const subject = t(subjectOf(plan, reminder), { home });
  const end = `${addresses.origin(language)}${REMINDERS_END}${token}`;
  const { text, html } = layOutMail(subject, [
    ...(problem ? [{ kind: 'text' as const, text: problemNote(t, problem, plan, day) }] : []),
    { kind: 'text', text: t('mail-plan-open') },
    {
      kind: 'rows',
      rows: open.map((planned) => {
        const note = openNote(t, planned, day);
        const on = day(planned.day);
        return [stepName(t, planned), note ? `${on}. ${note}` : on];
      }),
    },
    { kind: 'link', label: t('mail-plan-link'), address: addresses.of(language, 'MovingInPlan', { id }) },
    {
      kind: 'small',
      text: t(plan.leaving ? 'mail-leaving-footer' : 'mail-plan-footer'),
      links: [{ label: t('plan-reminders-end'), address: end }],
    },
  ]);
  const headers = { 'List-Unsubscribe': `<${end}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  const key = `plan-reminder:${accountId}:${id}:${reminder}:${plan.movingInOn}`;
  await queueMail(transaction, { recipient: email, language, subject, text, html, headers }, key);
}

/** Plans for moving in need no notice. */
function subjectOf({ leaving }: PlanFacts['plan'], reminder: Reminder) {
  if (reminder === 'notice' || reminder === 'notice-eve') return `mail-leaving-${reminder}-subject` as const;
  return `mail-${leaving ? 'leaving' : 'plan'}-${reminder}-subject` as const;
}

const stepName = (t: Translate, { step, delivery }: PlanDay) =>
  t(`plan-step-${step}`, { vendor: delivery?.vendor.name ?? '' });

/** Returns the advice for a step of a plan, if there is any: a warning, or by when to order. */
function openNote(
  t: Translate,
  { order, delivery, note }: PlanDay,
  dateText: (day: string) => string,
): string | null {
  if (delivery) return deliveryNote(t, delivery, dateText);
  if (note) return dayNote(t, note, dateText);
  return order ? t('plan-order-until', { day: dateText(order.until) }) : null;
}
