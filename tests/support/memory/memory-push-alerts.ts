import { isPushEndpoint, PushAlerts } from '../../../src/core/searches/push-alerts.ts';
import type { PushStatus, PushSubscription } from '../../../src/core/searches/push-alerts.ts';
import { Failure } from '../../../src/core/shared/failure.ts';

/** Push messages of one person, in memory. */
export class MemoryPushAlerts extends PushAlerts {
  key: string | null = 'B'.repeat(87);
  endpoints: readonly string[] = [];

  async status(endpoint: string | null): Promise<PushStatus> {
    return { publicKey: this.key, isSubscribed: endpoint !== null && this.endpoints.includes(endpoint) };
  }

  async subscribe({ endpoint }: PushSubscription): Promise<void> {
    if (!isPushEndpoint(endpoint)) throw new Failure('error-push-endpoint', {}, 'invalid');
    this.endpoints = [...new Set([...this.endpoints, endpoint])];
  }

  async unsubscribe(endpoint: string): Promise<void> {
    this.endpoints = this.endpoints.filter((one) => one !== endpoint);
  }
}
