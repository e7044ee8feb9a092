import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Bytes of a packet, and of a server's first window (RFC 6928). */
const PACKET = 1460;
const FIRST_WINDOW = 10 * PACKET;
const LARGEST_WINDOW = 256 * 1024;

type Profile = { latency: number; bytesPerSecond: number };

/**
 * Simulated phone connection to a local server. Browsers only delay responses; this class delays the
 * transport: connecting takes / a round trip, each connection starts slowly and doubles with each round trip,
 * and all share one bandwidth.
 * @param latency milliseconds of a round trip
 */
export class SlowLine {
  /** Time when the line is free again. */
  private freeAt = 0;
  private readonly server = createServer((client) => void this.carry(client));

  private constructor(
    private readonly to: number,
    private readonly profile: Profile,
  ) {}

  static async open(to: number, profile: Profile): Promise<SlowLine> {
    const line = new SlowLine(to, profile);
    await new Promise<void>((open) => line.server.listen(0, '127.0.0.1', open));
    return line;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  close(): void {
    this.server.close();
  }

  private async carry(client: Socket): Promise<void> {
    client.on('error', () => client.destroy());
    await sleep(this.profile.latency);
    const server = connect(this.to, '127.0.0.1');
    server.setNoDelay(true);
    client.setNoDelay(true);
    server.on('error', () => server.destroy());
    client.on('close', () => server.destroy());
    server.on('close', () => client.end());
    const upwards: Buffer[] = [];
    client.on('data', (bytes) => {
      upwards.push(bytes);
      setTimeout(() => server.write(upwards.shift() ?? ''), this.profile.latency / 2);
    });
    this.sendDown(server, client);
  }

  private sendDown(server: Socket, client: Socket): void {
    const { latency, bytesPerSecond } = this.profile;
    const waiting: Buffer[] = [];
    const onTheWay: Buffer[] = [];
    let unheard = 0;
    let window = FIRST_WINDOW;
    const send = () => {
      for (let packet = waiting[0]; packet && unheard < window; packet = waiting[0]) {
        waiting.shift();
        unheard += packet.length;
        onTheWay.push(packet);
        const now = performance.now();
        this.freeAt = Math.max(this.freeAt, now) + (packet.length / bytesPerSecond) * 1000;
        const { length } = packet;
        // Timers of one moment can fire in any order, but packets cannot.
        setTimeout(() => client.write(onTheWay.shift() ?? ''), this.freeAt - now + latency / 2);
        setTimeout(
          () => {
            unheard -= length;
            window = Math.min(window + length, LARGEST_WINDOW);
            send();
          },
          this.freeAt - now + latency,
        );
      }
    };
    server.on('data', (bytes) => {
      for (let from = 0; from < bytes.length; from += PACKET)
        waiting.push(bytes.subarray(from, from + PACKET));
      send();
    });
  }
}
