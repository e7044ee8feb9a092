import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Faults of a courier's server. */
export const FAULTS = ['error', 'broken-json', 'other-data', 'redirect'] as const;
export type Fault = (typeof FAULTS)[number] | 'silence' | null;

export type Received = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
};
/** Answer of a server; a Buffer is a PDF. */
export type Answer = { status?: number; body: object | Buffer };

/** Parcel of a courier's server, as the test sees it. */
export type ServerParcel = {
  number: string;
  reference: string;
  office: string | null;
  /** Cash on delivery in the currency of the server. */
  cash: number;
  state: 'new' | 'on-the-way' | 'delivered' | 'returned';
  isPaidOut: boolean;
};

/** The only login that the servers of the tests accept. */
export const LOGIN = { user: 'shop-7', secret: 'пар0ла' };

const PDF = Buffer.from('%PDF-1.4 label');

/** A local server that answers as a courier documents it, with one town and two places. */
export abstract class CourierServer {
  fault: Fault = null;
  currency = 'EUR';
  readonly closedOffices = new Set<string>();
  readonly parcels: ServerParcel[] = [];
  readonly received: Received[] = [];
  /** Called for every request; tests abort a silent one here. */
  onRequest: () => void = () => {};
  protected readonly pdf = PDF;
  private server: Server | null = null;
  private port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<this> {
    const server = createServer(async (request, response) => {
      const url = new URL(request.url ?? '/', 'http://courier.example');
      const content = await text(request);
      const received: Received = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: content === '' ? {} : (JSON.parse(content) as Record<string, unknown>),
      };
      this.received.push(received);
      this.onRequest();
      if (this.fault === 'silence') return;
      if (this.fault === 'error') return void response.writeHead(500).end('<h1>Internal Server Error</h1>');
      if (this.fault === 'broken-json') return void response.end('{"offices": [');
      if (this.fault === 'other-data') return void response.end('{"offices": 7, "data": "x", "label": null}');
      if (this.fault === 'redirect')
        return void response.writeHead(302, { location: `${this.url}/elsewhere` }).end();
      const { status = 200, body } = this.answer(received);
      response.writeHead(status).end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
    return this;
  }

  stop(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }

  /** Back to a working server without parcels. */
  reset(): void {
    this.fault = null;
    this.currency = 'EUR';
    this.onRequest = () => {};
    this.closedOffices.clear();
    this.parcels.length = 0;
    this.received.length = 0;
  }

  protected find(number: string): ServerParcel | undefined {
    return this.parcels.find((parcel) => parcel.number === number);
  }

  protected add(parcel: Pick<ServerParcel, 'reference' | 'office' | 'cash'>): ServerParcel {
    const created: ServerParcel = {
      ...parcel,
      number: String(2_000_000_001 + this.parcels.length),
      state: 'new',
      isPaidOut: false,
    };
    this.parcels.push(created);
    return created;
  }

  protected abstract answer(request: Received): Answer;
}
