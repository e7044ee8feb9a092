import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { DAY_FORMAT, formatMoment, formatSofiaTime } from '../../core/shared/date-format.ts';
import { localeOf } from '../../core/shared/language.ts';
import type { Language } from '../../core/shared/language.ts';
import { showPrice } from '../../core/shared/price-format.ts';
import { TEAM_ROLES } from '../../core/team/permissions.ts';
import type { TeamRole } from '../../core/team/permissions.ts';
import { useTeam } from '../team-context.ts';
import { useLanguage, useTexts } from '../use-texts.ts';
import { useOperationName } from './operation-name.ts';

export const TIME = { hour: '2-digit', minute: '2-digit' } as const;
export const MOMENT_FORMAT = { ...DAY_FORMAT, month: 'short', ...TIME } as const;

/** Label and name of a field; react-admin reads the label for column headings. */
type FieldProps = { source: string; label?: string | undefined; sortable?: boolean };

function useValue(source: string): unknown {
  return useRecordContext()?.[source];
}

/** Date and time in Sofia, whatever the zone of the browser. */
export function Moment({ value }: { value: string }): ReactNode {
  const language = useLanguage();
  // A narrow column breaks the line before the time only.
  const text = formatMoment(new Date(value), language, MOMENT_FORMAT).replaceAll(/(?<!,) /g, '\u00a0');
  return <time dateTime={value}>{text}</time>;
}

export function MomentField({ source }: FieldProps): ReactNode {
  const value = useValue(source);
  return shown(typeof value === 'string' ? <Moment value={value} /> : '–');
}

/** A day such as `2026-11-21`. */
export function Day({ value }: { value: string }): ReactNode {
  return <time dateTime={value}>{formatSofiaTime(value, useLanguage(), DAY_FORMAT)}</time>;
}

export function DayField({ source }: FieldProps): ReactNode {
  const value = useValue(source);
  return shown(typeof value === 'string' ? <Day value={value} /> : '–');
}

/** Text of a field, as react-admin's own fields show it. */
export const shown = (text: ReactNode): ReactNode => (
  <Typography component="span" variant="body2">
    {text}
  </Typography>
);

/** Number of an order, which would break at its hyphen. */
const NUMBER = /^[A-Z]-\d+$/;

/** Link to the record, for the first column of a list: rows are clickable with a mouse only. */
export function LinkField({ source }: FieldProps): ReactNode {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!record) return null;
  const text = String(record[source]) || String(record.id);
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, id: record.id, type: 'show' })}
      sx={{ whiteSpace: NUMBER.test(text) ? 'nowrap' : 'normal' }}
    >
      {text}
    </Link>
  );
}

/** Returns the text of an amount in stotinki, in both currencies. */
export function usePrice(): (stotinki: number) => string {
  const language = useLanguage();
  const { priceOrder } = useTeam().state;
  return (stotinki) => {
    const { main, equivalent } = showPrice(stotinki, language, priceOrder);
    return `${main} (${equivalent})`;
  };
}

/** An amount in both currencies. @param amount in stotinki */
export function Money({ amount }: { amount: number }): ReactNode {
  return usePrice()(amount);
}

/** An amount in stotinki, in both currencies. */
export function MoneyField({ source }: FieldProps): ReactNode {
  const value = useValue(source);
  return shown(typeof value === 'number' ? <Money amount={value} /> : '–');
}

/** A word of a fixed choice by its text: `prefix` and the word are the key. */
export function WordField({ source, prefix }: FieldProps & { prefix: string }): ReactNode {
  const value = useValue(source);
  const t = useTexts();
  return shown(typeof value === 'string' ? t<string>(`${prefix}-${value}`) : '–');
}

/** Returns the text of a recorded reason: a prepared one is recorded by its key, others as they were written. */
export function useReason(): (reason: string) => string {
  const t = useTexts();
  return (reason) => (/^case-reason-[a-z-]+$/.test(reason) ? t<string>(reason) : reason);
}

export function ReasonField({ source }: FieldProps): ReactNode {
  const value = useValue(source);
  const reasonOf = useReason();
  return typeof value === 'string' ? shown(reasonOf(value)) : null;
}

/** A recorded operation by its text. */
export function OperationField({ source }: FieldProps): ReactNode {
  const value = useValue(source);
  const nameOf = useOperationName();
  return typeof value === 'string' ? shown(nameOf(value)) : null;
}

/** Name of a linked account, such as an assignee. */
export function NameField({ source }: FieldProps): ReactNode {
  const account = useValue(source) as { name: string } | null | undefined;
  return shown(account?.name ?? '–');
}

/** Roles of a member, in the order of the table of permissions. */
export function RolesField({ source }: FieldProps): ReactNode {
  const value = useValue(source);
  const t = useTexts();
  const roles = Array.isArray(value) ? TEAM_ROLES.filter((role) => (value as TeamRole[]).includes(role)) : [];
  return shown(roles.map((role) => t(`team-role-${role}`)).join(', '));
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Age such as `3 days ago`, in the largest unit that fits. */
export function ageOf(since: Date, now: Date, language: Language): string {
  const passed = now.getTime() - since.getTime();
  const [unit, length] = UNITS.find(([, milliseconds]) => passed >= milliseconds) ?? UNITS[2];
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'always' });
  return format.format(-Math.floor(passed / length), unit);
}
