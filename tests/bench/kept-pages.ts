import { Agent } from 'node:http';
import { timedAnswer } from './timed-answer.ts';
import type { Timed } from './timed-answer.ts';

const CALLERS = 64;
/** Time until V8 has compiled the client, too. */
const WARM_UP_SECONDS = 2;
const SECONDS = 10;

/** Measures pages from the server's memory at full speed. @returns a section of Markdown */
export async function measureMemory(
  origin: string,
  pages: readonly (readonly [name: string, path: string])[],
): Promise<string> {
  const rows: string[] = [];
  for (const [name, path] of pages) {
    const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
    const ask = () => timedAnswer(origin + path, agent);
    await askAtOnce(ask, WARM_UP_SECONDS);
    const { times, aSecond } = await askAtOnce(ask, SECONDS);
    agent.destroy();
    // Alone, because among 64 clients the first byte waits for other responses.
    const alone = new Agent({ keepAlive: true, maxSockets: 1 });
    const firstBytes: number[] = [];
    for (let one = 0; one < 200; one += 1)
      firstBytes.push((await timedAnswer(origin + path, alone)).firstByte);
    alone.destroy();
    const whole = times.map((time) => time.whole);
    rows.push(
      `| ${name} | ${aSecond.toFixed(0)} | ${at(whole, 0.5)} | ${at(whole, 0.99)} | ${at(firstBytes, 0.5)} | ${at(firstBytes, 0.99)} |`,
    );
  }
  return `## Cached pages, ${CALLERS} callers at once on the same machine

Goals: 3,000 per second, 99% within 50 ms, the first byte within 10 ms. Callers and server share the cores.

| page | per second | median, ms | 99th percentile, ms | first byte for one caller, median, ms | 99th percentile, ms |
| ---- | -------- | ---------- | ------------------- | ------------------------------------- | ------------------- |
${rows.join('\n')}
`;
}

async function askAtOnce(
  ask: () => Promise<Timed>,
  seconds: number,
): Promise<{ times: Timed[]; aSecond: number }> {
  const times: Timed[] = [];
  const started = performance.now();
  const caller = async () => {
    while (performance.now() - started < seconds * 1000) times.push(await ask());
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return { times, aSecond: times.length / ((performance.now() - started) / 1000) };
}

function at(times: readonly number[], share: number): string {
  const sorted = times.toSorted((one, other) => one - other);
  return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
}
