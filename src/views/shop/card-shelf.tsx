import { classed } from '../components/class-names.tsx';

/** Four in a row; on phones a horizontal shelf. */
export const CardShelf = classed('ul', ['eight-grid']);
