/** Characters at the beginning of a cell that spreadsheet programs read as a formula, also in full width. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** Escapes a text for a spreadsheet cell: a possible formula gets an apostrophe in front. */
export function neutralCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe of `neutralCell`; other apostrophes stay. */
export function bareCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
