import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchPublic, FetchError, isPublicAddress } from '../../../server/platform/fetch-public.ts';
import type { FetchOptions, FetchPolicy } from '../../../server/platform/fetch-public.ts';

let servers: Server[] = [];
afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
  servers = [];
});

/** Starts a server on a local address and records its requests. */
async function listen(answer: RequestListener, host = '127.0.0.1', port = 0) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(port, host, ready));
  return { asked, port: (server.address() as AddressInfo).port };
}

/** `shop.example` resolves to 127.0.0.1, the only address that counts as public. */
const policy = (port: number, changes: Partial<FetchPolicy> = {}): FetchPolicy => ({
  ports: [port],
  isAllowed: (address) => address === '127.0.0.1',
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  ...changes,
});

const reason = async (address: string, options: Partial<FetchOptions>) => {
  const error: unknown = await fetchPublic(address, { maxBytes: 1_000, ...options }).catch(
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof FetchError)) throw new Error(`Expected a refusal: ${String(error)}`);
  return error.reason;
};

describe('The check for public addresses', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2a00:1450:4017:80e::200e', '100.63.255.255', '172.32.0.1'])(
    'accepts %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine', '::1'],
    ['nothing', '0.0.0.0'],
    ['nothing', '0.1.2.3'],
    ['nothing', '::'],
    ['private', '10.1.2.3'],
    ['private', '172.16.0.1'],
    ['private', '192.168.1.1'],
    ['private', 'fd00::1'],
    ['shared by a carrier', '100.64.0.1'],
    ['of the link', '169.254.1.1'],
    ['of the link', 'fe80::1'],
    ['of the link', 'fe80::1%lo'],
    ['a cloud’s own', '169.254.169.254'],
    ['a cloud’s own', '168.63.129.16'],
    ['a cloud’s own', '100.100.100.200'],
    ['a cloud’s own', 'fd00:ec2::254'],
    ['for many', '224.0.0.1'],
    ['for many', 'ff02::1'],
    ['for all', '255.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['for tests', '198.18.0.1'],
    ['for books', '203.0.113.1'],
    ['for books', '2001:db8::1'],
    ['IPv4 in IPv6', '::ffff:10.0.0.1'],
    ['IPv4 in IPv6', '::ffff:8.8.8.8'],
    ['IPv4 in IPv6', '::8.8.8.8'],
    ['translated', '64:ff9b::a00:1'],
    ['translated', '64:ff9b:1::1'],
    ['a tunnel', '2002:a00:1::1'],
    ['a tunnel', '2001:0:a00:1::1'],
    ['no address', 'localhost'],
    ['no address', ''],
  ])('rejects %s: %s', (_, address) => expect(isPublicAddress(address)).toBe(false));
});

describe('Fetching a URL from a stranger', () => {
  it('returns its body and sends none of our headers', async () => {
    let headers: Record<string, unknown> = {};
    const { port, asked } = await listen((request, response) => {
      headers = request.headers;
      response.end('a picture');
    });
    const url = `http://shop.example:${port}/лампа.jpg`;
    expect(String(await fetchPublic(url, { maxBytes: 1_000, policy: policy(port) }))).toBe('a picture');
    expect(asked).toEqual([`shop.example:${port} /${encodeURIComponent('лампа')}.jpg`]);
    expect(Object.keys(headers).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  it.each([
    ['no address', 'lamp.jpg'],
    ['another protocol', 'ftp://shop.example/1.jpg'],
    ['a file', 'file:///etc/passwd'],
    ['a name in it', 'http://name@shop.example/1.jpg'],
    ['a password in it', 'http://name:secret@shop.example/1.jpg'],
    ['another port', 'http://shop.example:22/'],
  ])('rejects %s', async (_, address) => expect(await reason(address, {})).toBe('address'));

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data',
  ])('rejects internal addresses as numbers: %s', async (address) => {
    expect(await reason(address, {})).toBe('not-public');
  });

  it('rejects a name with an internal address, and an unknown name', async () => {
    const resolve = async () => [{ address: '10.0.0.1', family: 4 }];
    expect(await reason('http://shop.example:80/', { policy: policy(80, { resolve }) })).toBe('not-public');
    const nowhere = async () => Promise.reject(new Error('ENOTFOUND'));
    expect(await reason('http://shop.example:80/', { policy: policy(80, { resolve: nowhere }) })).toBe(
      'away',
    );
  });

  it('connects to the checked address, also after DNS rebinding', async () => {
    const { port, asked } = await listen((_, response) => response.end('public'));
    const inside = await listen((_, response) => response.end('inside'), '127.0.0.2', port);
    let lookups = 0;
    const resolve = async () => {
      lookups += 1;
      return [{ address: lookups === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    };
    const options = { maxBytes: 1_000, policy: policy(port, { resolve }) };
    expect(String(await fetchPublic(`http://shop.example:${port}/`, options))).toBe('public');
    expect([lookups, asked.length, inside.asked]).toEqual([1, 1, []]);
    // A second lookup returns an internal address from the start.
    expect(await reason(`http://shop.example:${port}/`, options)).toBe('not-public');
  });

  it('uses only the public addresses of a name', async () => {
    const { port } = await listen((_, response) => response.end('public'));
    const resolve = async () => [
      { address: '127.0.0.2', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    const options = { maxBytes: 1_000, policy: policy(port, { resolve }) };
    expect(String(await fetchPublic(`http://shop.example:${port}/`, options))).toBe('public');
  });

  it('follows three redirects, and not a fourth', async () => {
    const { port } = await listen(({ url }, response) => {
      const left = Number(url?.slice(1));
      if (left === 0) response.end('found');
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    const at = (left: number) => `http://shop.example:${port}/${left}`;
    expect(String(await fetchPublic(at(3), { maxBytes: 1_000, policy: policy(port) }))).toBe('found');
    expect(await reason(at(4), { policy: policy(port) })).toBe('redirects');
  });

  it.each([
    ['to an address inside', 'not-public', 'http://10.0.0.1:{port}/'],
    ['to a name inside', 'not-public', 'http://inside.example:{port}/'],
    ['to another port', 'address', 'http://shop.example:22/'],
    ['to a file', 'address', 'file:///etc/passwd'],
    ['with a password', 'address', 'http://a:b@shop.example:{port}/'],
    ['to nonsense', 'address', 'http://'],
  ])('follows no redirect %s', async (_, why, location) => {
    let own = 0;
    const { port, asked } = await listen((__, response) =>
      response.writeHead(301, { location: location.replace('{port}', String(own)) }).end(),
    );
    own = port;
    const resolve = async (host: string) => [
      { address: host === 'inside.example' ? '127.0.0.2' : '127.0.0.1', family: 4 },
    ];
    expect(await reason(`http://shop.example:${port}/`, { policy: policy(port, { resolve }) })).toBe(why);
    expect(asked).toHaveLength(1);
  });

  it('rejects a body announced as too large, and one that grows too large', async () => {
    const { port } = await listen(({ url }, response) => {
      if (url === '/announced') response.writeHead(200, { 'content-length': 5_000 }).write('a');
      else {
        const pour = () => {
          while (!response.destroyed && response.write(Buffer.alloc(500)));
          if (!response.destroyed) response.once('drain', pour);
        };
        pour();
      }
    });
    for (const path of ['announced', 'endless']) {
      expect(await reason(`http://shop.example:${port}/${path}`, { policy: policy(port) })).toBe('too-large');
    }
  });

  it('times out on endless bodies and on silent servers', async () => {
    const { port } = await listen(({ url }, response) => {
      if (url === '/drop') response.write('a');
    });
    for (const path of ['drop', 'silence']) {
      const options = { policy: policy(port), timeoutMs: 50 };
      expect(await reason(`http://shop.example:${port}/${path}`, options)).toBe('slow');
    }
    const resolve = () => new Promise<never>(() => {});
    expect(await reason('http://shop.example:80/', { policy: policy(80, { resolve }), timeoutMs: 20 })).toBe(
      'slow',
    );
  });

  it('returns the status, and an error for an unreachable server', async () => {
    const { port } = await listen((_, response) => response.writeHead(404).end('not here'));
    const error: unknown = await fetchPublic(`http://shop.example:${port}/`, {
      maxBytes: 1_000,
      policy: policy(port),
    }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ reason: 'status', status: 404 });
    const { port: closed } = await listen(() => {});
    await new Promise((done) => servers.pop()?.close(done));
    expect(await reason(`http://shop.example:${closed}/`, { policy: policy(closed) })).toBe('away');
  });

  it('stops on abort', async () => {
    const stop = new AbortController();
    const { port } = await listen(() => stop.abort(new Error('closing')));
    await expect(
      fetchPublic(`http://shop.example:${port}/`, {
        maxBytes: 1_000,
        policy: policy(port),
        signal: stop.signal,
      }),
    ).rejects.toThrow('closing');
  });
});
