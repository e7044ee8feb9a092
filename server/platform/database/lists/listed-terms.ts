/** A term of the kind with any of the values, for a `tsquery`; none where nothing is chosen. */
export function anyTerm(kind: string, values: readonly (string | number)[] | null | undefined): string[] {
  if (!values || values.length === 0) return [];
  return [anyOf(values.map((value) => `${kind}:${value}`))];
}

/** Any of the terms. */
export const anyOf = (terms: readonly string[]) => `(${terms.map(term).join(' | ')})`;

/** A term as a `tsquery` writes it. */
export const term = (text: string) => `'${text.replace(/['\\]/g, '$&$&')}'`;
