import { WRITE_COOKIE } from '../../server/platform/http/route-reads.ts';

const WARM_UP = 150;
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
    const plain = await cpuOf(origin + path, { 'accept-encoding': 'identity' }, metrics);
    const compressed = await cpuOf(origin + path, { 'accept-encoding': 'br' }, metrics);
    // For who has just written nothing is answered from memory.
    const anew = await cpuOf(
      origin + path,
      { 'accept-encoding': 'identity', cookie: `${HALF_A_SESSION}; ${WRITE_COOKIE}=1` },
      metrics,
    );
    rows.push(`| ${name} | ${plain.toFixed(1)} | ${compressed.toFixed(1)} | ${anew.toFixed(1)} |`);
  }
  return `## CPU of a page that is rendered anew

Goals: 12 ms for home, 6 ms for a category. What a page asks the API is answered from memory where it is the same for everybody
and nothing in it has changed for ten seconds ([decision 63](decisions/0063-rendering-anew.md)); the last column is without that.

| page | rendered, ms | and compressed, ms | rendered, all answers read anew, ms |
| ---- | ------------ | ------------------ | ----------------------------------- |
${rows.join('\n')}
`;
}

async function cpuOf(url: string, headers: Record<string, string>, metrics: string): Promise<number> {
  const render = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      const answer = await fetch(url, { headers: { cookie: HALF_A_SESSION, ...headers } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    }
  };
  await render(WARM_UP);
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
