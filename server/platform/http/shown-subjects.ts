import { AsyncLocalStorage } from 'node:async_hooks';
import type { Subject } from '../database/change-notifications.ts';

type Report = { subjects: readonly Subject[] | null };

const reports = new AsyncLocalStorage<Report>();

/**
 * Runs a request in process.
 * @returns its result and the subjects of the answer; null if the operation names none
 */
export async function withShownSubjects<Result>(
  request: () => PromiseLike<Result>,
): Promise<{ result: Result; subjects: readonly Subject[] | null }> {
  const report: Report = { subjects: null };
  // `inject` starts when it is awaited, so that must happen inside `run`.
  const result = await reports.run(report, async () => await request());
  return { result, subjects: report.subjects };
}

/** Reports the subjects of an answer to the page that requested it; has no effect for other requests. */
export function reportShownSubjects(subjects: readonly Subject[]): void {
  const report = reports.getStore();
  if (report) report.subjects = subjects;
}
