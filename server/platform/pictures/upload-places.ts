import { Failure } from '../../../src/core/shared/failure.ts';

/** Uploads at once: each holds up to 15 MB until it is done, so 30 are 450 MB at the very most. */
const [IN_ALL, FOR_ONE] = [30, 6];

/** Counts the uploads in hand in this process, so that their memory has an end. */
export class UploadPlaces {
  private inAll = 0;
  private readonly bySender = new Map<string, number>();

  /** @returns what gives the place back. @throws Failure `too-many` or `unavailable` when there is none. */
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
