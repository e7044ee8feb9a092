import { Failure } from '../../../src/core/shared/failure.ts';

/** Uploads at once in all and for one sender: 30 of 15 MB are 450 MB at most. */
const [IN_ALL, FOR_ONE] = [30, 6];

/** Limits the uploads of this process, and so their memory. */
export class UploadPlaces {
  private inAll = 0;
  private readonly bySender = new Map<string, number>();

  /**
   * @returns a function that releases the place
   * @throws Failure `too-many` or `unavailable` without a place
   */
  take(sender: string): () => void {
    const own = this.bySender.get(sender) ?? 0;
    if (own >= FOR_ONE) throw new Failure('error-picture-too-many-at-once', {}, 'too-many');
    if (this.inAll >= IN_ALL) throw new Failure('error-please-try-again-later', {}, 'unavailable');
    this.inAll += 1;
    this.bySender.set(sender, own + 1);
    return () => {
      this.inAll -= 1;
      const left = (this.bySender.get(sender) ?? 1) - 1;
      if (left > 0) this.bySender.set(sender, left);
      else this.bySender.delete(sender);
    };
  }
}
