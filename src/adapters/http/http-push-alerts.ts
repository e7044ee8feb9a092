import * as calls from '../../../api/calls/searches/push-alerts.ts';
import { PushAlerts } from '../../core/searches/push-alerts.ts';
import type { PushStatus, PushSubscription } from '../../core/searches/push-alerts.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { HttpClient } from './http-client.ts';

export class HttpPushAlerts extends PushAlerts {
  constructor(private readonly http: HttpClient) {
    super();
  }

  status(endpoint: string | null, signal?: CancelSignal): Promise<PushStatus> {
    return this.http.call(calls.pushStatus, { body: { endpoint }, signal, byItself: true });
  }

  async subscribe(subscription: PushSubscription): Promise<void> {
    await this.http.call(calls.savePushSubscription, { body: subscription });
  }

  async unsubscribe(endpoint: string): Promise<void> {
    await this.http.call(calls.deletePushSubscription, { body: { endpoint } });
  }
}
