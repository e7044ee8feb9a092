import { makeAutoObservable, runInAction } from 'mobx';
import { Cancelled, Failure } from '../../core/shared/failure.ts';
import type { Canceller } from '../../core/shared/failure.ts';
import type { ChosenFile } from '../../core/shared/chosen-file.ts';
import type { Modals } from '../site/modals.ts';
import type { ImportSubject, ShownImports } from './import-subject.ts';
import { unobserved } from '../site/unobserved.ts';

/** Modal to choose and upload a file of products or listings (VEND-04). */
export class ImportUpload {
  sending: { name: string; percent: number } | null = null;
  /** Error of the last file. */
  error: string | null = null;
  private abort: Canceller | null = null;

  constructor(
    readonly subject: ImportSubject,
    private readonly own: ShownImports,
    private readonly modals: Modals,
    private readonly newAbort: () => Canceller,
    private readonly open: (id: number) => Promise<void>,
  ) {
    makeAutoObservable(this, unobserved('subject', 'own', 'modals', 'newAbort', 'open', 'abort'));
  }

  async choose(files: readonly ChosenFile[]): Promise<void> {
    const [file] = files;
    if (!file || this.sending) return;
    if (files.length > 1) {
      this.error = 'import-one-at-once';
      return;
    }
    this.error = null;
    this.sending = { name: file.name, percent: 0 };
    this.abort = this.newAbort();
    try {
      const id = await this.own.upload(file, (part) => this.sent(part), this.abort.signal);
      // If the modal was closed meanwhile, the import is in the list.
      if (this.modals.open === this.subject.modal) this.modals.close();
      await this.open(id);
    } catch (error) {
      this.refused(error);
    } finally {
      runInAction(() => {
        this.sending = null;
        this.abort = null;
      });
    }
  }

  stop(): void {
    this.abort?.abort();
  }

  private sent(part: number): void {
    if (this.sending) this.sending = { ...this.sending, percent: Math.round(part * 100) };
  }

  private refused(error: unknown): void {
    if (error instanceof Cancelled) return;
    if (!(error instanceof Failure)) throw error;
    // The login that opened shows the error.
    if (!error.isAccessRefusal) this.error = error.messageKey;
  }
}
