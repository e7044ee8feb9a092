import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { underLoad } from './server.ts';
import { measureInTurns, visit } from './visits.ts';

/** Compared pages, in this order. */
const COMPARED = ['list', 'product', 'home'] as const;
type Addresses = Record<(typeof COMPARED)[number], string>;

const OURS = { list: '/produkti/kategorii/9', product: '/produkti/9', home: '/' };

/**
 * Measures the site and two other shops, started as `tests/bench/peers/README.md` says, in one run.
 * @returns a section of Markdown; empty if none of them runs
 */
export async function measurePeers(browser: Browser, origin: string): Promise<string> {
  const peers = JSON.parse(await readFile('tests/bench/peers/pages.json', 'utf8')) as Record<
    string,
    Addresses
  >;
  const running = [];
  for (const [name, pages] of Object.entries(peers))
    if (await answers(pages.home)) running.push([name, pages] as const);
  if (running.length === 0) return '';
  const own = Object.fromEntries(COMPARED.map((page) => [page, origin + OURS[page]])) as Addresses;
  const rows: string[] = [];
  for (const page of COMPARED) {
    const urls = new Map([['ours', own] as const, ...running].map(([name, pages]) => [name, pages[page]]));
    const visits = await measureInTurns(
      Object.fromEntries([...urls].map(([name, url]) => [name, () => visit(browser, url)])),
    );
    for (const [name, { paint, largest, blocking, shift, scripts, weight }] of Object.entries(visits)) {
      const { aSecond } = await underLoad(urls.get(name) ?? '');
      const times = [paint, largest, blocking].map((time) => time.toFixed(0)).join(' | ');
      const sizes = [scripts, weight].map((bytes) => (bytes / 1000).toFixed(0)).join(' | ');
      rows.push(`| ${page} | ${name} | ${times} | ${shift.toFixed(3)} | ${sizes} | ${aSecond.toFixed(0)} |`);
      console.log(rows.at(-1));
    }
  }
  return `## Beside two well-known shops

Production builds on the same machine in the same run (\`tests/bench/peers/README.md\`). The last column is for 8 callers at once.

| page | shop | first paint, ms | largest paint, ms | blocking time, ms | layout shift | scripts, kB | all, kB | pages per second |
| ---- | ---- | --------------- | ----------------- | ----------------- | ------------ | ----------- | ------- | -------------- |
${rows.join('\n')}

`;
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
