/** Parameters of one call in the specification; `values` are its named values. */
export type SpecifiedParameters = { method: string; path: string; names: NamedParameter[] };
type NamedParameter = { name: string; values: string[] };

/** All queries of the section with the path as written: `/api/property/` keeps its slash. */
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

/** All bodies of the section; alternatives (`{a | b}`) are separate bodies. */
export function specifiedBodies(section: string): { path: string; names: string[] }[] {
  const written = [...section.matchAll(/POST (\/api\/[^\s,;]+) \{([^}]+)\}(?: with ([\w, ]+))?/g)];
  const bodies = written.flatMap(([, path = '', fields = '', others = '']) =>
    fields.split(' | ').map((alternative) => ({ path, names: namesOf(`${alternative}, ${others}`) })),
  );
  return [...bodies, ...SENTENCES.map((sentence) => bodyOf(section, sentence))];
}

/** Bodies that the section describes in a sentence: its beginning, and the path. */
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
