import assert from 'node:assert/strict';

/** What a field is called in the features: `confirmPassword` is the "confirm password", `district_id` the "district". */
export function fieldWords(name: string): string {
  return name
    .replace(/_id$|Id$/, '')
    .replace(/Bg$/, 'InBulgarian')
    .replace(/En$/, 'InEnglish')
    .replace(/[A-Z]/g, ' $&')
    .replaceAll('_', ' ')
    .toLowerCase();
}

/** The fields that a form marks, as the features name them. */
export const markedFields = (errors: object): string =>
  Object.keys(errors).map(fieldWords).toSorted().join(', ');

/** The field of a form that the features call so. */
export function fieldNamed<Form extends object>(form: Form, words: string): keyof Form & string {
  const found = Object.keys(form).find((name) => fieldWords(name) === words);
  assert.ok(found, `no field is called "${words}": ${Object.keys(form).map(fieldWords).join(', ')}`);
  return found as keyof Form & string;
}
