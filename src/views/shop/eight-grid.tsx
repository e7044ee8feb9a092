import { classed } from '../components/classed.tsx';

/** Two or four in a row, so that eight leave no gap. */
export const EightGrid = classed('ul', 'eight-grid');
