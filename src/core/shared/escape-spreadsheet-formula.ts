/** Characters at the beginning of a cell that spreadsheet programs read as a formula, also in full width. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** Escapes a text for a spreadsheet cell: a possible formula gets an apostrophe in front. */
export function escapeSpreadsheetFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe of `escapeSpreadsheetFormula`; other apostrophes stay. */
export function unescapeSpreadsheetFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
