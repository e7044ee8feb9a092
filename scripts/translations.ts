import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import englishMessages from 'ra-language-english';

/** Fails if a text is missing in a language, a used key has no text, or a view contains a text (LANG-10). */
const problems: string[] = [];

type Bundle = Map<string, { text: string; file: string }>;

function readBundle(language: string): Bundle {
  const bundle: Bundle = new Map();
  for (const file of filesBelow(`content/translations/${language}`, /\.json$/)) {
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    for (const [key, text] of Object.entries(texts)) {
      if (typeof text !== 'string' || text.trim() === '') problems.push(`${file}: ${key} has no text`);
      const known = bundle.get(key);
      if (known) problems.push(`${file}: ${key} is also in ${known.file}`);
      bundle.set(key, { text: String(text), file });
    }
  }
  return bundle;
}

const bg = readBundle('bg');
const en = readBundle('en');
const valuesOf = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)]
    .map(([, name]) => name)
    .toSorted()
    .join();
for (const [one, other, language] of [
  [bg, en, 'English'],
  [en, bg, 'Bulgarian'],
] as const) {
  for (const [key, { text, file }] of one) {
    const counterpart = other.get(key);
    if (!counterpart) problems.push(`${file}: ${key} is missing in ${language}`);
    else if (valuesOf(text) !== valuesOf(counterpart.text))
      problems.push(`${file}: ${key} names other values in ${language}`);
  }
}

/** Samples for developers are no texts of the product. */
const code = ['src', 'server/modules', 'server/rendering', 'server/platform']
  .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
  .filter((file) => !file.startsWith('src/development/'));
const plain = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keys = new Set([...bg.keys()].map(plain));
/**
 * Places in which a literal is a message key: translations, failures, messages of commands, titles of
 * screens.
 */
const USES = [
  /\b(?:t|say|texts|translate|text)\(\s*'([a-z][\w.-]*)'/g,
  /\bnew Failure\(\s*'([\w-]+)'/g,
  /\bmessage: '([\w-]+)'/g,
  /\bkey: '([a-z][\w-]*-[\w-]*)'/g,
  /\bnotify\(\s*'\w+',\s*'([\w-]+)'/g,
  /: '(error-[\w-]+)'/g,
];
for (const file of code) {
  const source = readFileSync(file, 'utf8');
  for (const use of USES) {
    for (const [, key] of source.matchAll(use)) {
      if (key && !keys.has(key)) problems.push(`${file}: no text for ${key}`);
    }
  }
}

/** Labels, hints and notifications of the back office, which react-admin translates. */
const TEAM_USES =
  /\b(?:label|helperText|text)=(?:"([a-z][\w.-]*)"|\{[^}]*?'([a-z][\w.-]*)')|\bnotify\('([\w-]+)'/g;
const teamFiles = code.filter((file) => file.startsWith('src/team/'));
for (const file of teamFiles) {
  for (const [, ...found] of readFileSync(file, 'utf8').matchAll(TEAM_USES)) {
    const used = found.find((key) => key !== undefined) ?? '';
    if (!keys.has(used)) problems.push(`${file}: no text for ${used}`);
  }
}

/** react-admin derives the names of a resource and of its fields: `resources.<name>.fields.<source>`. */
for (const file of teamFiles) {
  const source = readFileSync(file, 'utf8');
  const [, name] = /: TeamResource = \{\s*name: '([\w-]+)'/.exec(source) ?? [];
  if (!name) continue;
  const fields = [...source.matchAll(/<[\w.]+\s[^<>]*?\bsource="(\w+)"[^<>]*>/g)]
    .filter(([element]) => !/\blabel=/.test(element))
    .map(([, field]) => `resources.${name}.fields.${field}`);
  for (const key of [`resources.${name}.name`, ...fields])
    if (!keys.has(key)) problems.push(`${file}: no text for ${key}`);
}

/** Texts of react-admin itself. */
const raKeys = (messages: object, path: string): string[] =>
  Object.entries(messages).flatMap(([name, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? raKeys(text, `${path}.${name}`) : [`${path}.${name}`],
  );
const expected = new Set(raKeys(englishMessages.ra, 'ra'));
for (const key of expected)
  if (!keys.has(key)) problems.push(`team.json: react-admin's text ${key} is missing`);
for (const key of keys)
  if (key.startsWith('ra.') && !expected.has(key)) problems.push(`team.json: react-admin has no text ${key}`);

/**
 * Cyrillic data that are no texts: letters and words of searches, a default name, examples in errors for
 * operators.
 */
const MAY_HAVE_CYRILLIC =
  /core\/(reviews\/insults|searches\/site-search\/(home-words|page-words|typed-budget)|shared\/(text-warnings|published-text-warnings|contact-patterns|search-text|price-format|transliteration|typed-number|import\/(import-(fields|numbers)|field-readers))|accounts\/password\.ts|shop\/import\/import-fields|properties\/import\/listing-(import-fields|import-row|places|words))|import\/(product|listing)-subject|platform\/(configuration|seller|mail\/(mail-settings|outbox-page))|views\/(shell\/logo|components\/)/;
for (const file of code) {
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      const bare = line.replace(/\/\/.*$|^\s*\*.*$|\/\*.*?\*\//g, '');
      const place = `${file}:${index + 1}`;
      if (/[А-Яа-я]/.test(bare) && !MAY_HAVE_CYRILLIC.test(file))
        problems.push(`${place}: a Bulgarian text in code`);
      if (file.endsWith('.tsx') && />\s*[A-Za-z][A-Za-z ]{2,}[.!?]?\s*<\//.test(bare)) {
        problems.push(`${place}: a text written in a view`);
      }
    });
}

for (const problem of problems) console.error(problem);
console.log(`${bg.size} texts in Bulgarian, ${en.size} in English, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;

/** Returns the sorted files below a folder whose path matches the pattern. */
function filesBelow(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => pattern.test(file))
    .toSorted();
}
