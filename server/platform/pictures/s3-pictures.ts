import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { fetchExternal } from '../tracing/spans.ts';
import { contentTypeOf, PictureStore } from './picture-store.ts';
import type { StoredFile } from './picture-store.ts';

/** Access to an S3-compatible store. */
export type S3Settings = {
  /** Such as `https://s3.eu-central-1.amazonaws.com`; the bucket is in the path. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly keyId: string;
  readonly secret: string;
};

/** Milliseconds for a request including its body. */
const CALL_MS = 10_000;
const TRIES = 2;

/** `tag` is the ETag, null if absent. */
type Answer = { status: number; bytes: Buffer; tag: string | null };

export class S3Pictures extends PictureStore {
  private readonly client: AwsClient;
  private readonly place: string;

  constructor(
    { endpoint, bucket, region, keyId, secret }: S3Settings,
    private readonly callMs = CALL_MS,
  ) {
    super();
    this.client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3' });
    this.place = `${endpoint.replace(/\/$/, '')}/${encodeURIComponent(bucket)}`;
  }

  override async put(name: string, bytes: Buffer, contentType: string): Promise<void> {
    const body = new Uint8Array(bytes);
    const { status, tag } = await this.call(name, {
      method: 'PUT',
      body,
      headers: { 'content-type': contentType },
    });
    if (status !== 200) throw requestError('PUT', status);
    // A proxy's error page may come with 200, but without an ETag.
    if (tag === null) throw requestError('PUT', 'no tag');
  }

  override async read(name: string): Promise<StoredFile | null> {
    const { status, bytes } = await this.call(name, { method: 'GET' });
    if (status === 404) return null;
    if (status !== 200) throw requestError('GET', status);
    return { stream: Readable.from([bytes]), contentType: contentTypeOf(name), length: bytes.length };
  }

  override async remove(name: string): Promise<void> {
    const { status } = await this.call(name, { method: 'DELETE' });
    if (status !== 204 && status !== 200 && status !== 404) throw requestError('DELETE', status);
  }

  /**
   * A request with one retry after an error; both are idempotent. There is no retry after silence. The answer
   * is read whole, so that a slow visitor does not hold the connection.
   */
  private async call(name: string, request: RequestInit): Promise<Answer> {
    contentTypeOf(name);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const signed = await this.client.sign(`${this.place}/${name}`, request);
        const answer = await fetchExternal('storage', signed, {
          signal: AbortSignal.timeout(this.callMs),
          redirect: 'error',
        });
        const bytes = Buffer.from(await answer.arrayBuffer());
        const tag = answer.headers.get('etag');
        if (answer.status < 500 || attempt === TRIES) return { status: answer.status, bytes, tag };
      } catch (error) {
        if (attempt === TRIES || isSilence(error)) throw error;
      }
      await sleep(200);
    }
  }
}

const isSilence = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

function requestError(method: string, status: number | string): Error {
  return new Error(`The picture storage answered ${method} with ${status}.`);
}
