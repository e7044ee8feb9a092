import { loadavg, cpus } from 'node:os';

/** Request to the API; times are reported by kind. */
export type Asked = { kind: string; path: string; body?: object };

/** Sends a request to a running server. @throws Error for any error status */
export async function ask<Answer>(origin: string, { path, body }: Omit<Asked, 'kind'>): Promise<Answer> {
  const answer = await fetch(origin + path, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!answer.ok) throw new Error(`${path} ${JSON.stringify(body)} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}

async function foundBy(origin: string, asked: Asked): Promise<string> {
  try {
    const { total } = await ask<{ total?: number }>(origin, asked);
    return total === undefined ? '' : `${total} found`;
  } catch (error) {
    return String(error);
  }
}

type Answered = Asked & { ms: number; found: string };

/**
 * Sends all requests with a limited concurrency. @returns a section of Markdown: times by kind, and the
 * slowest requests
 */
export async function timeSearches(
  origin: string,
  asked: readonly Asked[],
  callers: number,
): Promise<string> {
  const answered: Answered[] = [];
  const waiting = [...asked];
  const caller = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const from = performance.now();
      // The server cancels slow searches, and the report counts them.
      const found = await foundBy(origin, next);
      answered.push({ ...next, ms: performance.now() - from, found });
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  const kinds = [...new Set(answered.map(({ kind }) => kind))].toSorted();
  const rowOf = (name: string) =>
    row(
      name,
      answered.filter(({ kind }) => kind === name),
    );
  const slowest = answered.toSorted((one, other) => other.ms - one.ms).slice(0, 10);
  return `${callers} at once; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}.

| what | requests | median, ms | 95% | 99% | slowest |
| ---- | -------- | ---------- | --- | --- | ------- |
${kinds.map(rowOf).join('\n')}
${row('all', answered)}

The slowest:
${slowest.map(({ ms, path, body, found }) => `${ms.toFixed(0)} ms  ${path} ${body ? JSON.stringify(body) : ''} ${found}`).join('\n')}`;
}

function row(kind: string, answers: readonly Answered[]): string {
  const times = answers.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0);
  return `| ${kind} | ${times.length} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} | ${at(1)} |`;
}
