import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { fetchExternal } from '../../../platform/tracing/spans.ts';

/** A request; `isRead` allows one repetition, also of a POST that only reads. */
export type CourierCall = {
  /** Path below the courier's address, or a URL of the courier. */
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON by POST; without it the method is GET. */
  body?: object;
  isRead?: boolean;
};

/** Lists of all offices have a few MB. */
const MAX_BYTES = 32 * 1024 * 1024;

/** The courier answered with another status than 2xx; `answer` is the parsed body, null if it is not JSON. */
export class CourierStatusError extends Error {
  constructor(
    courier: string,
    readonly status: number,
    readonly answer: unknown,
  ) {
    super(`${courier} answered ${status}.`);
    this.name = 'CourierStatusError';
  }
}

/** JSON over HTTP with one courier. Redirects are not followed. */
export class CourierHttp {
  constructor(
    private readonly courier: string,
    readonly base: string,
  ) {}

  /** @throws CourierStatusError; Error without an answer, and for an answer that does not fit the schema */
  async json<Schema extends TSchema>(
    schema: Schema,
    call: CourierCall,
    signal: AbortSignal,
  ): Promise<Static<Schema>> {
    const answer = parsed(await this.bytes(call, signal));
    if (!Value.Check(schema, answer)) throw new Error(`${this.courier} sent unexpected data: ${call.path}.`);
    return answer as Static<Schema>;
  }

  /** @throws CourierStatusError; Error without an answer */
  async bytes(call: CourierCall, signal: AbortSignal): Promise<Buffer> {
    try {
      return await this.send(call, signal);
    } catch (error) {
      const isRefused = error instanceof CourierStatusError && error.status < 500;
      const isRead = call.isRead ?? call.body === undefined;
      if (!isRead || isRefused || signal.aborted) throw error;
      return this.send(call, signal);
    }
  }

  private async send({ path, headers, body }: CourierCall, signal: AbortSignal): Promise<Buffer> {
    const answer = await fetchExternal(this.courier, path.startsWith('/') ? this.base + path : path, {
      method: body ? 'POST' : 'GET',
      redirect: 'error',
      signal,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const bytes = await boundedBytes(answer.body);
    if (!answer.ok) throw new CourierStatusError(this.courier, answer.status, parsed(bytes));
    return bytes;
  }
}

/** Null for bytes that are not JSON. */
function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    return null;
  }
}

async function boundedBytes(body: ReadableStream<Uint8Array> | null): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('The answer of the courier is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
