/** Parameters that the specification names for one call; `values` are the ones that it names too. */
export type SpecifiedParameters = { method: string; path: string; names: NamedParameter[] };
type NamedParameter = { name: string; values: string[] };

/** Every query of the section, with its path as it is written there: `/api/property/` keeps its slash. */
export function specifiedQueries(section: string): SpecifiedParameters[] {
  const queries = [...section.matchAll(/(GET(?: and POST)?) (\/api\/[^\s,;?]+)\?([^\s,;]+)/g)];
  return queries.map(([, , path = '', query = '']) => ({
    method: 'GET',
    path,
    names: query.split('&').map((parameter) => {
      const [name = '', values = ''] = parameter.split('=');
      return { name, values: values.split('|').filter((value) => value !== '') };
    }),
  }));
}

/** Every body of the section; alternatives, written `{a | b}`, are bodies of their own. */
export function specifiedBodies(section: string): { path: string; names: string[] }[] {
  const written = [...section.matchAll(/POST (\/api\/[^\s,;]+) \{([^}]+)\}(?: with ([\w, ]+))?/g)];
  const bodies = written.flatMap(([, path = '', fields = '', others = '']) =>
    fields.split(' | ').map((alternative) => ({ path, names: namesOf(`${alternative}, ${others}`) })),
  );
  return [...bodies, ...SENTENCES.map((sentence) => bodyOf(section, sentence))];
}

/** Bodies that the section gives in a sentence: its beginning, and the path that it speaks of. */
const SENTENCES = [
  { begins: 'register: ', path: '/api/user' },
  { begins: 'Credit purchase sends ', path: '/api/credit/buy' },
  { begins: 'Viewing request sends ', path: '/api/property-view' },
  { begins: 'Roommate message sends ', path: '/api/tenant-offer/{id}/inquiry' },
];

function bodyOf(section: string, { begins, path }: { begins: string; path: string }) {
  const start = section.indexOf(begins);
  if (start < 0) throw new Error(`The specification does not say "${begins}"`);
  const sentence = section.slice(start + begins.length).split(/[.)]| and /)[0] ?? '';
  return { path, names: namesOf(sentence) };
}

/** `email, captcha code` → `email`, `captcha`. */
const namesOf = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim().split(' ')[0] ?? '')
    .filter((name) => name !== '');
