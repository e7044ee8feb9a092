import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { freePort } from '../../server/platform/free-port.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { BenchShop } from './bench-shop.ts';
import { SlowLine } from './slow-line.ts';
import { measureInTurns, PROFILE, visit } from './visits.ts';

const PAGES = { home: '/', category: '/produkti/kategorii/9', product: '/produkti/9', homes: '/imoti' };
const HOST = '127.0.0.1';

/**
 * Compares first visits over TLS by HTTP/1.1 and HTTP/2, through HAProxy with the settings of
 * `deploy/haproxy.cfg` / (Debian's packages haproxy and openssl). Its output is copied into
 * docs/operations.md by hand.
 */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'uyut-http2-'));
  const shop = await BenchShop.open();
  const port = await freePort(HOST);
  const certificate = await selfSigned(folder);
  const { host } = new URL(shop.origin);
  const balancer = spawn('haproxy', ['-db', '-q', '-f', 'deploy/haproxy.cfg'], {
    env: {
      ...process.env,
      HAPROXY_SOCKET: join(folder, 'haproxy.sock'),
      SHOP: `${HOST}:${port} ssl crt ${certificate} alpn h2,http/1.1`,
      WEB_1: host,
      WEB_2: host,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const line = await SlowLine.open(port, PROFILE);
  const launch = async (...args: string[]) =>
    chromium.launch({
      executablePath: await findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--ignore-certificate-errors', ...args],
    });
  const [one, two] = [await launch('--disable-http2'), await launch()];
  try {
    await shop.whileOpen(async () => {
      // HAProxy checks its servers once a second.
      await sleep(3_000);
      console.log('| page | first paint, ms: HTTP/1.1 / HTTP/2 | largest paint, ms | kB |');
      console.log('| ---- | ----------------------------------- | ----------------- | -- |');
      for (const [name, path] of Object.entries(PAGES)) {
        const url = `https://${HOST}:${line.port}${path}`;
        const { http1, http2 } = await measureInTurns({
          http1: () => visit(one, url, 'fast'),
          http2: () => visit(two, url, 'fast'),
        });
        const both = (pick: (figures: typeof http1) => number) =>
          `${pick(http1).toFixed(0)} / ${pick(http2).toFixed(0)}`;
        console.log(
          `| ${name} | ${both(({ paint }) => paint)} | ${both(({ largest }) => largest)} | ${both(({ weight }) => weight / 1000)} |`,
        );
      }
    });
  } finally {
    await Promise.all([one.close(), two.close()]);
    line.close();
    balancer.kill();
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns the path of a file with a certificate and its key */
async function selfSigned(folder: string): Promise<string> {
  const [key, certificate, both] = ['key.pem', 'certificate.pem', 'shop.pem'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const options = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-days', '1', '-subj', `/CN=${HOST}`, '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', ...options, ...files], { stdio: 'ignore' });
  await writeFile(both, [await readFile(certificate), await readFile(key)].join(''), { mode: 0o600 });
  return both;
}

await main();
