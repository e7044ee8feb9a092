import type { TestApplication } from '../test-application.ts';

/**
 * Version of a form's resource as its read operation returns it; without one, the version of an empty
 * resource.
 */
export async function versionAt(
  app: Pick<TestApplication, 'get'>,
  path: string,
  headers: Record<string, string>,
): Promise<string> {
  const { version } = (await app.get(path, headers)).body as { version?: string };
  return version ?? 'a-version-of-nothing-0';
}
