import type { Viewing, ViewingStatus } from '../../../core/properties/viewings/viewing.ts';

/** State as shown: `past` took place, `missed` was not answered in time. */
export type ViewingState = ViewingStatus | 'past' | 'missed';

export function viewingState({ status, isPast }: Pick<Viewing, 'status' | 'isPast'>): ViewingState {
  if (!isPast || status === 'declined' || status === 'cancelled') return status;
  return status === 'accepted' ? 'past' : 'missed';
}
