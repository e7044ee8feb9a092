import { classed } from './class-names.tsx';

/** The page's width with its gutters: `narrow` for forms, `text` for reading. */
export const Container = classed('div', ['container'], { width: ['narrow', 'text'] });

/** The container of a page below the header; `sheets` for pages made of panels. */
export const PageContainer = classed('div', ['container', 'page-container'], {
  width: ['narrow', 'text'],
  sheets: true,
});

/** Children in a column. */
export const Stack = classed('div', ['stack'], { gap: ['small', 'large'] });

/** Children in a row that wraps; `spread` aligns them to both ends. */
export const Row = classed('div', ['row'], { spread: true });

export const Columns = classed('div', ['columns']);

/** A side column for filters; `side="end"` puts it last. One column below 56 rem. */
export const WithSide = classed('div', ['with-side'], { side: ['end'] });

/** A panel for a form, a total or a note. */
export const Panel = classed('div', ['panel'], { tall: true });
