import type { ReactNode } from 'react';
import { useResourceContext } from 'react-admin';
import { stotinkiFromEuroCents } from '../../core/shared/money.ts';
import { useTexts } from '../use-texts.ts';
import { usePrice, useReason } from './formats.tsx';
import { useOperationName } from './operation-name.ts';
import type { TimelineEvent } from './timeline.tsx';

/** Beginnings of the keys of an event's words: by kind, or by resource and kind. */
const WORDS: Record<string, readonly string[]> = {
  'orders status': ['order-status'],
  'service-orders status': ['service-order-status', 'team-visit'],
  'payments status': ['team-payment'],
  'vendors ordered': ['order-status'],
  'refund-settled': ['team-payment'],
  parcel: ['shipment-status'],
  reported: ['case-report'],
  messaged: ['team-author'],
  'viewing-requested': ['viewing-status'],
};

/** Events whose detail is an amount in cents of euro; those of `price` are in stotinki. */
const IN_CENTS = new Set(['paid', 'payment-failed', 'refunded', 'refund-settled', 'payments created']);

/** Detail and text of an event in the reader's words: statuses, amounts, operations and prepared reasons. */
export function TimelineDetail({ event }: { event: TimelineEvent }): ReactNode {
  const { kind, detail, text } = event;
  const t = useTexts();
  const priceOf = usePrice();
  const nameOf = useOperationName();
  const reasonOf = useReason();
  const scoped = `${useResourceContext()} ${kind}`;

  const wordOf = (word: string): string => {
    for (const prefix of WORDS[scoped] ?? WORDS[kind] ?? []) {
      const key = `${prefix}-${word}`;
      const found = t<string>(key);
      if (found !== key) return found;
    }
    return word;
  };
  const shownDetail = (value: string): string => {
    if (kind === 'audit') return nameOf(value);
    if (kind === 'price') return priceOf(Number(value));
    if (IN_CENTS.has(kind) || IN_CENTS.has(scoped)) return priceOf(stotinkiFromEuroCents(Number(value)));
    return wordOf(value);
  };
  const shownText = (value: string): string => (kind === 'audit' ? reasonOf(value) : wordOf(value));

  const facts = [detail && shownDetail(detail), text && shownText(text)].filter(Boolean);
  return facts.length > 0 && `: ${facts.join(' – ')}`;
}
