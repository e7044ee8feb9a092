import type { Viewing, ViewingStatus } from '../../../core/properties/viewings/viewing.ts';

/** How a request for a viewing stands, in the eyes of people: `past` took place, `missed` found no answer in time. */
export type ViewingState = ViewingStatus | 'past' | 'missed';

export function viewingState({ status, isPast }: Pick<Viewing, 'status' | 'isPast'>): ViewingState {
  if (!isPast || status === 'declined' || status === 'cancelled') return status;
  return status === 'accepted' ? 'past' : 'missed';
}
