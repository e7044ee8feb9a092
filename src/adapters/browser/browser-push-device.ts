import type { PushSubscription, PushState } from '../../core/searches/push-alerts.ts';
import { Failure } from '../../core/shared/failure.ts';
import { PushDevice } from '../../core/searches/push-alerts.ts';

const WORKER = '/push-worker.js';

/** Push messages by the browser's push service; our service worker shows them. */
export class BrowserPushDevice extends PushDevice {
  async state(): Promise<PushState> {
    if (!isSupported()) return 'unsupported';
    if (Notification.permission === 'denied') return 'blocked';
    return Notification.permission === 'granted' && (await current()) ? 'on' : 'off';
  }

  async endpoint(): Promise<string | null> {
    return isSupported() ? ((await current())?.endpoint ?? null) : null;
  }

  async subscribe(publicKey: string): Promise<PushSubscription | null> {
    if (!isSupported() || (await Notification.requestPermission()) !== 'granted') return null;
    try {
      return await subscribed(publicKey);
    } catch (error) {
      // The browser has no push service, or it is unavailable.
      if (error instanceof DOMException) throw new Failure('error-push-endpoint', {}, 'unavailable');
      throw error;
    }
  }

  async unsubscribe(): Promise<string | null> {
    const subscription = isSupported() ? await current() : null;
    await subscription?.unsubscribe();
    return subscription?.endpoint ?? null;
  }
}

const isSupported = (): boolean =>
  typeof navigator !== 'undefined' &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window;

async function subscribed(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(trustedWorker());
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  // A subscription with another server key cannot receive messages signed with the current one.
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    const other = await pushManager.getSubscription();
    if (!other) throw error;
    await other.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}

async function current() {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return registration ? registration.pushManager.getSubscription() : null;
}

type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(url: string): string };
};
let policy: ReturnType<Policies['createPolicy']> | undefined;

/** Creates the worker's address through a policy if the page enforces Trusted Types. */
function trustedWorker(): string {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy('uyut-worker', { createScriptURL: () => WORKER });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}
