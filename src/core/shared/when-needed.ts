import { Failure } from './failure.ts';

/** Code that weighs and comes when it is first asked for. @throws Failure when it does not come. */
export function whenNeeded<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    try {
      return await load();
    } catch {
      throw new Failure('error-please-try-again-later', {}, 'unreachable');
    }
  };
}
