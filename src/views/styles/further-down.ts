const FIRST = ':is(.section, .with-side, article)';

/** What follows the first part of a page. */
export const PARTS = [`${FIRST} ~ :is(.section, .columns)`, `${FIRST} ~ .lazy-part > .section`, '.footer'];

/** On a phone, what it does not show at once of a list; each ends in an element, or all of the page is styled anew when a mark is set. */
export const CARDS = [
  '.product-grid:not([data-size]) > li:nth-child(n + 5)',
  '.product-grid[data-size] > li:nth-child(n + 3)',
  '[data-long] > li:nth-child(n + 3)',
  '[data-long] > section:nth-of-type(n + 3) > ul',
];

/** On a phone, what stands behind the edge of a shelf. */
export const BEHIND_EDGE = ['.eight-grid > li:nth-child(n + 4)'];

/** The selector of these parts until the page has one of the marks (`server/rendering/inline-scripts/first-picture.ts`). */
export function until(marks: string, parts: readonly string[]): string {
  return parts.map((part) => `html:not(${marks}) ${part}`).join(',\n');
}
