import { classed } from './class-names.tsx';

/** The page's width with its gutters: `narrow` for forms, `text` for reading. */
export const Container = classed('div', ['container'], { width: ['narrow', 'text'] });

/** The container of a page that begins close to the header; `sheets` for a page of sheets, such as an order's. */
export const PageContainer = classed('div', ['container', 'page-container'], {
  width: ['narrow', 'text'],
  sheets: true,
});

/** One under the other. */
export const Stack = classed('div', ['stack'], { gap: ['small', 'large'] });

/** Beside each other, wrapping; `spread` pushes the ends apart. */
export const Row = classed('div', ['row'], { spread: true });

/** Fields or facts in as many columns as there is room for. */
export const Columns = classed('div', ['columns']);

/** Filters next to the main part; with `side="end"` the main part comes first. One column under 56 rem. */
export const WithSide = classed('div', ['with-side'], { side: ['end'] });

/** A quiet sheet for a form, a total, a note. */
export const Panel = classed('div', ['panel'], { tall: true });
