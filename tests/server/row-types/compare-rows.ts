import type { Columns, Kind, Statement } from './describe-types.ts';
import type { Observed } from './observe-rows.ts';

/** Returns differences between row types and database rows, one sentence each. */
export function wrongRowTypes(statements: readonly Statement[], observed: readonly Observed[]): string[] {
  return statements.flatMap(({ place, text, columns }) => {
    const given = merge(observed.map((one) => one[text]).filter((one) => one !== undefined));
    if (Object.keys(given).length === 0) return [];
    const names = [...new Set([...Object.keys(columns), ...Object.keys(given)])];
    return names
      .map((name) => difference(columns[name], given[name]))
      .flatMap((said, index) =>
        said ? [`${place}: ${names[index]} ${said} (${text.trim().slice(0, 80)}…)`] : [],
      );
  });
}

/** Returns statements without any row in the tests, so with unverified row types. */
export function unseen(statements: readonly Statement[], observed: readonly Observed[]): string[] {
  const texts = new Set(observed.flatMap((one) => Object.keys(one)));
  return statements
    .filter(({ text }) => !texts.has(text))
    .map(({ place, text }) => `${place}: ${text.trim().slice(0, 80)}…`);
}

function difference(
  declared: readonly Kind[] | undefined,
  given: readonly Kind[] | undefined,
): string | null {
  if (!declared) return 'comes, and the row type does not know it';
  if (!given) return declared.includes('undefined') ? null : 'does not come';
  const other = declared.length === 0 ? [] : given.filter((kind) => !declared.includes(kind));
  return other.length === 0
    ? null
    : `is ${declared.join(' or ')} in the row type, and came as ${other.join(', ')}`;
}

function merge(all: readonly Columns[]): Columns {
  const merged: Record<string, Kind[]> = {};
  for (const columns of all) {
    for (const [name, kinds] of Object.entries(columns)) {
      merged[name] = [...new Set([...(merged[name] ?? []), ...kinds])];
    }
  }
  return merged;
}
