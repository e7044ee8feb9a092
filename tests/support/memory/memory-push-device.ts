import type { PushSubscription, PushState } from '../../../src/core/searches/push-alerts.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { PushDevice } from '../../../src/core/searches/push-alerts.ts';

/** Browser with a preset answer to the permission prompt. */
export class MemoryPushDevice extends PushDevice {
  /** URL of the push subscription. */
  readonly address = 'https://push.example/device-1';
  /** True if the push service fails. */
  isBroken = false;
  answer: 'yes' | 'no' = 'yes';
  blocked = false;
  /** Number of permission prompts. */
  asked = 0;
  private isOn = false;

  async state(): Promise<PushState> {
    if (this.blocked) return 'blocked';
    return this.isOn ? 'on' : 'off';
  }

  async endpoint(): Promise<string | null> {
    return this.isOn ? this.address : null;
  }

  async subscribe(): Promise<PushSubscription | null> {
    this.asked += 1;
    this.blocked = this.answer === 'no';
    if (this.blocked) return null;
    if (this.isBroken) throw new Failure('error-push-endpoint', {}, 'unavailable');
    this.isOn = true;
    return { endpoint: this.address, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } };
  }

  async unsubscribe(): Promise<string | null> {
    if (!this.isOn) return null;
    this.isOn = false;
    return this.address;
  }
}
