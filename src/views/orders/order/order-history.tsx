import styled from '@emotion/styled';
import { statusesToCome } from '../../../core/orders/order-status.ts';
import { PIECE_CONDITIONS } from '../../../core/orders/returned-pieces.ts';
import type { ReturnedPieces } from '../../../core/orders/returned-pieces.ts';
import type { OrderStep, VendorOrder } from '../../../core/orders/order.ts';
import { Badge } from '../../components/messages/badge.tsx';
import type { BadgeProps } from '../../components/messages/badge.tsx';
import { Timeline } from '../../components/messages/timeline.tsx';
import type { TimelineItem } from '../../components/messages/timeline.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useDates } from '../../shell/use-page-language.ts';

const LOOKS: Record<VendorOrder['status'], NonNullable<BadgeProps['look']>> = {
  new: 'new',
  accepted: 'good',
  shipped: 'good',
  delivered: 'good',
  cancelled: 'warning',
  returned: 'plain',
};

/** Preserves line breaks. */
const Note = styled.span`
  display: block;
  color: var(--colour-ink);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export function StatusBadge({
  status,
  isPaid = false,
  isAwaited = false,
}: {
  status: VendorOrder['status'];
  isPaid?: boolean;
  /** True while the order waits for its buyer's confirmation. */
  isAwaited?: boolean;
}) {
  const t = useTexts();
  if (isAwaited && status === 'new') return <Badge look="warning">{t('order-status-unconfirmed')}</Badge>;
  // Placed, paid and accepted are different states.
  const word = status === 'new' && isPaid ? 'paid' : status;
  return <Badge look={LOOKS[status]}>{t(`order-status-${word}`)}</Badge>;
}

/** Past and future steps of a vendor order (CART-08). */
export function OrderHistory({ part }: { part: VendorOrder }) {
  const t = useTexts();
  const dates = useDates();
  const toCome = statusesToCome(part.status, part.withdrawal.withdrawnAt !== null);
  const last = part.steps.length - 1;
  const linesOf = (pieces: readonly ReturnedPieces[]) =>
    pieces.flatMap((piece) => {
      const title = part.products.find(({ productId }) => productId === piece.productId)?.title ?? '';
      return PIECE_CONDITIONS.filter((condition) => piece[condition] > 0).map((condition) =>
        t(`order-piece-${condition}`, { title, pieces: piece[condition] }),
      );
    });
  const done = part.steps.map(({ status, at, note, pieces }, index): TimelineItem => {
    const isPresent = index === last && toCome.length > 0;
    return {
      title: t(`order-step-${status}`),
      state: isStop(status) ? 'stopped' : isPresent ? 'current' : 'done',
      dateTime: at,
      time: dates.moment(at),
      ...((note !== '' || pieces) && {
        text: (
          <>
            {note !== '' && <Note>{note}</Note>}
            {pieces && <Note>{linesOf(pieces).join('\n')}</Note>}
          </>
        ),
      }),
    };
  });
  const next = toCome.map((status): TimelineItem => ({ title: t(`order-step-${status}`), state: 'next' }));
  return <Timeline items={[...done, ...next]} />;
}

function isStop(status: OrderStep['status']): boolean {
  return status === 'cancelled' || status === 'withdrawn' || status === 'partly-cancelled';
}
