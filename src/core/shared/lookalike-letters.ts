/**
 * Cyrillic letters by the small Latin letter that looks the same; written as codes to be distinguishable.
 */
export const CYRILLIC_LOOKALIKES: ReadonlyMap<string, string> = new Map([
  ['a', '\u0430'],
  ['b', '\u0432'],
  ['c', '\u0441'],
  ['e', '\u0435'],
  ['h', '\u043d'],
  ['k', '\u043a'],
  ['m', '\u043c'],
  ['o', '\u043e'],
  ['p', '\u0440'],
  ['t', '\u0442'],
  ['x', '\u0445'],
  ['y', '\u0443'],
]);
