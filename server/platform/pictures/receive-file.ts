import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../../../src/core/shared/failure.ts';
import { MAX_PICTURE_BYTES } from '../../../src/core/site/picture-uploads.ts';

/** Bytes of boundaries and headers. */
const FORM_BYTES = 16 * 1024;
/** Milliseconds without a byte after which an upload ends. */
const SILENCE = 30_000;

export const FORM_LIMITS = {
  fileSize: MAX_PICTURE_BYTES,
  files: 1,
  fields: 0,
  parts: 2,
  headerPairs: 20,
  fieldNameSize: 100,
};

/**
 * Reads the single file of a form, field `file`.
 * @throws Failure `too-large`; `malformed` for other forms or an interrupted one
 */
export async function receiveFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Failure('error-content-type', {}, 'wrong-type');
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > MAX_PICTURE_BYTES + FORM_BYTES)
    throw new Failure('error-picture-too-large', {}, 'too-large');
  try {
    return await readForm(request);
  } catch (error) {
    if (error instanceof Failure) throw error;
    const isForm = error instanceof Error && 'code' in error && WRONG_FORM.has(String(error.code));
    throw new Failure(isForm ? 'error-picture-one-file' : 'error-picture-sending-broken', {}, 'malformed');
  } finally {
    // Discards the rest, so that the answer reaches the client.
    request.raw.unpipe();
    request.raw.resume();
  }
}

const WRONG_FORM = new Set([
  'FST_FILES_LIMIT',
  'FST_FIELDS_LIMIT',
  'FST_PARTS_LIMIT',
  'FST_PROTO_VIOLATION',
  'FST_INVALID_JSON_FIELD_ERROR',
]);

async function readForm(request: FastifyRequest): Promise<Buffer> {
  let bytes: Buffer | undefined;
  for await (const part of request.parts()) {
    if (part.type !== 'file' || part.fieldname !== 'file' || bytes) throw oneFile();
    bytes = await read(part);
  }
  if (!bytes) throw oneFile();
  return bytes;
}

const oneFile = () => new Failure('error-picture-one-file', {}, 'malformed');

async function read({ file }: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const timer = setTimeout(() => file.destroy(new Error('silence')), SILENCE);
  try {
    for await (const chunk of file) {
      timer.refresh();
      chunks.push(chunk as Buffer);
      if (file.truncated) break;
    }
  } finally {
    clearTimeout(timer);
  }
  if (file.truncated) throw new Failure('error-picture-too-large', {}, 'too-large');
  return Buffer.concat(chunks);
}
