/** The form that was kept: a field of another shape than the empty form's is empty. */
export function formIn<Form extends object>(kept: Readonly<Record<string, unknown>>, empty: Form): Form {
  const fields = Object.entries(empty).map(([name, nothing]) => {
    const value = kept[name];
    return [name, isLike(value, nothing) ? value : nothing];
  });
  return Object.fromEntries(fields) as Form;
}

/** Where the form begins with null there may be a word, an id or a picture. */
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
