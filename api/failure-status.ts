/** Kinds of errors by status. A proxy sends 502 and 504 if the server is unavailable or slow. */
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

/** @param status of an error response: 400 to 599 */
export function kindOf(status: number): Kind {
  const known: Record<number, Kind> = KINDS;
  return known[status] ?? (status < 500 ? 'malformed' : 'fault');
}

/** HTTP status of an error. A page that needs an unreachable resource is unavailable. */
export function statusOf(kind: Kind | 'unreachable'): number {
  if (kind === 'unavailable' || kind === 'unreachable') return 503;
  return Number(Object.entries(KINDS).find(([, known]) => known === kind)?.[0]);
}
