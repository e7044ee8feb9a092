import { WRITE_COOKIE } from '../../server/platform/http/route-reads.ts';

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
      // For who has just written nothing is answered from memory.
      await measure({ ...plain, cookie: `${HALF_A_SESSION}; ${WRITE_COOKIE}=1` }, WARM_UP),
    ];
    rows.push(`| ${[name, ...figures.map((figure) => figure.toFixed(1))].join(' | ')} |`);
  }
  return `## CPU of a page that is rendered anew

Goals: 12 ms for home, 6 ms for a category. What a page asks the API is answered from memory where it is the same for everybody
and nothing in it has changed for ten seconds ([decision 63](decisions/0063-rendering-anew.md)); the last column is without that.
V8 compiles what is often called while the shop runs, in the same process: the first column is what the first few hundred pages
cost, the second what all others do.

| page | after ${WARM_UP} pages, ms | after ${WARM.toLocaleString('en')} more, ms | and compressed, ms | rendered, all answers read anew, ms |
| ---- | ------------------- | --------------------- | ------------------ | ----------------------------------- |
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
