import { HOUR } from '../shared/durations.ts';

/** Limits of the responsiveness figures (TRUST-02). */
export const RESPONSIVENESS = {
  /** Days before now whose requests count. */
  days: 90,
  minRequests: 5,
  withinHours: 24,
  /**
   * The same text in this many requests, or in two of them within this many seconds, is an automatic reply.
   */
  sameInRequests: 3,
  sameWithinSeconds: 60,
} as const;

/** `medianMinutes` is null if fewer than half of the requests have an answer. */
export type Responsiveness = { medianMinutes: number | null; sharePercent: number; requests: number };

/**
 * A request with its sender, the first answers and the time of closing. `text` is null for an answer to a
 * viewing.
 */
export type Request = {
  asker: string;
  askedAt: Date;
  closedAt: Date | null;
  answers: readonly { at: Date; text: string | null }[];
};

/**
 * Time to an answer and share of answers; null below the minimum number of requests. Only the first request
 * of each person counts. Requests closed within a day (blocked spam) and requests that can still be answered
 * in time do not count.
 */
export function responsivenessOf(requests: readonly Request[], now: Date): Responsiveness | null {
  const within = RESPONSIVENESS.withinHours * HOUR;
  const automatic = automaticTexts(requests);
  const waits = firstOfEach(requests)
    .filter(({ askedAt, closedAt }) => !closedAt || closedAt.getTime() - askedAt.getTime() >= within)
    .map(({ askedAt, answers }) => {
      const answer = answers.find(({ text }) => text === null || !automatic.has(plain(text)));
      if (answer) return answer.at.getTime() - askedAt.getTime();
      return now.getTime() - askedAt.getTime() < within ? null : Infinity;
    })
    .filter((wait) => wait !== null)
    .toSorted((one, other) => one - other);
  const { length } = waits;
  if (length < RESPONSIVENESS.minRequests) return null;
  const median = waits[Math.floor(length / 2)] ?? Infinity;
  const inTime = waits.filter((wait) => wait <= within).length;
  return {
    medianMinutes: Number.isFinite(median) ? Math.ceil(median / 60_000) : null,
    sharePercent: Math.floor((100 * inTime) / length),
    requests: length,
  };
}

/** Selects the first request of each person. */
function firstOfEach(requests: readonly Request[]): Request[] {
  const first = new Map<string, Request>();
  for (const request of requests.toSorted((one, other) => one.askedAt.getTime() - other.askedAt.getTime()))
    if (!first.has(request.asker)) first.set(request.asker, request);
  return [...first.values()];
}

/** Texts of automatic replies, normalised to recognise copies. */
function automaticTexts(requests: readonly Request[]): ReadonlySet<string> {
  const sent = new Map<string, number[]>();
  for (const { answers } of requests) {
    const first = new Map<string, number>();
    for (const { at, text } of answers) {
      if (text !== null && !first.has(plain(text))) first.set(plain(text), at.getTime());
    }
    for (const [text, at] of first) sent.set(text, [...(sent.get(text) ?? []), at]);
  }
  const isAutomatic = (times: readonly number[]) =>
    times.length >= RESPONSIVENESS.sameInRequests ||
    times
      .toSorted((one, other) => one - other)
      .some(
        (at, index, all) => at - (all[index - 1] ?? -Infinity) < RESPONSIVENESS.sameWithinSeconds * 1_000,
      );
  return new Set([...sent].flatMap(([text, times]) => (isAutomatic(times) ? text : [])));
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Median time to an answer, rounded up: in hours up to a day, otherwise in days. */
export function answerTime(medianMinutes: number): { unit: 'hours' | 'days'; count: number } {
  const hours = Math.max(1, Math.ceil(medianMinutes / 60));
  return hours <= 24 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.ceil(hours / 24) };
}
