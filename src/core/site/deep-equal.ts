/** True if two values of plain data are equal, in any order of fields. */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [fields, others] = [Object.entries(one), Object.entries(other)];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    fields.length === others.length &&
    fields.every(
      ([name, value]) => name in other && deepEqual(value, (other as Record<string, unknown>)[name]),
    )
  );
}
