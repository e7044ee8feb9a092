import { makeAutoObservable, runInAction } from 'mobx';
import type { PushAlerts, PushDevice, PushState } from '../../core/searches/push-alerts.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Modals } from '../site/modals.ts';
import { whileBusy } from '../site/while-busy.ts';
import { unobserved } from '../site/unobserved.ts';

/** Push messages of this browser; the browser's question comes only after a press (FIND-02). */
export class PushSwitch {
  state: PushState = 'unsupported';
  busy = false;
  private publicKey: string | null = null;

  constructor(
    private readonly alerts: PushAlerts,
    private readonly device: PushDevice,
    private readonly modals: Pick<Modals, 'notifyOf'>,
  ) {
    makeAutoObservable(this, unobserved('alerts', 'device', 'modals', 'publicKey'));
  }

  /** True if the switch is shown. */
  get isOffered(): boolean {
    return this.state !== 'unsupported';
  }

  /** Reads the present state without asking. */
  async look(): Promise<void> {
    try {
      const { publicKey, isSubscribed } = await this.alerts.pushStatus({
        endpoint: await this.device.endpoint(),
      });
      this.publicKey = publicKey;
      const state = publicKey === null ? 'unsupported' : await this.device.state();
      runInAction(() => {
        // The browser may be subscribed for another account.
        this.state = state === 'on' && !isSubscribed ? 'off' : state;
      });
    } catch (error) {
      // Without an answer the switch is not shown.
      if (!(error instanceof Failure)) throw error;
    }
  }

  /** @returns true if this browser now receives messages */
  async turnOn(): Promise<boolean> {
    const { publicKey } = this;
    if (publicKey === null) return false;
    await whileBusy(this, this.modals, async () => {
      const subscription = await this.device.subscribe(publicKey);
      if (subscription) await this.alerts.savePushSubscription(subscription);
      const state = await this.device.state();
      runInAction(() => {
        this.state = state;
      });
    });
    return this.state === 'on';
  }

  async turnOff(): Promise<void> {
    await whileBusy(this, this.modals, async () => {
      const endpoint = await this.device.unsubscribe();
      if (endpoint !== null) await this.alerts.deletePushSubscription({ endpoint });
      runInAction(() => {
        this.state = 'off';
      });
    });
  }
}
