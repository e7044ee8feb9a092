import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** State of another company's server: working, unreachable, silent, or answering nonsense. */
export type Behaviour = 'well' | 'down' | 'slow' | 'nonsense';

const NONSENSE = [
  'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 21\r\n\r\n<html>Sorry!</html>{"',
  'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 4\r\n\r\nnull',
  'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 13\r\n\r\n{"choices":7}',
  'HTTP/1.1 500 ?\r\ncontent-length: 0\r\n\r\n',
  '\u0000\u0001\u0002 999 no such protocol\r\n\r\n',
];

/** Proxy to such a server. */
export class UnreliableLine {
  behaviour: Behaviour = 'well';
  private answered = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((client) => {
    if (this.behaviour === 'down') return void client.destroy();
    this.keep(client);
    if (this.behaviour === 'well') this.pass(client);
    else if (this.behaviour === 'nonsense') client.on('data', () => client.end(this.next()));
    else client.resume();
  });

  private constructor(private readonly target: URL) {}

  /** @param target `http://…`, `smtp://…` with its port */
  static async to(target: string): Promise<UnreliableLine> {
    const line = new UnreliableLine(new URL(target));
    line.server.listen(0, '127.0.0.1');
    await once(line.server, 'listening');
    return line;
  }

  /** URL of the server through the proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  /** Changes the behaviour; open connections end. */
  become(behaviour: Behaviour): void {
    this.behaviour = behaviour;
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.become('down');
    await new Promise((closed) => this.server.close(closed));
  }

  private pass(client: Socket): void {
    const server = connect(Number(this.target.port), '127.0.0.1');
    this.keep(server);
    client.pipe(server).pipe(client);
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.sockets.delete(socket));
  }

  private next(): string {
    return NONSENSE[this.answered++ % NONSENSE.length] ?? '';
  }
}
