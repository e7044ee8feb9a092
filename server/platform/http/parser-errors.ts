import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { newRequestId } from '../logging.ts';

/** Errors of Node's HTTP parser; all others are 400. */
const ERRORS: Record<string, { status: number; message: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'error-headers-too-large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'error-request-timeout' },
};
const MALFORMED = { status: 400, message: 'error-malformed-request' };

/** Answers parser errors in the contract's shape (CALL-03), and closes the connection. */
export function rejectUnparsed(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  const { status, message } = ERRORS[error.code] ?? MALFORMED;
  const requestId = newRequestId();
  const body = JSON.stringify({ message, requestId });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: private, no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${requestId}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy(error));
}
