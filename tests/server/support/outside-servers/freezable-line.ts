import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/**
 * A proxy to the test's database that can freeze or break connections. Frozen, it accepts data without a
 * response.
 */
export class FreezableLine {
  private isFrozen = false;
  private isCut = false;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((client) => {
    if (this.isCut) return void client.destroy();
    const socketFolder = this.database.searchParams.get('host');
    const port = Number(this.database.port || 5432);
    const server = socketFolder
      ? connect(`${socketFolder}/.s.PGSQL.${port}`)
      : connect(port, this.database.hostname);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (bytes) => this.isFrozen || to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
  });

  private constructor(private readonly database: URL) {}

  static async to(databaseUrl: string): Promise<FreezableLine> {
    const line = new FreezableLine(new URL(databaseUrl));
    await new Promise<void>((open) => line.server.listen(0, '127.0.0.1', open));
    return line;
  }

  /** URL of the database through this proxy. */
  get url(): string {
    const url = new URL(this.database);
    url.searchParams.delete('host');
    url.hostname = '127.0.0.1';
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  freeze(): void {
    this.isFrozen = true;
  }

  thaw(): void {
    this.isFrozen = false;
  }

  /** Breaks all connections and each new one. */
  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((closed) => this.server.close(closed));
  }
}
