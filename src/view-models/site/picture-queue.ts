import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Failure } from '../../core/shared/failure.ts';
import type { Canceller, FailureKind } from '../../core/shared/failure.ts';
import type { ChosenFile } from '../../core/shared/chosen-file.ts';
import type { PictureUploads, UploadedPicture } from '../../core/site/picture-uploads.ts';
import { unobserved } from './unobserved.ts';

const AT_ONCE = 3;
/** Errors of the file itself. */
const REFUSED_FOR_GOOD: readonly FailureKind[] = ['too-large', 'wrong-type', 'invalid'];

/** A picture of the form: stored or being uploaded. `sentShare` is 0 to 1. */
export type PictureTile = {
  id: number;
  name: string;
  state: 'waiting' | 'sending' | 'failed' | 'done';
  sentShare: number;
  /** Message key. */
  error: string | null;
  /** True if a retry may succeed. */
  retriable: boolean;
  picture: UploadedPicture | null;
};

/** Pictures of a form, uploaded a few at a time, in the person's order (HOME-11). */
export class PictureQueue {
  tiles: readonly PictureTile[] = [];
  /** Message key of files that were not accepted. */
  refusal: string | null = null;
  /** Keys of pictures for which a listing waits for the team (TRUST-03). */
  pendingReview: readonly string[] = [];
  private nextId = 1;
  private readonly files = new Map<number, ChosenFile>();
  private readonly aborts = new Map<number, Canceller>();

  constructor(
    private readonly uploads: PictureUploads,
    /** Maximum number; a new picture replaces a single one. */
    private readonly most: number,
    private readonly changed: (pictures: UploadedPicture[]) => void,
    private readonly newAbort: () => Canceller,
  ) {
    makeAutoObservable(this, {
      ...unobserved('uploads', 'most', 'changed', 'newAbort', 'nextId', 'files', 'aborts'),
      tiles: observableRef,
      pendingReview: observableRef,
    });
  }

  reset(pictures: readonly UploadedPicture[]): void {
    for (const { id } of this.tiles) this.giveUp(id);
    this.refusal = null;
    this.tiles = pictures.map((picture) => ({ ...this.newTile(''), state: 'done', sentShare: 1, picture }));
  }

  add(files: readonly ChosenFile[]): void {
    this.refusal = null;
    if (this.most === 1 && files.length > 0 && this.tiles.length > 0) {
      this.reset([]);
      this.notify();
    }
    const room = this.most - this.tiles.length;
    if (files.length > room) this.refusal = 'error-too-many-pictures';
    const taken = files.slice(0, Math.max(0, room)).map((file) => {
      const tile = this.newTile(file.name);
      this.files.set(tile.id, file);
      return isOther(file)
        ? { ...tile, state: 'failed' as const, error: 'error-picture-not-a-picture' }
        : tile;
    });
    this.tiles = [...this.tiles, ...taken];
    this.sendNext();
  }

  retry(id: number): void {
    this.change(id, { state: 'waiting', sentShare: 0, error: null });
    this.sendNext();
  }

  remove(id: number): void {
    const wasThere = this.tiles.some((tile) => tile.id === id && tile.picture !== null);
    this.giveUp(id);
    this.refusal = null;
    this.tiles = this.tiles.filter((tile) => tile.id !== id);
    if (wasThere) this.notify();
    this.sendNext();
  }

  /** Moves a picture; the first is the main one. */
  move(from: number, to: number): void {
    const tile = this.tiles[from];
    if (!tile || to < 0 || to >= this.tiles.length || from === to) return;
    const others = this.tiles.filter((one) => one !== tile);
    this.tiles = [...others.slice(0, to), tile, ...others.slice(to)];
    this.notify();
  }

  get isSending(): boolean {
    // A free upload slot means that none waits.
    return this.tiles.some(({ state }) => state === 'sending');
  }

  /** Positions of the held pictures that are still present, from 1. */
  get pendingPlaces(): number[] {
    return this.tiles.flatMap(({ picture }, at) =>
      picture && this.pendingReview.includes(picture.key) ? [at + 1] : [],
    );
  }

  get room(): number {
    return this.most - this.tiles.length;
  }

  private sendNext(): void {
    const sending = this.tiles.filter(({ state }) => state === 'sending').length;
    const next = this.tiles.filter(({ state }) => state === 'waiting').slice(0, AT_ONCE - sending);
    for (const { id } of next) void this.send(id);
  }

  private async send(id: number): Promise<void> {
    const file = this.files.get(id);
    if (!file) return;
    const abort = this.newAbort();
    this.aborts.set(id, abort);
    this.change(id, { state: 'sending', sentShare: 0, error: null });
    try {
      const picture = await this.uploads.upload(
        file,
        (sentShare) => this.change(id, { sentShare }),
        abort.signal,
      );
      if (abort.signal.aborted) return;
      this.files.delete(id);
      this.change(id, { state: 'done', sentShare: 1, picture });
      this.notify();
    } catch (error) {
      if (abort.signal.aborted) return;
      this.change(id, {
        state: 'failed',
        error: error instanceof Failure ? error.messageKey : 'error-please-try-again-later',
        retriable: !(error instanceof Failure) || !REFUSED_FOR_GOOD.includes(error.kind),
      });
      if (!(error instanceof Failure)) throw error;
    } finally {
      this.sendNext();
    }
  }

  private giveUp(id: number): void {
    this.aborts.get(id)?.abort();
    this.aborts.delete(id);
    this.files.delete(id);
  }

  private change(id: number, change: Partial<PictureTile>): void {
    runInAction(() => {
      this.tiles = this.tiles.map((tile) => (tile.id === id ? { ...tile, ...change } : tile));
    });
  }

  private newTile(name: string): PictureTile {
    this.nextId += 1;
    return {
      id: this.nextId,
      name,
      state: 'waiting',
      sentShare: 0,
      error: null,
      retriable: false,
      picture: null,
    };
  }

  private notify(): void {
    this.changed(this.tiles.flatMap(({ picture }) => picture ?? []));
  }
}

/** True for a declared type other than a picture; without one the server checks. */
function isOther({ type }: ChosenFile): boolean {
  return type !== '' && !type.startsWith('image/');
}
