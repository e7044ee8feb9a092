import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { measureCpu } from './rendering-cpu.ts';
import { measureMemory } from './kept-pages.ts';
import { handWrittenPages } from './hand-written-pages.ts';
import { measurePeers } from './peers.ts';
import { measureServer } from './server.ts';
import { coldVisit, measureInTurns, PROFILE, visit, VISITS } from './visits.ts';
import type { Figures } from './visits.ts';

const PORT = 4310;
const STATIC_PORT = 4311;
const METRICS_PORT = 4312;
/** Path prefix of the hand-written pages. */
const BY_HAND = '/by-hand';
/** Visits of each page, each in a new browser. */
const COLD_VISITS = 5;
const REPORT = 'docs/benchmarks.md';
/** Heading of the measurements that other commands made; they stay in the report. */
const OTHERS = '## Other measurements';
const PAGES = [
  ['home', '/'],
  ['category', '/produkti/kategorii/9'],
  ['product', '/produkti/9'],
  ['homes', '/imoti'],
] as const;

/**
 * Measures the built site beside a static page with the same content, and beside two other shops if they run
 * / (tests/bench/peers/README.md). Writes the report.
 */
async function main(): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'uyut-bench-'));
  const shop = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(PORT),
      METRICS_PORT: String(METRICS_PORT),
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      CALLS_PER_MINUTE: '1000000',
    },
    stdio: 'inherit',
  });
  const origin = `http://127.0.0.1:${PORT}`;
  await untilOpen(`${origin}/ready`);
  const still = await startStatic(origin);
  const executablePath = await findChromium();
  const launch = () =>
    chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    });
  const browser = await launch();
  try {
    const rows: string[] = [];
    for (const [name, path] of PAGES) {
      const { ours, bare, byHand } = await measureInTurns({
        ours: () => visit(browser, origin + path),
        bare: () => visit(browser, `http://127.0.0.1:${STATIC_PORT}${path}`),
        byHand: () => visit(browser, `http://127.0.0.1:${STATIC_PORT}${BY_HAND}${path}`),
      });
      rows.push(row(name, ours, bare, byHand));
      console.log(rows.at(-1));
    }
    const coldRows: string[] = [];
    for (const [name, path] of PAGES) {
      const { ours, byHand } = await measureInTurns(
        {
          ours: () => coldVisit(launch, origin + path),
          byHand: () => coldVisit(launch, `http://127.0.0.1:${STATIC_PORT}${BY_HAND}${path}`),
        },
        COLD_VISITS,
      );
      coldRows.push(coldRow(name, ours, byHand));
      console.log(coldRows.at(-1));
    }
    const server = [
      await measureMemory(origin, PAGES),
      await measureCpu(origin, `http://127.0.0.1:${METRICS_PORT}/metrics`, PAGES),
      await measureServer(origin, PAGES),
    ].join('\n');
    const peers = await measurePeers(browser, origin);
    const [, others] = (await readFile(REPORT, 'utf8')).split(OTHERS);
    await writeFile(REPORT, `${report(rows, coldRows, peers + server)}\n${OTHERS}${others ?? ''}`);
  } finally {
    await browser.close();
    still.close();
    shop.kill('SIGTERM');
    await new Promise((closed) => shop.once('exit', closed));
    await rm(data, { recursive: true, force: true });
  }
}

/** Serves the same pages without scripts, and the hand-written pages. */
async function startStatic(origin: string): Promise<Server> {
  const pages = new Map<string, Buffer>();
  const add = (path: string, html: string) =>
    pages.set(path, brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  for (const [path, html] of await handWrittenPages(origin)) add(BY_HAND + path, html);
  for (const [, path] of PAGES) {
    const html = await (await fetch(origin + path)).text();
    const bare = html
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<link rel="modulepreload"[^>]*>/g, '');
    add(path, bare);
  }
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      response.end(page);
      return;
    }
    fetch(origin + request.url, { headers: { 'accept-encoding': 'identity' } })
      .then(async (answer) => {
        const body = Buffer.from(await answer.arrayBuffer());
        const isText = /svg|json/.test(answer.headers.get('content-type') ?? '');
        response.writeHead(answer.status, {
          'content-type': answer.headers.get('content-type') ?? '',
          'cache-control': answer.headers.get('cache-control') ?? '',
          'access-control-allow-origin': '*',
          ...(isText && { 'content-encoding': 'br' }),
        });
        response.end(
          isText ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : body,
        );
      })
      .catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((open) => server.listen(STATIC_PORT, '127.0.0.1', open));
  return server;
}

function row(name: string, ours: Figures, bare: Figures, byHand: Figures): string {
  const ms = (value: number) => value.toFixed(0);
  const ratio = (one: number, other: number) => (one / other).toFixed(2);
  return [
    '',
    name,
    `${ms(ours.paint)} / ${ms(bare.paint)} / ${ms(byHand.paint)}`,
    ratio(ours.paint, byHand.paint),
    `${ms(ours.largest)} / ${ms(bare.largest)} / ${ms(byHand.largest)}`,
    ratio(ours.largest, byHand.largest),
    ours.shift.toFixed(3),
    `${ms(ours.blocking)} / ${ms(bare.blocking)} / ${ms(byHand.blocking)}`,
    `${ms(ours.blockingAfterPaint)} / ${ms(bare.blockingAfterPaint)} / ${ms(byHand.blockingAfterPaint)}`,
    (ours.scripts / 1000).toFixed(1),
    (ours.weight / 1000).toFixed(0),
    '',
  ].join(' | ');
}

function coldRow(name: string, ours: Figures, byHand: Figures): string {
  const times = (pick: (figures: Figures) => number) =>
    `${pick(ours).toFixed(0)} / ${pick(byHand).toFixed(0)} | ${(pick(ours) / pick(byHand)).toFixed(2)}`;
  return `| ${name} | ${times(({ paint }) => paint)} | ${times(({ largest }) => largest)} | ${ours.blocking.toFixed(0)} |`;
}

function report(rows: string[], coldRows: string[], more: string): string {
  const machine = `${cpus().length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;
  return `# Benchmarks

Written by \`npm run bench\`: medians of ${VISITS} first visits in turns, through a link of another page, on ${machine}. The phone has CPU ÷${PROFILE.cpuSlowdown}, 1.6 Mbit/s, ${PROFILE.latency} ms and 390 × 844 pixels at a density of 3. "Bare" is the same page without scripts. "By hand" is a page with the same content, written for speed alone (\`tests/bench/hand-written-pages.ts\`). Compare the ratios; milliseconds depend on the machine.

Goals: first and largest paint at most 1.6 times the page by hand, layout shift under 0.02, total blocking time at most half of the better of the two shops, scripts at most 160 kB (185 kB for a plan).

| page | first paint, ms: ours / bare / by hand | ours to by hand | largest paint, ms | ours to by hand | layout shift | blocking time, ms: ours / bare / by hand | after first paint | scripts, kB (Brotli) | all, kB |
| ---- | -------------------------------------- | --------------- | ----------------- | --------------- | ------------ | ----------------- | ----------------- | -------------------- | ------- |
${rows.map((line) => line.trim()).join('\n')}

## In a browser that has just started

Medians of ${COLD_VISITS} visits in turns, each the first one of a new browser. Goal: under 2.0 times the page by hand.

| page | first paint, ms: ours / by hand | ours to by hand | largest paint, ms: ours / by hand | ours to by hand | blocking time, ms |
| ---- | ------------------------------- | --------------- | --------------------------------- | --------------- | ----------------- |
${coldRows.join('\n')}

${more}`;
}

async function untilOpen(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resume) => setTimeout(resume, 200));
  }
  throw new Error('The site did not start');
}

await main();
