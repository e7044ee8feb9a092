/** Pages after which V8 has compiled what takes the most time, and nearly all: a shop is in the latter state for most of its life. */
const WARM_UP = 150;
const WARM = 1_000;
const RENDERINGS = 200;
/** Such a page is rendered for each who asks. */
const HALF_A_SESSION = 'session=half';

/**
 * Milliseconds of CPU that a page costs the shop's process where it is rendered for who asks, one after the other: other
 * programs of the machine lengthen the time, and this little. @returns a section of Markdown
 * @param metrics the address of the shop's metrics, which say how much CPU it took
 */
export async function measureCpu(
  origin: string,
  metrics: string,
  pages: readonly (readonly [name: string, path: string])[],
): Promise<string> {
  const rows: string[] = [];
  for (const [name, path] of pages) {
    const measure = (headers: Record<string, string>, warmUp: number) =>
      cpuOf(origin + path, headers, warmUp, metrics);
    const plain = { 'accept-encoding': 'identity' };
    const figures = [
      await measure(plain, WARM_UP),
      await measure(plain, WARM),
      await measure({ 'accept-encoding': 'br' }, WARM_UP),
    ];
    rows.push(`| ${[name, ...figures.map((figure) => figure.toFixed(1))].join(' | ')} |`);
  }
  return `## CPU of a page that is rendered anew

Processor time of a page that is not in the page cache. Goal: twice what pages took with a cache of answers (home 7.1 ms, a category
6.0, a product 5.0, homes 6.4; [decision 4](decisions/0004-rendering-and-page-cache.md)). V8 compiles what is often called while the shop
runs: the first column is the cost of the first few hundred pages, the second that of all others.

| page | after ${WARM_UP} pages, ms | after ${WARM.toLocaleString('en')} more, ms | and compressed, ms |
| ---- | ------------------- | --------------------- | ------------------ |
${rows.join('\n')}
`;
}

async function cpuOf(
  url: string,
  headers: Record<string, string>,
  warmUp: number,
  metrics: string,
): Promise<number> {
  const render = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      const answer = await fetch(url, { headers: { cookie: HALF_A_SESSION, ...headers } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    }
  };
  await render(warmUp);
  const before = await cpuSeconds(metrics);
  await render(RENDERINGS);
  return ((await cpuSeconds(metrics)) - before) * (1000 / RENDERINGS);
}

async function cpuSeconds(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  const [, seconds] = /^process_cpu_seconds_total (\S+)/m.exec(text) ?? [];
  if (seconds === undefined) throw new Error(`${metrics} tells no CPU`);
  return Number(seconds);
}
