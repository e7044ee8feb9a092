import { classed } from './classed.tsx';

/** Text for screen readers alone. */
export const VisuallyHidden = classed('span', 'visually-hidden');
