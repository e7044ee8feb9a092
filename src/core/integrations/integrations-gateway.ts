import type { CancelSignal } from '../shared/failure.ts';
import type { ApiKey, ApiKeyForm } from './api-key.ts';

/** Port to the integrations of the signed-in vendor (SHIP-12). */
export abstract class IntegrationsGateway {
  abstract apiKeys(input?: object, signal?: CancelSignal): Promise<{ data: ApiKey[] }>;

  /** @returns the key with its secret, which is shown once. @throws Failure `invalid`, `conflict` */
  abstract createApiKey(input: ApiKeyForm): Promise<{ key: ApiKey; secret: string }>;

  abstract revokeApiKey(input: { id: number }): Promise<object>;
}
