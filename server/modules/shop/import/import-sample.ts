/** A sample file. */
export type Sample = {
  headings: readonly string[];
  /** XML elements of the columns. */
  elements: readonly string[];
  /** XML elements of the file and of a row. */
  root: string;
  item: string;
  rows: readonly (readonly string[])[];
};

/** Returns a sample as XML. */
export function sampleXml({ elements, root, item, rows }: Sample): string {
  const items = rows.map((row) => {
    const given = elements.flatMap((element, index) => {
      const text = row[index] ?? '';
      return text === '' ? [] : [`    <${element}>${escapeXml(text)}</${element}>`];
    });
    return `  <${item}>\n${given.join('\n')}\n  </${item}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>\n${items.join('\n')}\n</${root}>\n`;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
