import { runInAction } from 'mobx';
import type { Modals } from './modals.ts';

/** Runs one action at a time: `busy` is true meanwhile, and failures are shown. */
export async function whileBusy(
  owner: { busy: boolean },
  modals: Pick<Modals, 'notifyOf'>,
  work: () => Promise<void>,
): Promise<void> {
  if (owner.busy) return;
  const become = (busy: boolean) =>
    runInAction(() => {
      owner.busy = busy;
    });
  become(true);
  try {
    await work();
  } catch (error) {
    modals.notifyOf(error);
  } finally {
    become(false);
  }
}
