import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Server that returns its responses in sequence, and repeats the last one. */
export class ScriptedServer {
  readonly requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] =
    [];
  answers: Answer[] = [];
  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      this.requests.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      const answer = this.answers.length > 1 ? this.answers.shift() : this.answers[0];
      answer?.(request, response);
    });
  });

  async open(): Promise<string> {
    await new Promise<void>((opened) => this.server.listen(0, '127.0.0.1', opened));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}

/** Response with a JSON body. */
export function json(status: number, body: unknown): Answer {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

/** Closes the connection without a response. */
export const brokenConnection: Answer = (request) => request.socket.destroy();

/** Never responds. */
export const silence: Answer = () => {};
