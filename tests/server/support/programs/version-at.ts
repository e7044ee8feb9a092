import type { TestApplication } from '../test-application.ts';

/** The version of what a form edits, as the operation that reads it tells it; where there is none, one of nothing. */
export async function versionAt(
  app: Pick<TestApplication, 'get'>,
  path: string,
  headers: Record<string, string>,
): Promise<string> {
  const { version } = (await app.get(path, headers)).body as { version?: string };
  return version ?? 'a-version-of-nothing-0';
}
