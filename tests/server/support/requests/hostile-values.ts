/** A raw JSON value that JavaScript's serializer can't produce. */
export type Raw = { raw: string };

const SQL = ["' or 1=1 --", "'; drop table property; --", '1) union select password_hash from account --'];
const PATTERNS = [
  '\\',
  '%',
  '_',
  "\\' --",
  'a & | ! <-> (:*',
  '$1',
  '$&',
  '{{constructor}}',
  '${7*7}',
  '%s%n',
];
const MARKUP = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '</script><svg onload=alert(1)>',
  '$t(home-title) {{name}}',
];
const ODD_LETTERS = [
  '\ud800',
  'a\udc00',
  '\u202egpj.exe',
  '\u200b\u200b',
  `e${'\u0301'.repeat(50)}`,
  'нула\u0000',
  'нов\r\nBcc: thief@example.com',
  '👩‍👩‍👧‍👦'.repeat(20),
  'я'.repeat(10_000),
  '',
  ' ',
];
const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'toString'];
const NUMBERS_AS_TEXT = ['NaN', 'Infinity', '0x10', '1e3', '-1', '9007199254740992', '2147483648', '0.1'];

export const HOSTILE_TEXTS: readonly string[] = [
  ...SQL,
  ...PATTERNS,
  ...MARKUP,
  ...ODD_LETTERS,
  ...PROTOTYPE_NAMES,
  ...NUMBERS_AS_TEXT,
];

/** Raw path segments, not encoded like a browser's. */
export const HOSTILE_SEGMENTS = [
  '..%2f..%2fpackage.json',
  '%2e%2e%2f1',
  '%00',
  '%ff',
  '%',
  '1%2f2',
  '1;2',
  '%c0%ae',
];

const NESTED = JSON.parse('['.repeat(100) + ']'.repeat(100)) as unknown;

/** Values for every field of a body, whatever its type. */
export const HOSTILE_VALUES: readonly unknown[] = [
  ...HOSTILE_TEXTS,
  -1,
  0,
  0.1,
  2 ** 31,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  { raw: '1e309' } satisfies Raw,
  { raw: '-0' } satisfies Raw,
  null,
  true,
  [],
  {},
  ['x'],
  NESTED,
  { raw: '{"__proto__":{"polluted":true}}' } satisfies Raw,
  { constructor: { prototype: { polluted: true } } },
];

type Path = readonly (string | number)[];

/** Returns the paths of every leaf, list and object in a value. */
export function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([name, one]) =>
    placesOf(one, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return path.length === 0 ? inner : [path, ...inner];
}

/** Returns the value with another one at the path. */
export function replaced(value: unknown, [name, ...rest]: Path, by: unknown): unknown {
  if (name === undefined) return by;
  if (Array.isArray(value))
    return value.map((one, index) => (index === name ? replaced(one, rest, by) : one));
  const object = value as Record<string, unknown>;
  return { ...object, [name]: replaced(object[name], rest, by) };
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, name) => (part as Record<string | number, unknown> | null)?.[name],
    value,
  );
}

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && 'raw' in value;

/** Serializes JSON with raw values unchanged. */
export function hostileJson(value: unknown): string {
  const raws: string[] = [];
  const json = JSON.stringify(value, (_, one: unknown) =>
    isRaw(one) ? `@raw ${raws.push(one.raw) - 1}@` : one,
  );
  return json.replace(/"@raw (\d+)@"/g, (_, index: string) => raws[Number(index)] ?? '');
}
