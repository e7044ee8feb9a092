type Fields = Record<string, unknown>;

/** A changed field with both values as text; an absent value is an empty text. */
export type ChangedField = { name: string; before: string; after: string };

/** Compares a record before and after a change; equal fields are omitted. */
export function differenceOf(before: Fields | null, after: Fields | null): ChangedField[] {
  const [old, current] = [flattened(before), flattened(after)];
  const names = [...new Set([...old.keys(), ...current.keys()])];
  return names
    .map((name) => ({ name, before: old.get(name) ?? '', after: current.get(name) ?? '' }))
    .filter((field) => field.before !== field.after);
}

/** Nested fields by their path, such as `address.city`. */
function flattened(fields: Fields | null, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(fields ?? {}).flatMap(([name, value]): [string, string][] => {
      const path = `${prefix}${name}`;
      if (value === null || value === undefined) return [];
      if (typeof value !== 'object') return [[path, String(value)]];
      const isList = Array.isArray(value) && value.every((item) => typeof item !== 'object');
      return isList ? [[path, value.join(', ')]] : [...flattened(value as Fields, `${path}.`)];
    }),
  );
}
