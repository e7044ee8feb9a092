import { makeAutoObservable } from 'mobx';
import type { Picture } from '../../core/shared/picture.ts';
import type { ChosenFile } from '../../core/shared/chosen-file.ts';
import type { PictureUploads } from '../../core/site/picture-uploads.ts';
import type { Modals } from './modals.ts';
import { unobserved } from './unobserved.ts';

/** A single picture, such as a logo, stored as soon as it is uploaded. */
export class PictureSlot {
  /** Sent share of the upload, 0 to 1; null without one. */
  sent: number | null = null;

  constructor(
    private readonly uploads: PictureUploads,
    private readonly modals: Modals,
    private readonly shown: () => Picture | null,
    /**
     * Stores an uploaded picture; null removes it.
     * @throws Failure
     */
    private readonly put: (key: string | null) => Promise<void>,
  ) {
    makeAutoObservable(this, unobserved('uploads', 'modals', 'shown', 'put'));
  }

  get picture(): Picture | null {
    return this.shown();
  }

  async choose(file: ChosenFile): Promise<void> {
    this.setSent(0);
    try {
      const { key } = await this.uploads.upload(file, (part) => this.setSent(part));
      await this.put(key);
    } catch (error) {
      this.modals.notifyOf(error);
    } finally {
      this.setSent(null);
    }
  }

  async remove(): Promise<void> {
    try {
      await this.put(null);
    } catch (error) {
      this.modals.notifyOf(error);
    }
  }

  private setSent(sent: number | null): void {
    this.sent = sent;
  }
}
