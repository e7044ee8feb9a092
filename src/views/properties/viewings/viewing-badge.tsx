import type { Viewing } from '../../../core/properties/viewings/viewing.ts';
import { Badge } from '../../components/messages/badge.tsx';
import type { BadgeProps } from '../../components/messages/badge.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { viewingState } from './viewing-state.ts';
import type { ViewingState } from './viewing-state.ts';

const LOOKS: Partial<Record<ViewingState, BadgeProps['look']>> = {
  requested: 'new',
  proposed: 'warning',
  accepted: 'good',
};

/** Status of a viewing request. */
export function ViewingBadge({ viewing }: { viewing: Viewing }) {
  const t = useTexts();
  const state = viewingState(viewing);
  return <Badge look={LOOKS[state] ?? 'plain'}>{t(`viewing-status-${state}`)}</Badge>;
}
