/** What an answer's status says was refused. 502 and 504 come from what stands before a server that is away or slow. */
const KINDS = {
  400: 'malformed',
  401: 'login-required',
  403: 'not-allowed',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  415: 'wrong-type',
  422: 'invalid',
  428: 'captcha-required',
  429: 'too-many',
  500: 'fault',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
} as const;

type Kind = (typeof KINDS)[keyof typeof KINDS];

/** @param status of an answer that refuses: 400 to 599 */
export function kindOf(status: number): Kind {
  const known: Record<number, Kind> = KINDS;
  return known[status] ?? (status < 500 ? 'malformed' : 'fault');
}

/** The status that a refusal is answered with. A page that needed what could not be reached is unavailable. */
export function statusOf(kind: Kind | 'unreachable'): number {
  if (kind === 'unavailable' || kind === 'unreachable') return 503;
  return Number(Object.entries(KINDS).find(([, known]) => known === kind)?.[0]);
}
