import type { ContainerModuleLoadOptions } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpServiceDesk } from '../adapters/http/http-service-desk.ts';
import { ServiceDesk } from '../core/services/service-desk.ts';
import type { ServiceRules } from '../core/services/service-rules.ts';
import { Failure } from '../core/shared/failure.ts';

/** The desk of cleaning, moving and interior, bound with the first screen that needs it. */
export function bindServiceDesk({ bind, isBound }: ContainerModuleLoadOptions): void {
  if (!isBound(ServiceDesk))
    bind(ServiceDesk).toResolvedValue((http) => new HttpServiceDesk(http), [HttpClient]);
}

/** What weighs comes when it is needed. @throws Failure when it does not come. */
export async function bring<Part>(loading: Promise<Part>): Promise<Part> {
  try {
    return await loading;
  } catch {
    throw new Failure('error-please-try-again-later', {}, 'unreachable');
  }
}

/** The rules of the forms weigh: they come with the first check. */
export async function serviceRules(): Promise<ServiceRules> {
  return (await bring(import('../core/services/service-rules.ts'))).serviceRules;
}
