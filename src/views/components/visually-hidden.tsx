import { classed } from './class-names.tsx';

/** Text for screen readers only. */
export const VisuallyHidden = classed('span', ['visually-hidden']);
