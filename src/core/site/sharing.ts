/** What became of a wish to share: handed on, in the clipboard, or given up. */
export type Shared = 'shared' | 'copied' | 'given-up' | 'failed';

/** Hands the address of the present page on. */
export abstract class Sharing {
  abstract share(title: string): Promise<Shared>;
}
