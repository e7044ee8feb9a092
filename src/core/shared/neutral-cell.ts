/** What a table program may take for the beginning of a formula, the full-width forms included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** A text for a cell of a table: what could be run as a formula gets an apostrophe in front, and stays a text. */
export function neutralCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The way back: without the apostrophe that `neutralCell` set; any other stays. */
export function bareCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
