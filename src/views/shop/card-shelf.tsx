import { classed } from '../components/class-names.tsx';

/** Four in a row, so that eight leave no gap; on a phone a shelf to slide along. */
export const CardShelf = classed('ul', ['eight-grid']);
