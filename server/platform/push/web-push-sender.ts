import type { PushSubscription } from '../../../src/core/searches/push-alerts.ts';
import { DAY_SECONDS } from '../../../src/core/shared/durations.ts';
import { FetchError, postPublic } from '../fetch-public.ts';
import type { FetchPolicy } from '../fetch-public.ts';
import { PushSender } from './push-sender.ts';
import type { PushSettings } from './push-sender.ts';

/** Status of ended subscriptions (RFC 8030, section 7.3). */
const ENDED_SUBSCRIPTION = [404, 410];

/**
 * Web Push (RFC 8030) with encryption (RFC 8291) and signature (RFC 8292). Endpoints are untrusted addresses.
 */
export class WebPushSender extends PushSender {
  readonly publicKey: string;

  constructor(
    private readonly settings: PushSettings,
    private readonly policy?: FetchPolicy,
  ) {
    super();
    this.publicKey = settings.publicKey;
  }

  async send(subscription: PushSubscription, message: string): Promise<'sent' | 'gone'> {
    const request = await this.encrypted(subscription, message);
    if (!request) return 'gone';
    const { headers, body } = request;
    const status = await postPublic(subscription.endpoint, {
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: body ?? Buffer.alloc(0),
      ...(this.policy && { policy: this.policy }),
    });
    if (ENDED_SUBSCRIPTION.includes(status)) return 'gone';
    if (status < 200 || status > 299) throw new FetchError('status', status);
    return 'sent';
  }

  /** Null for invalid keys. */
  private async encrypted(subscription: PushSubscription, message: string) {
    const { default: webPush } = await import('web-push');
    try {
      return webPush.generateRequestDetails(subscription, message, {
        vapidDetails: this.settings,
        // A listing of yesterday is no news.
        TTL: DAY_SECONDS,
        urgency: 'normal',
      });
    } catch {
      return null;
    }
  }
}
