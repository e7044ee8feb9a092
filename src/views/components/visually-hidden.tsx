import { classed } from './class-names.tsx';

/** Text for screen readers alone. */
export const VisuallyHidden = classed('span', ['visually-hidden']);
