/** Restores a stored form; fields with a different shape than in the empty form are empty. */
export function formIn<Form extends object>(kept: Readonly<Record<string, unknown>>, empty: Form): Form {
  const fields = Object.entries(empty).map(([name, nothing]) => {
    const value = kept[name];
    return [name, isLike(value, nothing) ? value : nothing];
  });
  return Object.fromEntries(fields) as Form;
}

/** If the initial value is null, a text, an id or a picture is valid. */
function isLike(value: unknown, nothing: unknown): boolean {
  return (
    kindOf(value) === kindOf(nothing) ||
    (nothing === null && ['string', 'number', 'object'].includes(kindOf(value)))
  );
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
