/** Restores a stored form; fields with a different shape than in the empty form are empty. */
export function restoreForm<Form extends object>(
  stored: Readonly<Record<string, unknown>>,
  empty: Form,
): Form {
  const fields = Object.entries(empty).map(([name, initial]) => {
    const value = stored[name];
    return [name, isLike(value, initial) ? value : initial];
  });
  return Object.fromEntries(fields) as Form;
}

/** If the initial value is null, a text, an id or a picture is valid. */
function isLike(value: unknown, initial: unknown): boolean {
  return (
    kindOf(value) === kindOf(initial) ||
    (initial === null && ['string', 'number', 'object'].includes(kindOf(value)))
  );
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
