import assert from 'node:assert/strict';

/** Name of a field in the features: `confirmPassword` is "confirm password", `district_id` is "district". */
export function fieldWords(name: string): string {
  return name
    .replace(/_id$|Id$/, '')
    .replace(/Bg$/, 'InBulgarian')
    .replace(/En$/, 'InEnglish')
    .replace(/[A-Z]/g, ' $&')
    .replaceAll('_', ' ')
    .toLowerCase();
}

/** Invalid fields of a form, by their names in the features. */
export const markedFields = (errors: object): string =>
  Object.keys(errors).map(fieldWords).toSorted().join(', ');

/** Field of a form by its name in the features. */
export function fieldNamed<Form extends object>(form: Form, words: string): keyof Form & string {
  const found = Object.keys(form).find((name) => fieldWords(name) === words);
  assert.ok(found, `no field is called "${words}": ${Object.keys(form).map(fieldWords).join(', ')}`);
  return found as keyof Form & string;
}
