import { classed } from '../components/classed.tsx';

/** Four in a row, so that eight leave no gap; on a phone a shelf to slide along. */
export const CardShelf = classed('ul', 'eight-grid');
