import { lookup as lookUp } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';

type Address = { address: string; family: number };

/** Allowed targets of a fetch; tests use their own. */
export type FetchPolicy = {
  isAllowed(address: string): boolean;
  ports: readonly number[];
  resolve(host: string): Promise<Address[]>;
};

export type FetchOptions = {
  /** Maximum size of the answer in bytes. */
  maxBytes: number;
  /** Milliseconds for the connection, and for the whole answer including redirects. */
  connectTimeoutMs?: number;
  timeoutMs?: number;
  signal?: AbortSignal;
  policy?: FetchPolicy;
  /** Request headers; those for pictures by default. */
  headers?: Record<string, string>;
  /** Expected statuses; 200 by default. */
  statuses?: readonly number[];
};

/** Reason why nothing was fetched. `away`, `slow` and some of `status` may succeed later. */
export class FetchError extends Error {
  constructor(
    readonly reason: 'address' | 'not-public' | 'away' | 'slow' | 'too-large' | 'redirects' | 'status',
    /** Status of the answer, if it is the reason. */
    readonly status = 0,
  ) {
    super(`Not fetched: ${reason} ${status || ''}`.trim());
  }
}

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Answer of an untrusted address; `bytes` ends with FetchError `too-large` above the limit. */
export type PublicAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: AsyncIterable<Buffer>;
};

/** Fetches an untrusted address into memory, see `readPublic`. */
export function fetchPublic(address: string, options: FetchOptions): Promise<Buffer> {
  return readPublic(address, options, async ({ bytes }) => {
    const chunks: Buffer[] = [];
    for await (const chunk of bytes) chunks.push(chunk);
    return Buffer.concat(chunks);
  });
}

/**
 * Reads an untrusted address without reaching internal networks: the server resolves the name once and
 * connects to that public address. Redirects are checked in the same way. No credentials are sent.
 * @throws FetchError, the reason of the aborted signal, or an error of `use`
 */
export async function readPublic<Result>(
  address: string,
  options: FetchOptions,
  use: (answer: PublicAnswer) => Promise<Result>,
): Promise<Result> {
  const { timeoutMs = 20_000, signal } = options;
  const slow = new AbortController();
  const timer = setTimeout(() => slow.abort(new FetchError('slow')), timeoutMs);
  const until = signal ? AbortSignal.any([signal, slow.signal]) : slow.signal;
  let answer: IncomingMessage | undefined;
  try {
    answer = await openAnswer(address, options, until);
    const { statusCode: status = 0, headers } = answer;
    return await use({ status, headers, bytes: bytesOf(answer, options.maxBytes, until) });
  } finally {
    clearTimeout(timer);
    answer?.destroy();
  }
}

/** Follows redirects to an answer with an expected status. */
async function openAnswer(
  address: string,
  { statuses = [200], headers: sent = OF_PICTURES, policy = PUBLIC, connectTimeoutMs }: FetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const options = { policy, signal, ...(connectTimeoutMs !== undefined && { connectTimeoutMs }) };
  try {
    let at = address;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const url = checkedUrl(at, policy);
      const answer = await sendRequest(url, options, { headers: sent });
      const { statusCode = 0, headers } = answer;
      if (REDIRECTS.has(statusCode) && headers.location !== undefined) {
        answer.destroy();
        at = URL.canParse(headers.location, url) ? new URL(headers.location, url).href : '';
        continue;
      }
      if (statuses.includes(statusCode)) return answer;
      answer.destroy();
      throw new FetchError('status', statusCode);
    }
    throw new FetchError('redirects');
  } catch (error) {
    throw fetchErrorOf(error, signal);
  }
}

function fetchErrorOf(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  return error instanceof FetchError ? error : new FetchError('away');
}

function checkedUrl(address: string, { ports }: FetchPolicy): URL {
  if (!URL.canParse(address)) throw new FetchError('address');
  const url = new URL(address);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || url.username !== '' || url.password !== '') throw new FetchError('address');
  if (!ports.includes(portOf(url))) throw new FetchError('address');
  return url;
}

const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80);

/**
 * Posts to an untrusted address with the same checks. Redirects are not followed and the answer is not read.
 * @returns the status
 * @throws FetchError
 */
export async function postPublic(
  address: string,
  { headers, body, policy = PUBLIC }: { headers: Record<string, string>; body: Buffer; policy?: FetchPolicy },
): Promise<number> {
  const signal = AbortSignal.timeout(10_000);
  try {
    const answer = await sendRequest(
      checkedUrl(address, policy),
      { policy, signal },
      { method: 'POST', headers, body },
    );
    answer.destroy();
    return answer.statusCode ?? 0;
  } catch (error) {
    if (signal.aborted) throw new FetchError('slow');
    throw error instanceof FetchError ? error : new FetchError('away');
  }
}

/**
 * Requires an address that this server may call: http or https on a usual port, with a public host.
 * @throws FetchError `address`, `not-public` for an internal host, `away` for an unknown one, `slow`
 */
export async function ensurePublicAddress(address: string, policy: FetchPolicy = PUBLIC): Promise<void> {
  const signal = AbortSignal.timeout(5_000);
  try {
    await publicAddresses(hostOf(checkedUrl(address, policy)), policy, signal);
  } catch (error) {
    if (signal.aborted) throw new FetchError('slow');
    throw error instanceof FetchError ? error : new FetchError('away');
  }
}

/** Host without the brackets of an IPv6 address. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

type RequestOptions = Pick<FetchOptions, 'connectTimeoutMs'> & { signal: AbortSignal; policy: FetchPolicy };

const OF_PICTURES = {
  accept: 'image/*',
  'accept-encoding': 'identity',
  'user-agent': 'Uyut-picture-import',
};

/** Returns the answer's head. The connection uses the checked address; the name is not resolved again. */
async function sendRequest(
  url: URL,
  { connectTimeoutMs = 5_000, signal, policy }: RequestOptions,
  sent: { method?: string; headers: Record<string, string>; body?: Buffer },
): Promise<IncomingMessage> {
  const found = await publicAddresses(hostOf(url), policy, signal);
  const pinned: LookupFunction = (_, { all }, answer) => {
    const [first] = found;
    if (all) answer(null, found);
    else answer(null, first?.address ?? '', first?.family);
  };
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestSecure : requestPlain;
    const request = send(url, {
      agent: false,
      lookup: pinned,
      signal,
      maxHeaderSize: 16_384,
      method: sent.method,
      headers: sent.headers,
    });
    const timer = setTimeout(() => request.destroy(new FetchError('slow')), connectTimeoutMs);
    request.on('socket', (socket) => {
      socket.on(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        clearTimeout(timer);
        // Checked again on the connected socket.
        if (!policy.isAllowed(socket.remoteAddress ?? '')) request.destroy(new FetchError('not-public'));
      });
    });
    request.on('close', () => clearTimeout(timer));
    request.on('response', resolve).on('error', reject).end(sent.body);
  });
}

/** @throws FetchError if the name does not resolve to a public address */
async function publicAddresses(host: string, policy: FetchPolicy, signal: AbortSignal): Promise<Address[]> {
  const family = isIP(host);
  const found = family > 0 ? [{ address: host, family }] : await orAborted(policy.resolve(host), signal);
  const allowed = found.filter(({ address }) => policy.isAllowed(address));
  if (allowed.length === 0) throw new FetchError(found.length > 0 ? 'not-public' : 'away');
  return allowed;
}

/** A DNS lookup cannot be cancelled, only ignored. */
function orAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

async function* bytesOf(
  answer: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  let size = 0;
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw new FetchError('too-large');
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length;
      // Leaving the loop closes the connection.
      if (size > maxBytes) throw new FetchError('too-large');
      yield chunk;
    }
  } catch (error) {
    throw fetchErrorOf(error, signal);
  }
}

/** Special-purpose address ranges of IANA; of IPv6 only 2000::/3 is public. */
const SPECIAL: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // Internal addresses of cloud providers (Azure, Oracle); Alibaba's is in 100.64.0.0/10.
  ['168.63.129.16', 32],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];
const special = new BlockList();
for (const [net, bits] of SPECIAL) special.addSubnet(net, bits, isIP(net) === 6 ? 'ipv6' : 'ipv4');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** True if an IP address is public; mapped and translated addresses are not. */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false;
  if (isIP(address) === 4) return !special.check(address, 'ipv4');
  return isIP(address) === 6 && globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

const PUBLIC: FetchPolicy = {
  isAllowed: isPublicAddress,
  ports: [80, 443],
  resolve: (host) => lookUp(host, { all: true }),
};
