import { classed } from './classed.tsx';

/** The page's width with its gutters; `data-width` narrow (forms) or text (reading). */
export const Container = classed('div', 'container');

/**
 * The container of a page of what is sold or let: it begins close to the header, as it is what one came for.
 * `data-sheets`: a page of sheets, such as an order's, with some air and headings of their size.
 */
export const PageContainer = classed('div', 'container page-container');

/** One under the other; `data-gap` small or large. */
export const Stack = classed('div', 'stack');

/** Beside each other, wrapping; `data-spread` pushes the ends apart. */
export const Row = classed('div', 'row');

/** Fields or facts in as many columns as there is room for. */
export const Columns = classed('div', 'columns');

/** A side (filters; `data-side="end"`: the cart's total) next to the main part; one column under 56 rem. */
export const WithSide = classed('div', 'with-side');

/** A quiet sheet for a form, a total, a note. */
export const Panel = classed('div', 'panel');
