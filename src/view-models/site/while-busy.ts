import { runInAction } from 'mobx';
import type { Modals } from './modals.ts';

/** Does one thing at a time: `busy` is true meanwhile, nothing else is begun, and a failure is told of. */
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
