import type { ApiKey, KeyScope } from '../../../../src/core/integrations/api-key.ts';
import { KEY_SCOPES } from '../../../../src/core/integrations/api-key.ts';
import type { TestApplication } from '../../support/test-application.ts';

type Place = Pick<TestApplication, 'post'>;

/** Creates a key as the vendor does. @returns the key and the headers of a program that uses it */
export async function anApiKey(
  app: Place,
  { headers }: { headers: Record<string, string> },
  scopes: readonly KeyScope[] = KEY_SCOPES,
) {
  const { status, body } = await app.post('/api/vendor/key', { name: 'Склад', scopes }, headers);
  if (status !== 201) throw new Error(`no key: ${JSON.stringify(body)}`);
  const { key, secret } = body as { key: ApiKey; secret: string };
  return { key, secret, program: { authorization: `Bearer ${secret}` } };
}
