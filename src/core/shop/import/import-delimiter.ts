/** What may stand between the cells of a text file; the first wins where two fit alike. */
export const DELIMITERS = [';', ',', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

const ROWS_LOOKED_AT = 20;

/** What stands between the cells: what gives the same number of cells, more than one, in most of the first rows. */
export function findDelimiter(beginning: string): Delimiter {
  let best: { delimiter: Delimiter; score: number } = { delimiter: ';', score: 0 };
  for (const delimiter of DELIMITERS) {
    const score = fitOf(cellCounts(beginning, delimiter));
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** How many rows have the header's number of cells, and then how many cells those are. */
function fitOf(counts: readonly number[]): number {
  const [header = 0] = counts;
  if (header < 2) return 0;
  const alike = counts.filter((count) => count === header).length / counts.length;
  return alike * 100 + Math.min(header, 99) / 100;
}

/** How many cells each of the first rows has; delimiters and line ends in quotes are text. */
function cellCounts(text: string, delimiter: Delimiter): number[] {
  const counts: number[] = [];
  let count = 1;
  let quoted = false;
  let filled = false;
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    else if (!quoted && letter === '\n') {
      if (filled) counts.push(count);
      if (counts.length === ROWS_LOOKED_AT) return counts;
      count = 1;
      filled = false;
      continue;
    } else if (!quoted && letter === delimiter) count += 1;
    filled ||= letter.trim() !== '';
  }
  // The last row may be cut off in its middle.
  if (counts.length === 0 && filled) counts.push(count);
  return counts;
}
