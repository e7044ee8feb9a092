import { classed } from '../classed.tsx';

/** A label around a checkbox or a radio button, 44 px high. */
export const ChoiceRow = classed('label', 'choice-row');
