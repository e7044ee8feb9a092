/** Pages until V8 has compiled nearly all code. */
const WARM_UP = 150;
const WARM = 1_000;
const RENDERINGS = 200;
/** A cookie that makes the server render each page instead of reading its cache. */
const HALF_A_SESSION = 'session=half';

/**
 * Measures the processor time of rendered pages, one after the other. Other programs affect it less than wall
 * time.
 * @param metrics URL of the server's metrics, which report the processor time
 * @returns a section of Markdown
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
  return `## Processor time of a rendered page

A page that is not in the page cache. Goal: twice the time of a former build with a cache of API answers (home 7.1 ms, category 6.0, product 5.0, homes 6.4; [decision 4](decisions/0004-rendering-and-page-cache.md)). V8 compiles frequent code while the server runs: the first column is the cost of the first pages, the second that of all later ones.

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
  if (seconds === undefined) throw new Error(`${metrics} reports no processor time`);
  return Number(seconds);
}
