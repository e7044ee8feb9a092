import { makeAutoObservable } from 'mobx';
import type { Picture } from '../../core/shared/picture.ts';
import type { ChosenFile } from '../../core/shared/chosen-file.ts';
import type { PictureUploads } from '../../core/site/picture-uploads.ts';
import type { Modals } from './modals.ts';

/** The place of one picture, such as a logo: what is chosen for it stands there as soon as it has been sent. */
export class PictureSlot {
  /** The part of a chosen picture that has gone, 0 to 1; null while none is on its way. */
  sent: number | null = null;

  constructor(
    private readonly uploads: PictureUploads,
    private readonly modals: Modals,
    private readonly shown: () => Picture | null,
    /** Puts an uploaded picture there; null takes away what is there. @throws Failure */
    private readonly put: (key: string | null) => Promise<void>,
  ) {
    makeAutoObservable<this, 'uploads' | 'modals' | 'shown' | 'put'>(this, {
      uploads: false,
      modals: false,
      shown: false,
      put: false,
    });
  }

  get picture(): Picture | null {
    return this.shown();
  }

  async choose(file: ChosenFile): Promise<void> {
    this.tell(0);
    try {
      const { key } = await this.uploads.upload(file, (part) => this.tell(part));
      await this.put(key);
    } catch (error) {
      this.modals.notifyOf(error);
    } finally {
      this.tell(null);
    }
  }

  async remove(): Promise<void> {
    try {
      await this.put(null);
    } catch (error) {
      this.modals.notifyOf(error);
    }
  }

  private tell(sent: number | null): void {
    this.sent = sent;
  }
}
