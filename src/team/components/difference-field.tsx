import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { formatMoment } from '../../core/shared/date-format.ts';
import { useLanguage, useTexts } from '../use-texts.ts';
import { differenceOf } from './difference.ts';
import { DifferenceTable } from './difference-table.tsx';
import { MOMENT_FORMAT, usePrice } from './formats.tsx';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)$/;

/** Beginnings of the keys of statuses, by the kind of the record. */
const STATUSES: Record<string, string> = {
  home: 'own-state',
  offer: 'own-state',
  order: 'order-status',
  'service-order': 'service-order-status',
  refund: 'team-payment',
  comment: 'team-state',
  review: 'team-state',
  question: 'team-state',
};

/** Beginnings of the keys of other words, by field. */
const WORDS: Record<string, string> = {
  roles: 'team-role',
  type: 'role',
  paymentStatus: 'payment-status',
  heldFor: 'case-held-for',
  appealOutcome: 'team-decision-state',
  measure: 'team-measure',
};

/** Fields in stotinki. */
const AMOUNTS = new Set(['refundAmount', 'price']);

/** Changed fields of an audit entry in two columns, from its `before` and `after`. */
export function DifferenceField(): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  const priceOf = usePrice();
  const record = useRecordContext();
  if (!record) return null;
  const textOr = (key: string, other: string): string => {
    const text = t<string>(key);
    return text === key ? other : text;
  };
  /** Lists have numbers in their paths, such as `vendorOrders.0.status`. */
  const namesIn = (path: string): string[] => path.split('.').filter((part) => !/^\d+$/.test(part));
  const labelOf = (path: string): string =>
    namesIn(path)
      .map((name) => textOr(`team-field-${name}`, textOr(`team-setting-${name}`, name)))
      .join(', ');
  const valueOf = (path: string, value: string): string => {
    if (value === 'true' || value === 'false') return t(`team-${value}`);
    if (MOMENT.test(value)) return formatMoment(new Date(value), language, MOMENT_FORMAT);
    const name = namesIn(path).at(-1) ?? path;
    if (AMOUNTS.has(name) && value !== '') return priceOf(Number(value));
    const prefix = name === 'status' ? STATUSES[String(record['subject'])] : WORDS[name];
    if (prefix === undefined) return value;
    return value
      .split(', ')
      .map((word) => textOr(`${prefix}-${word}`, word))
      .join(', ');
  };
  const fields = differenceOf(record['before'], record['after']).map(({ name, before, after }) => ({
    name,
    before: valueOf(name, before),
    after: valueOf(name, after),
  }));
  return (
    <DifferenceTable fields={fields} before={t('team-before')} after={t('team-after')} labelOf={labelOf} />
  );
}
